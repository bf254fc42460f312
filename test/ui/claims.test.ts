/** Who comes into a game takes a seat by its button, and that one stays where it is while others sit down. */
import { expect, test } from "vitest";
import { SAVES } from "../../mod/saves/index";
import { arial } from "../../tabletop/xml/layout/arial";
import { solve } from "../../tabletop/xml/layout/solve";
import { parseXml, type Node } from "../../tabletop/xml/parse";

const VIEWER = { color: "Grey", host: false, promoted: false, team: "None" };

/** The document with the claims shown, those of these colours alone. */
function withFree(nodes: readonly Node[], free: readonly string[]): Node[] {
  return nodes.map((node) => {
    const { id = "" } = node.attributes;
    const attributes = { ...node.attributes };
    if (id === "claims" || id === "middle") delete attributes["visibility"];
    if (id.startsWith("claim-")) attributes["active"] = String(free.includes(id.slice("claim-".length)));
    return { ...node, attributes, children: withFree(node.children, free) };
  });
}

test.each(SAVES.map((save) => [save.meta.id, save] as const))(
  "the seats of %s keep their places",
  (_id, save) => {
    const document = parseXml(save.ui().xml);
    const places = (free: readonly string[]): Map<string, string> => {
      const boxes = solve(withFree(document, free), { w: 1280, h: 720, viewer: VIEWER, measure: arial() });
      const claims = boxes.filter(({ id }) => id.startsWith("claim-"));
      return new Map(claims.map(({ id, x, y, w, h }) => [id.slice("claim-".length), `${x} ${y} ${w} ${h}`]));
    };
    const { colours } = save.meta;
    const all = places(colours);
    expect([...all.keys()]).toEqual([...colours]);
    for (const taken of colours) {
      const rest = places(colours.filter((colour) => colour !== taken));
      expect(rest.size).toBe(colours.length - 1);
      for (const [colour, place] of rest) expect([colour, place]).toEqual([colour, all.get(colour)]);
    }
  },
);
