/** A second press on what ends a phase or confirms an action must not answer a question that comes between the two. */
import { expect, test } from "vitest";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { arial } from "../../tabletop/xml/layout/arial";
import type { Box } from "../../tabletop/xml/layout/box";
import { overlap } from "../../tabletop/page/panels/free";
import { solve } from "../../tabletop/xml/layout/solve";
import { parseXml, type Node } from "../../tabletop/xml/parse";

const VIEWER = { color: "Red", host: false, promoted: false, team: "None" };

/** The document with this panel shown, and all in it. */
function shown(nodes: readonly Node[], id: string, within = false): Node[] {
  return nodes.flatMap((node) => {
    const isIt = within || node.attributes["id"] === id;
    const children = shown(node.children, id, isIt);
    if (node.tag === "Defaults") return [node];
    if (!isIt && children.length === 0) return [];
    const { active: _active, visibility: _visibility, ...attributes } = node.attributes;
    return [{ ...node, attributes, children }];
  });
}

function buttonsOf(id: string): Box[] {
  const document = shown(parseXml(CASTLE_RISK.ui().xml), id);
  return solve(document, { w: 1280, h: 720, viewer: VIEWER, measure: arial() }).filter(
    ({ handlers }) => "onClick" in handlers,
  );
}

test("where an attack is confirmed or a phase is ended, nothing can be pressed while one is asked for a card", () => {
  const ending = buttonsOf("action-body").filter(({ id }) => /^action-(confirm|cancel|end)$/.test(id));
  const asked = buttonsOf("window-own");
  expect([ending.length, asked.some(({ id }) => id === "window-never")]).toEqual([3, true]);
  for (const one of ending)
    expect([one.id, asked.filter((other) => overlap(one, other)).map(({ id }) => id)]).toEqual([one.id, []]);
});
