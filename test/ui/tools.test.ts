/** The row of icons on the status has no gap where a page of some games is not in this one. */
import { expect, test } from "vitest";
import { SAVES } from "../../mod/saves/index";
import { parseXml, type Node } from "../../tabletop/xml/parse";

/** The icons of the status: their ids, empty for those that are in every game, from left to right. */
function iconsOf(nodes: readonly Node[]): string[] {
  const status = all(nodes).find(({ attributes }) => attributes["id"] === "status");
  const placed = (status?.children ?? []).flatMap(
    ({ attributes: { id = "", onClick = "", offsetXY = "" } }) =>
      /^table_ui\((show|fold) /.test(onClick) && id !== "status-folded" && !onClick.includes("fold status")
        ? [{ id, x: Number(offsetXY.split(" ")[0]) }]
        : [],
  );
  return placed.sort((a, b) => a.x - b.x).map(({ id }) => id);
}

function all(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...all(node.children)]);
}

test.each(SAVES.map((save) => [save.meta.id, save] as const))(
  "what varies from game to game stands behind all that does not: %s",
  (_id, save) => {
    const icons = iconsOf(parseXml(save.ui().xml));
    expect(icons.length).toBeGreaterThan(6);
    const first = icons.findIndex((id) => id.startsWith("menu-"));
    expect(icons.slice(first < 0 ? icons.length : first).every((id) => id.startsWith("menu-"))).toBe(true);
  },
);

test("classic RISK and Risk Europe have such an icon, for missions", () => {
  const varying = SAVES.filter((save) => iconsOf(parseXml(save.ui().xml)).includes("menu-missions"));
  expect(varying.map(({ meta }) => meta.id).sort()).toEqual(["risk_classic", "risk_europe"]);
});
