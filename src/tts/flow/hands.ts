import { parseWhole } from "../../core/lines";
import { ownerId, type State } from "../../games/castle-risk/rules/state";
import { landId } from "../../risk/europe/board";
import { handsOn, type Hands } from "../../session/table/hands";
import { territoryName, unitList } from "../../text/names";
import { LANGUAGE } from "../language";
import type { Desk } from "./desk";
import { note, seatWord, tellAll } from "./speak";

/** Tells everybody what was changed by hand, by the words of the command. */
export function tellHand(desk: Desk, colour: string, text: string): void {
  const hands = handsOn(desk.room);
  if (hands === undefined) return;
  if (hands.changes === 1) tellAll(LANGUAGE.hand.waits);
  const words = text.split(" ");
  const by = seatWord(colour);
  const s = hands.match.game.state;
  const [, what, where] = words;
  const seat = s.colours.indexOf(where);
  if (what === "coins") note(LANGUAGE.hand.coins(by, seatWord(where), hands.lying.coins[seat]));
  else if (what === "reserve")
    note(LANGUAGE.hand.reserve(by, seatWord(where), unitList(hands.lying.reserves[seat], LANGUAGE.names)));
  else {
    note(landText(hands, s, by, parseWhole(where)));
    if (what === "move") note(landText(hands, s, by, parseWhole(words[3])));
  }
}

function landText({ lying }: Hands, s: State, by: string, t: number): string {
  const { owner, units, castle, tokens } = lying.lands[t];
  const { names } = LANGUAGE;
  return LANGUAGE.hand.land(
    by,
    territoryName(landId(t), names),
    seatWord(ownerId(s, owner)),
    unitList(units, names),
    castle,
    tokens,
  );
}
