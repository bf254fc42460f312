/** What the room gives, for Node and Lua to be compared: one line for each tenth action, of all models. */
import { mix } from "../../src/core/hash";
import { parseWhole } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import { rollFrom, seedRng } from "../../src/core/rng";
import { newIntent } from "../../src/session/intent/intent";
import { done, moveTo } from "../../src/session/match/match";
import { outline } from "../../src/session/play/outline";
import { modelOfAction } from "../../src/session/panels/action/model";
import { modelOfBattle } from "../../src/games/castle-risk/panels/battle/model";
import { openSince, showPage } from "../../src/session/log/view";
import { modelOfMat, ownMatOf } from "../../src/games/castle-risk/panels/mats/model";
import { modelOfSetup } from "../../src/session/panels/setup/model";
import { statusOf } from "../../src/session/panels/status/model";
import { statisticsOf } from "../helpers/statistics";
import { modelOfWindow } from "../../src/games/castle-risk/panels/window/model";
import { diff } from "../../src/session/scene/diff";
import { layTable } from "../../src/games/castle-risk/table/layout";
import { thingsOf, type Layout } from "../../src/session/scene/thing";
import { countAllCrowns } from "../../src/games/castle-risk/rules/crowns";
import { rebuildSome, startRebuild } from "../../src/session/match/rebuild";
import { resumeSome, writeSave } from "../../src/session/table/save";
import type { LogView } from "../../src/session/table/screen";
import { present, type Table } from "../../src/session/table/table";
import { freeBack } from "../../src/session/table/free-back";
import { openSave, rollOf } from "../helpers/castle";
import { matchOf, playOn, startedTable, stateOf } from "../helpers/presser";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

/** Mixes any plain value; characters beyond ASCII are left out, for Lua sees bytes where JavaScript sees characters. */
function digest(hash: number, value: unknown): number {
  if (typeof value === "number") return mix(hash, value < 0 ? 500 - value : value);
  if (typeof value === "boolean") return mix(hash, value ? 2 : 3);
  if (typeof value === "string") {
    let h = hash;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code < 128) h = mix(h, code);
    }
    return h;
  }
  if (typeof value !== "object" || value === null) return hash;
  let h = mix(hash, 7);
  if (Array.isArray(value)) {
    for (const x of value) h = digest(h, x);
    return h;
  }
  const table = value as Record<string, unknown>;
  // The order of keys is not the same everywhere: their sum is.
  let sum = 0;
  for (const key of Object.keys(table)) {
    if (table[key] !== undefined) sum = (sum + digest(digest(1, key), table[key])) % 1000000007;
  }
  return mix(h, sum);
}

function models(t: Table, before: Layout, after: Layout): number {
  const m = matchOf(t);
  const s = stateOf(t);
  let h = digest(1, statusOf(s, ENGLISH, false));
  h = digest(h, modelOfBattle(s, rollOf(t), ENGLISH));
  h = digest(h, modelOfWindow(s, ENGLISH));
  h = digest(h, diff(before, after));
  h = digest(h, thingsOf(after));
  const crowns = countAllCrowns(s);
  s.seats.forEach((_, seat) => {
    h = digest(h, modelOfMat(s, seat, crowns[seat], ENGLISH));
    h = digest(h, ownMatOf(s, seat, ENGLISH));
    const intent = newIntent(m, seat);
    h = digest(h, modelOfAction(m, intent, ENGLISH));
    h = digest(h, outline(m, intent));
    const view: LogView = { until: 0, top: 0, seek: -1, unfolded: {}, rows: [], changes: 0 };
    openSince(m, seat, view);
    h = digest(h, showPage(m, seat, view, ENGLISH));
    h = digest(h, view);
    h = digest(h, freeBack(matchOf(t), seat));
  });
  return h;
}

function room(players: string, seed: string, most: string): string {
  const t = startedTable(parseWhole(players), parseWhole(seed));
  const lines = [`${digest(1, modelOfSetup(t, ENGLISH))}`];
  const roll = rollFrom(seedRng(parseWhole(seed) + 1));
  let before = layTable(stateOf(t), present(t));
  let n = 0;
  playOn(t, roll, parseWhole(most), () => {
    n++;
    if (n % 10 !== 0) return;
    const after = layTable(stateOf(t), present(t), before);
    lines.push(`${n} ${models(t, before, after)}`);
    before = after;
  });
  const text = writeSave(t);
  const r = openSave(text);
  if (isFault(r)) return "fault";
  while (resumeSome(r, 10) === false);
  const rebuild = startRebuild(matchOf(r.table));
  if (rebuild !== undefined) while (!rebuildSome(rebuild, 10));
  const statistics = statisticsOf(matchOf(r.table));
  moveTo(matchOf(r.table), Math.floor(done(matchOf(t)) / 2));
  return `${lines.join("\n")}\n${digest(1, statistics)}\n${writeSave(r.table)}\n${text}`;
}

const offered = globalThis as unknown as Record<string, unknown>;
offered.room = room;
