/** A small part of `npm run attack`, from a fixed seed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { attack } from "../../scripts/attack/run";
import { RISK_EUROPE } from "../../mod/saves/risk-europe";
import { isFault } from "../../src/core/refuse";
import { startReplay } from "../../src/core/replay";
import { NOBODY, type CommonState } from "../../src/core/types";
import { GAME } from "../../src/games/castle-risk/module";
import { GAME as EUROPE } from "../../src/games/risk-europe/module";
import { sourceOf } from "../games/contract/packed";
import { foldersFuzzer } from "../../scripts/attack/folders";
import { gameSave } from "../tabletop/server/save";
import { packHere } from "./packed";
import { savesFuzzer } from "../../scripts/attack/saves";
import { compareTables, secretsFuzzer } from "../../scripts/attack/secrets";
import { wireFuzzer } from "../../scripts/attack/wire";
import type { Fuzzer } from "../../scripts/attack/fuzzer";
import type { GameModule } from "../../src/session/game/module";

const SEED = 20261122;

async function violationsOf(fuzzer: Fuzzer, tries: number): Promise<readonly string[]> {
  const { violations } = await attack(
    fuzzer,
    SEED,
    (tried) => tried < tries,
    (_, { input }) => input.slice(0, 400),
  );
  await fuzzer.close();
  return violations;
}

const packed = packHere().packed.text;
const opening = { save: packed, written: false };

test("saves that are not as they should be are refused, or opened, seen, saved and loaded", async () => {
  const small = { opening: { save: gameSave(), written: false }, states: ["a word"] };
  expect(await violationsOf(savesFuzzer([small]), 30)).toEqual([]);
  expect(
    await violationsOf(savesFuzzer([{ opening, states: ["castle_risk 1\nplayers red blue\n"] }]), 4),
  ).toEqual([]);
});

test("a table that cannot be saved is found", async () => {
  const broken = JSON.stringify({
    ...(JSON.parse(gameSave()) as object),
    LuaScript: "function onSave() return 1 end",
    Grid: {},
  });
  const source = { opening: { save: broken, written: false }, states: [] };
  const fuzzer = savesFuzzer([source]);
  expect(await violationsOf({ ...fuzzer, limit: -1 }, 1)).toEqual([expect.stringMatching(/^it took \d+ ms/)]);
});

test("folders in which anything may lie are opened or refused in a sentence, and keep what lies there", async () => {
  const states = [readFileSync("test/records/spy-duel.txt", "utf8")];
  expect(await violationsOf(foldersFuzzer([{ opening, states }]), 25)).toEqual([]);
});

test("messages that are not as they should be leave the host their game", async () => {
  const save = gameSave();
  expect(await violationsOf(await wireFuzzer(process.cwd(), { save, written: false }, []), 15)).toEqual([]);
});

test("a secret changes nothing that others are told, and what is none is found to be told", async () => {
  const source = { game: GAME, opening, rewrites: [] };
  expect(await violationsOf(secretsFuzzer([source]), 1)).toEqual([]);
  const { view } = GAME;
  // Where all games look alike, all that differs is a secret.
  const dim: GameModule = {
    ...GAME,
    view: { ...view, state: (s, seat) => (seat === 0 ? s : ({} as never)) },
  };
  const [found] = await violationsOf(secretsFuzzer([{ ...source, game: dim }]), 1);
  expect(found).toMatch(/^what .* is told differs after \d+ frames/);
});

test("11.6 a seat without coins bids by itself, and bids that lie open are no secret any more", async () => {
  const position = (bid: number): CommonState => {
    const game = startReplay(
      EUROPE,
      "risk_europe 1\nposition risk_europe 1 ; players red blue ; round 3 ; phase orders ; step bid ; asked red ; " +
        "first blue ; opener red ; lot yellow ; seat red coins 0 discards tax 2 tax_king 1 split 1 " +
        "picks expand_fortify expand_fortify revealed 0 ; " +
        `seat blue coins 15 discards expand_fortify 2 split 2 picks tax_king tax revealed 0 bid ${bid} ; ` +
        "army yellow coins 15 discards tax 1 split 1 ; rome red footman 4 castle ; sweden yellow footman 6 castle ; " +
        "turkey blue footman 1 castle ; chance 1 2 3 4\n",
    );
    if (isFault(game)) throw new Error(JSON.stringify(game));
    return game.record.state;
  };
  const source = {
    game: EUROPE,
    opening: { save: sourceOf(RISK_EUROPE).save, written: false },
    rewrites: [],
  };
  const pair = { states: [position(0), position(13)], blind: [NOBODY] } as const;
  expect((await compareTables(source, pair)).violation).toBeUndefined();
});
