import type { Seat } from "../../../../core/types";
import { CARDS } from "../../rules/cards";
import { CHOICES } from "../../choices";
import type { State } from "../../rules/state";
import { ORDERS } from "../../rules/standing";
import { fitting } from "../../rules/turn/window";
import type { CastleLanguage } from "../../text/language";
import { seatName } from "../../../../session/ui/words";
import { nameOf } from "../../../../text/entry";

/**
 * A card window as everybody sees it, holder or not: nothing of it depends on a hand. Who is asked has
 * the buttons on the action panel.
 */
export interface WindowModel {
  readonly text: string;
  /** Where the text does not say it: which cards there are for this moment, or which lie open. */
  readonly details: string;
}

export function modelOfWindow(s: State, language: CastleLanguage): WindowModel | undefined {
  if ((s.step !== "play" && s.step !== "answer") || s.asked.length === 0) return undefined;
  const { panel, names } = language;
  const who = seatName(s, s.asked[0], language);
  const n = s.window.length;
  const open = s.window.map(({ seat, card }) =>
    panel.windowOpen(seatName(s, seat, language), nameOf(names.cards, CARDS[card])),
  );
  return {
    text:
      n === 0
        ? panel.windowCard(who)
        : panel.windowAnswer(
            who,
            nameOf(names.cards, CARDS[s.window[n - 1].card]),
            seatName(s, s.window[n - 1].seat, language),
          ),
    details:
      n === 0
        ? panel.windowFitting(fitting(s).map((k) => nameOf(names.cards, CARDS[k])))
        : n === 1
          ? ""
          : open.join(", "),
  };
}

/** Ids of the cards that a seat that is asked could play now out of its hand: for its eyes alone. */
export function cardsInHand(s: State, seat: Seat): string[] {
  const words = CHOICES.next(s, { seat, verb: "play" });
  const list: string[] = [];
  if (words.field !== "word") return list;
  for (const candidate of words.candidates) if (candidate.why === undefined) list.push(candidate.value);
  return list;
}

/** Why the table passes for the seat that is asked; empty where the seat itself has to. For its eyes alone, too. */
export function passOf(s: State, seat: Seat, { panel }: CastleLanguage): string {
  if (ORDERS.answer(s, seat) === undefined) return "";
  return s.seats[seat].settings.windows === "never"
    ? panel.passedByOrder
    : panel.passedFor(s.window.length > 0);
}
