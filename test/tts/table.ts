/** A table with board, mats and hands as the packed save has them, and a script that lays pieces on it. */
import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { makeBundle } from "../../scripts/lua/bundle";
import { deliver } from "../../tabletop/run/deliver";
import { openTable, type Table } from "../../tabletop/table";
import type { LuaValue, Out } from "../../tabletop/bridge/values";
import type { TableOptions } from "../../tabletop/run/session";
import type { ObjectData, XYZ } from "../../tabletop/save/types";
import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { settings } from "../../mod/settings";
import { measureModels } from "../../tabletop/world/measure";
import type { Measure } from "../../tabletop/world/types";
import { moonSharpUnderTest } from "../moonsharp/engine";
import { readDrawing } from "../../scripts/data/drawing";

const { places: drawings } = readDrawing(".");
const { box } = CASTLE_RISK;

/** Where the board lies, and how: the packed save's at first. */
export interface Ground {
  x: number;
  z: number;
  yaw: number;
  /** Table units for 100 pixels. */
  unit: number;
}
export const PACKED: Ground = { x: 0, z: 0, yaw: 180, unit: 1 };

let compiled: { code: string; map: string } | undefined;

/** The script of test/tts/script, compiled as the build does. */
function script(): { code: string; map: string } {
  if (compiled === undefined) {
    const { code, map, errors } = makeBundle(".", { name: "objects", entry: "test/tts/script/objects.ts" });
    if (errors.length > 0) throw new Error(errors.join("\n"));
    compiled = { code, map };
  }
  return compiled;
}

const made = box.models(drawings);
const measureModel = measureModels((path) => made[path] ?? readFileSync(`assets/${path}`, "utf8"));

/** The objects of the packed save, but with the board where the test wants it. */
function objects(ground: Ground): ObjectData[] {
  return box
    .objects({ ...CASTLE_RISK, colours: CASTLE_RISK.meta.colours, rules: [] }, drawings, (path) => path)
    .map((data) => {
      if (data.Tags?.includes("board") !== true) return data;
      const { x: posX, z: posZ, yaw: rotY, unit } = ground;
      return { ...data, Transform: { ...data.Transform, posX, posZ, rotY, scaleX: unit, scaleZ: unit } };
    });
}

/** Sizes as the table would find them in models and pictures: a shield is wider than the script first takes it to be. */
const measure: Measure = (data, what): XYZ | undefined => {
  const image = (data["CustomImage"] as { ImageURL?: string } | undefined)?.ImageURL ?? "";
  return image.includes("/total-") ? { x: 2.6, y: 0.1, z: 2.6 } : measureModel(data, what);
};

const ENGINE: TableOptions =
  process.env["MOONSHARP_HOST"] === undefined ? {} : { engine: moonSharpUnderTest().create };

/** Opens the table with Ann (host, Red), Bob (Blue), Cid (Green), Dee (Yellow) and Eve (Purple). */
export async function laidTable(
  ground = PACKED,
  more: Record<string, unknown> = {},
  options: TableOptions = {},
  others: readonly Record<string, unknown>[] = [],
): Promise<Table> {
  const table = await openLaid(ground, more, options, others);
  for (const [name, colour] of [
    ["Ann", "Red"],
    ["Bob", "Blue"],
    ["Cid", "Green"],
    ["Dee", "Yellow"],
    ["Eve", "Purple"],
  ]) {
    await table.join(name);
    await table.sit(name, colour);
  }
  await table.settle();
  return table;
}

/** The same before anybody has come. */
export async function openLaid(
  ground: Ground,
  more: Record<string, unknown>,
  options: TableOptions,
  others: readonly Record<string, unknown>[] = [],
): Promise<Table> {
  const { code, map } = script();
  const save = {
    ...{ SaveName: "test", LuaScript: code, ObjectStates: [...objects(ground), ...others] },
    ...settings(CASTLE_RISK.meta, CASTLE_RISK.minutes, box.room),
    ...more,
  };
  const table = await openTable(save, { ...ENGINE, map, measure, ...options });
  onTestFinished(() => table.close());
  return table;
}

/** Calls a function of the script by name, and what it has set off. */
export async function tell(table: Table, what: string, ...args: Out[]): Promise<LuaValue> {
  const answer = await deliver(table.session.script, { what, args }, true);
  await table.advance(1);
  return answer;
}
