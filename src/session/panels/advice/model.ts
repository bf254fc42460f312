import { NOBODY } from "../../../core/types";
import type { Language } from "../../../text/language";
import { actionText, reasonText } from "../../../text/log";
import type { Match } from "../../match/match";
import { adviceOf, adviser, landsAhead } from "../../play/advice";
import type { Advice } from "../../table/table";
import type { Room } from "../../table/room";
import { PALETTE } from "../../ui/palette";
import { seatName } from "../../ui/words";

/** What a seat is told of the advice that it has asked for: in a sentence what to do, why, and what comes then. */
export function adviceText(room: Room, match: Match, seat: number, language: Language): string {
  const { panel } = language;
  const advice = adviceOf(room, seat);
  if (advice?.isShown !== true) return `<color=${PALETTE.red}><b>${panel.planAsk}</b></color>`;
  if (advice.action === undefined) return panel.planThought;
  const lands = landsAhead(room, advice).map((land) => language.log.land(land));
  const ahead = lands.length === 0 ? "" : `\n${panel.planAhead(lands)}`;
  return `<b>${deedOf(match, advice, language)}</b>${whyOf(match, advice, language)}${ahead}`;
}

/** The action in words; one that others may not know as its seat would write it. */
function deedOf({ module, game }: Match, { action }: Advice, language: Language): string {
  if (action === undefined) return "";
  const { colours } = game.state;
  if (module.view.action(action, NOBODY) === action) return actionText(action, colours, language);
  const [, ...words] = module.notation.writeAction(action, colours).split(" ");
  return `${language.panel.planSecret(words.join(" ").split("_").join(" "))}`;
}

function whyOf({ module, game }: Match, { action, thought, seat }: Advice, language: Language): string {
  const s = game.state;
  if (action === undefined) return "";
  const why = adviser(module).why?.(module.view.state(s, NOBODY), action, thought);
  return why === undefined ? "" : `\n${reasonText(why, seatName(s, seat, language), language)}`;
}
