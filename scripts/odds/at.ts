import type { ReportedOdds } from "../../src/core/report";
import { nextLine, openText } from "../../src/core/lines";
import type { AnyAction, CommonState } from "../../src/core/types";
import { REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { Complaint } from "../complaint";
import { gameOf } from "../game";
import { faultComplaint, unfaulted } from "../replay/begin";
import { readText } from "../replay/input";
import { replayWhole } from "../replay/whole";

/** An action as it is given, if it is legal. */
function actionOf(engine: GameModule, s: CommonState, text: string): AnyAction {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Complaint("The action has no words.");
  const seats = Object.fromEntries(s.colours.map((colour, seat) => [colour, seat]));
  const action = engine.notation.readAction(line, seats);
  if (line.fault !== undefined) throw faultComplaint(line.fault, { engine, name: "the action", shift: 0 });
  const why = engine.rules.check(s, action);
  if (why !== undefined) throw new Complaint(`The action "${text}" is refused: ${why.code}.`);
  return action;
}

/** The odds where a record ends: of the battle under way, or before an action. */
export async function oddsAt(
  file: string,
  view: string | undefined,
  action: string | undefined,
): Promise<ReportedOdds> {
  const text = await readText(file);
  const engine = gameOf(text, file);
  const s = unfaulted(replayWhole(engine, text), { engine, name: file, shift: 0 }).state;
  const seat = view === undefined ? -1 : s.colours.indexOf(view);
  if (view !== undefined && seat < 0)
    throw new Complaint(`Nobody plays ${view} in this game, but ${s.colours.join(", ")}.`);
  const asked = action === undefined ? undefined : actionOf(engine, s, action);
  const told = REPORTS[engine.meta.id].odds.at(engine.view.state(s, seat), seat, asked);
  if (told !== undefined) return told;
  throw new Complaint(
    action === undefined ? "No battle is under way there." : "Nobody is fought by this action.",
  );
}
