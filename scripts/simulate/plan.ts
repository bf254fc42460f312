import { createHash } from "node:crypto";
import { FIELD } from "../../src/core/cipher";
import { openText, plainLine } from "../../src/core/lines";
import { presetOptions, readOption, writeOptions, type OptionsDraft } from "../../src/core/options";
import type { OptionValues } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { wrongUse } from "../options";

/** What a seat is given before the game begins that no rule gives it. */
export interface Given {
  readonly colour: string;
  /** The id of one of the game's handicaps. */
  readonly id: string;
  readonly count: number;
}

/** What the games of a run have in common. With a game's number it says all that happens in that game. */
export interface Plan {
  /** The game's id, and the version of its notation. */
  readonly game: string;
  readonly version: number;
  readonly players: number;
  /** All options as a header has them: `ID VALUE`. */
  readonly options: readonly string[];
  /** Ids of the computers' levels, of seat after seat and then from the first one on again. */
  readonly levels: readonly string[];
  /** Whether from game to game each seat has the next of these levels. */
  readonly rotate: boolean;
  readonly seed: number;
  /** A game that lasts longer than so many rounds is broken off. */
  readonly rounds: number;
  /** In the measures of its game: no rule knows it, so such games have no records. */
  readonly handicap: Given | undefined;
  /** Whether games are measured by their chances to win too. */
  readonly chances?: true;
  /** Whether computers have manners, as those at a table do. */
  readonly manners?: true;
  /** Whether anything is tried in these games and every state of them checked. None of options are random ones, no players all in turn. */
  readonly soak?: true;
}

/** The options of a preset with some of them changed, each `ID VALUE`; complains about what is no such thing. */
export function chosenOptions(game: GameModule, preset: string, changes: readonly string[]): OptionsDraft {
  const options = presetOptions(game.meta, preset);
  for (const change of changes) {
    const line = plainLine(openText(change));
    if (line !== undefined) readOption(line, game.meta.options, options);
    if (line === undefined || line.fault !== undefined || line.at < line.words.length)
      wrongUse(`--option wants an option of ${game.meta.title} and its value, not "${change}".`);
  }
  return options;
}

/** The plan of a run of this game. */
export function newPlan(
  { meta }: GameModule,
  options: OptionValues,
  rest: Pick<Plan, "players" | "levels" | "rotate" | "seed" | "rounds" | "chances" | "manners">,
  handicap?: Given,
): Plan {
  const { id, version } = meta;
  return { ...rest, game: id, version, options: writeOptions(meta.options, options), handicap };
}

/** The level of a seat in a game. */
export function levelOfSeat({ levels, rotate }: Plan, seat: number, n: number): string {
  return levels[(seat + (rotate ? n : 0)) % levels.length];
}

/**
 * The key of a game, as a table draws one: four numbers. Those of a run and of its games are hashed (SHA-256), so that
 * no two games have rolls that go together, which seeds of one number at equal distances have.
 */
export function keyOf(seed: number, n: number): number[] {
  const hash = createHash("sha256").update(`${seed} ${n}`).digest();
  // Eight bytes each: what lies above the last whole multiple of the field is too little to matter.
  return [0, 8, 16, 24].map((at) => Number(hash.readBigUInt64LE(at) % BigInt(FIELD)));
}
