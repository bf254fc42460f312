import { existsSync, readFileSync } from "node:fs";
import { deliver } from "../../tabletop/run/deliver";
import { playerOut } from "../../tabletop/bridge/values";
import { openTable } from "../../tabletop/table";
import { mustBeThere } from "../../tabletop/world/players";
import type { Node } from "../../tabletop/xml/parse";
import { Complaint } from "../complaint";
import { saveOf } from "../pack/saves";
import { playerColour } from "../../mod/player";

const FRAMES = 4000;

/** The interface of the packed save where a record ends, with somebody at every seat, when a viewer has said this. */
export async function playedDocument(
  record: string,
  viewer: string,
  said: readonly string[],
): Promise<Node[]> {
  const { name, meta } = saveOf(/^(?!#)\w+/m.exec(record)?.[0] ?? "");
  const path = `dist/${name}.json`;
  if (!existsSync(path)) throw new Complaint(`There is no ${path}: npm run build makes it.`);
  const table = await openTable(readFileSync(path, "utf8"));
  try {
    for (const colour of [...meta.colours, "grey"]) {
      const who = playerColour(colour);
      await table.join(`Player ${who}`);
      if (who !== "Grey") await table.sit(`Player ${who}`, who);
    }
    await table.settle(FRAMES);
    await table.load({ ...(await table.save()), LuaScriptState: record });
    await table.settle(FRAMES);
    const person = mustBeThere(table.session.world, `Player ${viewer}`);
    for (const words of said) {
      await deliver(table.session.script, { what: "table_ui", args: [playerOut(`${person.id}`), words, ""] });
      await table.settle(FRAMES);
    }
    return structuredClone(table.session.world.interface.document);
  } finally {
    table.close();
  }
}
