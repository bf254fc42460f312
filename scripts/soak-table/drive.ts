import { decide } from "../../src/core/bots/decide";
import { gesturesFor, wordsOf } from "../../test/games/contract/driver";
import { thingsOf } from "../../src/session/scene/thing";
import { nameOfPiece } from "./press";
import { playerColour } from "../../mod/player";
import { putBack } from "./put-back";
import { tidy } from "./tidy";
import type { AnyAction, Roll, Seat } from "../../src/core/types";
import type { Failure } from "./failure";
import type { Match } from "../../src/session/match/match";
import type { Recorder } from "./recorder";

/** Frames between two looks for what is to be pressed, and how often somebody looks. */
const PAUSE = 30;
const LOOKS = 12;
/** Offers of a list that have a button each. */
const OFFERS = 8;
/** Frames in which an action must be seen to be done; a pass that is kept takes its time. */
const DONE = 600;
/** How often somebody tries: what was pressed for a moment that has gone is refused once. */
const TRIES = 3;

/**
 * Makes an action of a seat whose person is asked, by what that person sees. Fails where that leads nowhere although
 * nobody else has done anything meanwhile.
 */
export async function drive(
  recorder: Recorder,
  match: Match,
  seat: Seat,
  roll: Roll,
  record: () => Promise<string>,
): Promise<Failure | undefined> {
  const { table } = recorder;
  const { module, game } = match;
  const s = game.state;
  const color = playerColour(s.colours[seat]);
  const who = table.session.world.people.list.find((one) => one.color === color)?.name;
  if (who === undefined) return undefined;
  const before = await record();
  const hasChanged = async (): Promise<boolean> => (await record()) !== before;
  const { bots, view } = module;
  const action = decide(bots[roll(bots.length)], view.state(s, seat), seat, roll);
  const steps = stepsFor(match, action);
  let missing: string | undefined;
  for (let n = 0; n < TRIES; n++) {
    if (n > 0) await tidy(recorder, module, who);
    missing = await tryOnce(recorder, match, who, steps, hasChanged);
    if (await hasChanged()) return undefined;
  }
  if (await putBack(recorder, module)) return undefined;
  const line = module.notation.writeAction(action, s.colours);
  return missing === undefined
    ? {
        kind: `unheard at ${s.step}`,
        atLook: true,
        text: `${color} has pressed all that makes "${line}", and it is not done`,
      }
    : {
        kind: `asked at ${s.step}`,
        atLook: true,
        text: `${color} is asked at step ${s.step} and finds nothing to press for "${missing}" of "${line}"`,
      };
}

/** Presses one thing after the other, and waits until it is done; gives what could not be pressed. */
async function tryOnce(
  { table, press }: Recorder,
  match: Match,
  who: string,
  steps: readonly Step[],
  hasChanged: () => Promise<boolean>,
): Promise<string | undefined> {
  const say = (words: string): Promise<boolean> => press(`click ${who} table_ui(${words})`);
  await say("cancel");
  await press("advance 5");
  for (const { words, territory } of steps) {
    let done = false;
    for (let look = 0; look < LOOKS && !done; look++) {
      done = territory === undefined ? await first(words, say) : await pressTerritory(territory);
      if (done || (await hasChanged())) break;
      await press(`advance ${PAUSE}`);
    }
    if (await hasChanged()) return undefined;
    if (!done) return words.join('" or "');
    await press("advance 10");
  }
  for (let frame = 0; frame < DONE && !(await hasChanged()); frame += PAUSE) await press(`advance ${PAUSE}`);
  return undefined;

  async function pressTerritory(territory: number): Promise<boolean> {
    const { module, game } = match;
    const keys = thingsOf(module.table.layout(game.state, []))
      .filter((thing) => thing.place === "land" && thing.at === territory)
      .filter((thing) => module.pieces.kinds[thing.kind].button === true)
      .map(({ key }) => key);
    for (const object of table.session.world.objects.values())
      if (keys.includes(object.data.Memo ?? "") && (await press(`button ${who} ${nameOfPiece(object)} 0`)))
        return true;
    return false;
  }
}

async function first(words: readonly string[], say: (words: string) => Promise<boolean>): Promise<boolean> {
  for (const one of words) if (await say(one)) return true;
  return false;
}

interface Step {
  /** What the button says, in one way or another. */
  readonly words: readonly string[];
  readonly territory?: number;
}

/** What is pressed for an action: the button of its offer, or one thing after the other. */
function stepsFor(match: Match, action: AnyAction): Step[] {
  const { module, game } = match;
  for (let i = 0; i < OFFERS; i++) {
    const offered = module.table.card(game.state, action.seat, `${i}`);
    if (JSON.stringify(offered) === JSON.stringify(action)) return [{ words: [`card ${i}`] }];
  }
  return gesturesFor(match, action).map((g): Step => {
    const said = wordsOf(g);
    if (g.type === "press") return { words: [said], territory: g.territory };
    if (g.type === "word") return { words: [said, `card ${g.word}`] };
    return { words: g.type === "verb" ? [g.verb, said] : [said] };
  });
}
