import type { Seat } from "../../../../core/types";
import { CARDS } from "../../rules/cards";
import { CHOICES } from "../../choices";
import { ORDERS } from "../../rules/standing";
import type { State } from "../../rules/state";
import { fitting } from "../../rules/turn/window";
import { colourName } from "../../../../text/names";
import type { CastleLanguage } from "../../text/language";
import { cardName } from "../../text/names";
import { seatName } from "../../../../session/panel/words";

/**
 * A card window as everybody but the asked seat sees it, holder or not: nothing of it depends on a hand. Who is asked has
 * words of its own, and the buttons on the action panel.
 */
export interface WindowModel {
  readonly asked: number;
  readonly text: string;
  /** Which cards there are for this moment, and which lie open. */
  readonly details: string;
  /** Ids of the cards that could be played. */
  readonly fitting: readonly string[];
  /** Cards that lie open, the one to be answered last. */
  readonly open: readonly { readonly seat: number; readonly card: string; readonly text: string }[];
}

export function modelOfWindow(s: State, language: CastleLanguage): WindowModel | undefined {
  if ((s.step !== "play" && s.step !== "answer") || s.asked.length === 0) return undefined;
  const { panel, names } = language;
  const asked = s.asked[0];
  const who = seatName(s, asked, language);
  const { card, by } = answered(s, language);
  return {
    asked,
    text: card === "" ? panel.windowCard(who) : panel.windowAnswer(who, card, by),
    details: [
      panel.windowFitting(fitting(s).map((k) => cardName(CARDS[k], names))),
      s.window
        .map((w) => panel.windowOpen(seatName(s, w.seat, language), cardName(CARDS[w.card], names)))
        .join(", "),
    ].join("\n"),
    fitting: fitting(s).map((k) => CARDS[k]),
    open: s.window.map((w) => ({ seat: w.seat, card: CARDS[w.card], text: cardName(CARDS[w.card], names) })),
  };
}

/** What the window says to the seat that is asked, instead: whether there is anything to answer depends on its hand. */
export function textForAsked(s: State, seat: Seat, language: CastleLanguage): string {
  const { card, by } = answered(s, language);
  const isOpen = ORDERS.answer(s, seat) === undefined;
  const passes = isOpen ? "" : s.seats[seat].settings.windows === "never" ? "never" : "none";
  return language.panel.windowYou(passes, card, by);
}

/** The card that may be answered and who has played it; empty where none lies open. */
function answered({ colours, window }: State, { names }: CastleLanguage): { card: string; by: string } {
  const n = window.length;
  if (n === 0) return { card: "", by: "" };
  const { card, seat } = window[n - 1];
  return { card: cardName(CARDS[card], names), by: colourName(colours[seat], names) };
}

/** Ids of the cards that a seat that is asked could play now out of its hand: for its eyes alone. */
export function cardsInHand(s: State, seat: Seat): string[] {
  const words = CHOICES.next(s, { seat, verb: "play" });
  const list: string[] = [];
  if (words.field !== "word") return list;
  for (const c of words.candidates) if (c.why === undefined) list.push(c.value);
  return list;
}
