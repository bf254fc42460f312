import { choosingKey, choosingSeat, isPickFolded } from "../../../../session/panels/choosing";
import { modelOfAction, type ActionModel } from "../../../../session/panels/action/model";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import { newIntent, type Intent } from "../../../../session/intent/intent";
import type { Room } from "../../../../session/table/room";
import { armyId } from "../../rules/army";
import { CARD_IDS } from "../../rules/cards";
import { handOf } from "../../rules/game/round";
import { MISSION_KINDS } from "../../rules/missions";
import type { State } from "../../rules/state";
import { whole } from "../../table/state";
import type { EuropeLanguage } from "../../text/language";
import { entry, nameOf } from "../../../../text/entry";
import { colourName } from "../../../../text/names";
import { shortCard } from "../../text/names";
import { orderPicture } from "./picture";

/** Steps at which all choose in secret at the same time. */
const STEPS: readonly string[] = ["bid", "pick", "missions"];

/** The light in which a card is seen, and one that has left the hand. */
const HELD = "#ffffff";
const PLAYED = "#ffffff38";

/** The size of the picks' names, whose longest takes the width that there is. */
const SUM = 12;

function promptOf(s: State, model: ActionModel, intent: Intent, { panel, names }: EuropeLanguage): string {
  if (s.step === "pick") {
    const [first, second] = picksOf(intent).map((k) => shortCard(k, names));
    return panel.pickPrompt(first, second);
  }
  if (s.step === "missions") return panel.revealPrompt;
  const lot = s.lot < 0 ? "" : colourName(armyId(s, s.lot), names);
  return `${panel.bidFor(lot)}. ${model.prompt}`;
}

/** Both picks by their cards, as far as they are made; -1 for one that is not. */
function picksOf({ draft, counts }: Intent): number[] {
  const first = draft.word === undefined ? -1 : CARD_IDS.indexOf(draft.word);
  return [first, counts.findIndex((n) => n > 0)];
}

/** What a card is called on its face, and the bonus that is a picture there: two cards may share the title. */
function titleOf(k: number, { names }: EuropeLanguage): string {
  if (k < 0) return "";
  const name = nameOf(names.cards, CARD_IDS[k]);
  const end = name.indexOf(",");
  const bonus = entry(names.bonuses, CARD_IDS[k]);
  return bonus === undefined || end < 0 ? name : `${name.substring(0, end)}, ${bonus}`;
}

/** Both picks by the names of their cards. */
function pickedOf(intent: Intent, language: EuropeLanguage): string {
  const [first, second] = picksOf(intent).map((k) => titleOf(k, language));
  return `<size=${SUM}>${language.panel.picked(first, second)}</size>`;
}

/** Each card lies in the place of its turn; kinds that are not in the hand any more are faint. */
function paintCards(s: State, seat: number, colour: string, intent: Intent, { put, show }: Writer): void {
  const picks = picksOf(intent);
  picks.forEach((card, turn) => {
    const id = `pick-${colour}-slot-${turn}`;
    show(id, card >= 0);
    if (card >= 0) put(id, "image", orderPicture(CARD_IDS[card]));
  });
  const hand = handOf(s.seats[seat]);
  const turn = picks[0] < 0 ? "first" : "second";
  show(`pick-${colour}-first`, turn === "first");
  show(`pick-${colour}-second`, turn === "second");
  CARD_IDS.forEach((_, k) => {
    const left = hand[k] - picks.filter((card) => card === k).length;
    put(`pick-${colour}-${turn}-${k}`, "color", left > 0 ? HELD : PLAYED);
  });
}

function paintCounts(colour: string, model: ActionModel, { put, show }: Writer): void {
  for (let kind = 0; kind < MISSION_KINDS; kind++) {
    const at = kind;
    const found = model.steppers.find((step) => step.kind === at);
    show(`pick-${colour}-${at}`, found !== undefined);
    if (found !== undefined)
      put(`pick-${colour}-${at}-text`, "text", `<size=16><b>${found.amount}</b></size>  ${found.name}`);
  }
}

/** Where a seat bids, picks its cards, or says which missions it turns over, while others do the same. */
export const PICKS: Panel<Room> = {
  layer: "turn",
  viewers: "seats",
  key: (room, colour) => choosingKey(room, colour, STEPS),
  paint: (room, colour, writer, language: EuropeLanguage) => {
    const { put, show } = writer;
    const { match } = room.table;
    const seat = choosingSeat(room, colour, STEPS);
    const folded = isPickFolded(room, colour);
    show(`pick-${colour}`, seat >= 0 && !folded);
    show(`pick-${colour}-folded`, seat >= 0 && folded);
    if (match === undefined || seat < 0 || folded) return;
    const s = whole(match.game.state);
    const intent = room.intents[seat] ?? newIntent(match, seat);
    const model = modelOfAction(match, intent, language);
    const cards = s.step === "pick";
    show(`pick-${colour}-cards`, cards);
    show(`pick-${colour}-counts`, !cards);
    put(`pick-${colour}-prompt`, "text", promptOf(s, model, intent, language));
    put(`pick-${colour}-sum`, "text", cards ? pickedOf(intent, language) : model.sumText);
    if (cards) paintCards(s, seat, colour, intent, writer);
    else paintCounts(colour, model, writer);
    put(`pick-${colour}-confirm`, "image", model.confirm ? "button-accent" : "button-grey");
    put(`pick-${colour}-confirm`, "textColor", model.confirm ? PALETTE.light : PALETTE.faint);
  },
};
