import type { GameMeta, Roll } from "../../src/core/types";
import type { Failure } from "./failure";
import type { GameModule } from "../../src/session/game/module";
import type { Recorder } from "./recorder";

/** How a table begins: all follows from the seed and from what the game says of itself. */
export interface Beginning {
  readonly seed: number;
  /** What the host presses for the options: a preset, or one value of one option. */
  readonly options: string;
  readonly players: number;
  readonly speed: string;
}

/** Every so many tables begin at the beginning; the others so many actions later, and as many more. */
const DEPTHS = 4;
const DEPTH = 80;
const SPEEDS = ["instant", "fast", "normal", "slow"];

/** Every preset of a game, and every value of an option that has a few. */
function variantsOf({ presets, options }: GameMeta): string[] {
  return presets
    .map(({ id }) => `preset ${id}`)
    .concat(
      options.flatMap((def) =>
        def.kind === "choice" ? def.values.map((value) => `option ${def.id} ${value}`) : [],
      ),
    );
}

/** The beginning of a number: one preset or mode after the other, players and speeds along with them. */
export function beginningOf(meta: GameMeta, seed: number): Beginning {
  const variants = variantsOf(meta);
  return {
    seed,
    options: variants[seed % variants.length],
    players: meta.minSeats + (seed % (meta.maxSeats - meta.minSeats + 1)),
    speed: SPEEDS[Math.floor(seed / 2) % SPEEDS.length],
  };
}

/** Ann sits and is the host, Bob sits in every second game, Cyd watches; the other seats are computers of any level. */
export async function setUp(
  { press }: Recorder,
  { meta, bots }: GameModule,
  { seed, options, players, speed }: Beginning,
  roll: Roll,
): Promise<Failure | undefined> {
  const from = roll(meta.colours.length);
  const seats = meta.colours.map((_, i) => meta.colours[(from + i) % meta.colours.length]).slice(0, players);
  for (const name of ["Ann", "Bob", "Cyd"]) await press(`join ${name}`);
  await press("advance 200");
  const say = (who: string, what: string): Promise<boolean> => press(`click ${who} table_ui(${what})`);
  await say("Ann", `sit ${seats[0]}`);
  await press("advance 40");
  const people = seed % 2 === 0 ? 1 : 2;
  if (people === 2) await say("Bob", `sit ${seats[1]}`);
  await press("advance 40");
  await say("Ann", options);
  for (const seat of seats.slice(people))
    for (let n = roll(bots.length); n >= 0; n--) await say("Ann", `computer ${seat}`);
  await say("Ann", "close_empty");
  await press("advance 10");
  await say("Ann", "start");
  await press("advance 60");
  await say("Ann", "show settings");
  await press("advance 10");
  await say("Ann", `speed ${speed}`);
  await say("Ann", "show none");
  await press("advance 10");
  // Most of a game comes after its opening.
  if (seed % DEPTHS > 0) await press(`deepen ${(seed % DEPTHS) * DEPTH + roll(DEPTH)} ${seed}`);
  return undefined;
}
