import type { Refusal } from "../../core/types";
import { handle, renew, seatOfColour } from "../../session/play/commands/act";
import { command, newOutcome } from "../../session/play/commands/command";
import type { Outcome, Who } from "../../session/play/commands/types";
import { changeAtOnce, manualEdit } from "../../session/table/manual";
import type { Drop } from "../../session/play/drop";
import { bounds } from "../../session/play/intent";
import { LANGUAGE } from "../language";
import type { Doer } from "../objects/doer";
import { after } from "./after";
import type { Desk } from "./desk";
import { guard } from "./guard";
import { whoOf } from "./people";
import { say } from "./say";
import { colourId, note, seatWord, tell, tellWhy } from "./speak";

/** What people do to pieces, as what they would press for it. */
export function doerOf(current: (this: void) => Desk): Doer {
  const sayAs = (colour: string, text: string): void => {
    const player = Player[colour as TtsPlayerColor] as TtsPlayer | undefined;
    if (player !== undefined) say(current(), player, text);
  };
  return {
    pressed: (colour, territory) => {
      sayAs(colour, `press ${territory}`);
    },
    dropped: (colour, drop) => {
      const desk = current();
      const player = Player[colour as TtsPlayerColor] as TtsPlayer | undefined;
      const byHand = changeOf(desk, drop);
      if (byHand !== "") sayAs(colour, byHand);
      else if (player !== undefined && desk.ready) {
        guard(desk, "drop", () => {
          dropped(desk, whoOf(desk, player), drop);
        });
      }
    },
    cardPlayed: (colour, card) => {
      sayAs(colour, `card ${card}`);
    },
    vetoed: (colour) => {
      tell(colourId(colour), LANGUAGE.flow.vetoed);
    },
    said: sayAs,
  };
}

/**
 * A drop is a proposal: with a number typed before it is done at once, without one the steppers open at the
 * maximum. Where the table only advises, what the rules refuse is done by hand, and everybody is told.
 */
function dropped(desk: Desk, who: Who, drop: Drop): void {
  const { room } = desk;
  if (room.table.module.table.gestures(drop).length === 0) {
    // Within its own territory a piece was only moved aside.
    if (drop.to < 0 || drop.to !== drop.from) tell(who.colour, LANGUAGE.flow.nowhere);
    return;
  }
  const out = newOutcome();
  const words = drop.kind === SUPPLY ? "" : wordsOf(desk, drop);
  const why = propose(desk, who, drop, out);
  if (why !== undefined && room.settings.automation === "advise" && words !== "") {
    tellWhy(who.colour, why);
    handle(room, who, { type: "cancel" }, out);
    const never = changeAtOnce(room.table, seatOfColour(room.table, who.colour), words.split(" "));
    if (never === undefined) {
      note(LANGUAGE.flow.byHand(seatWord(who.colour)));
      renew(room);
      out.moved = true;
    } else tellWhy(who.colour, never);
  } else if (why !== undefined) tellWhy(who.colour, why);
  after(desk, out);
}

/**
 * What a drop changes on the table, as a command: a piece of the supply, and units where the table leaves
 * them to the players or where something lies elsewhere already. Empty for any other drop.
 */
function changeOf(desk: Desk, drop: Drop): string {
  const { settings, table } = desk.room;
  const isFree = drop.kind === SUPPLY || settings.automation === "off" || manualEdit(desk.room) !== undefined;
  const words = isFree ? wordsOf(desk, drop) : "";
  return words === "" || (drop.kind !== SUPPLY && table.match === undefined) ? "" : `hand ${words}`;
}

/** The kind of pieces that lie beside the board for changes by hand. */
const SUPPLY = "supply";

/** A drop as a change by hand; empty where it is none. */
function wordsOf(desk: Desk, drop: Drop): string {
  const { match, module } = desk.room.table;
  const { manual } = module.table;
  if (match === undefined || manual === undefined) return "";
  return manual.drop(manualEdit(desk.room)?.lying ?? manual.lying(match.game.state), drop);
}

/** Presses what the drop means, one thing after the other, as far as nothing is refused. */
function propose(desk: Desk, who: Who, drop: Drop, out: Outcome): Refusal | undefined {
  const { room } = desk;
  handle(room, who, { type: "cancel" }, out);
  for (const g of room.table.module.table.gestures(drop)) {
    const why = handle(room, who, g, out);
    if (why !== undefined) {
      handle(room, who, { type: "cancel" }, out);
      return why;
    }
  }
  return countOut(desk, who, drop, out);
}

/** The number that was typed, of the kind that was dragged; without one as many as there may be. */
function countOut(desk: Desk, who: Who, drop: Drop, out: Outcome): Refusal | undefined {
  const { match } = desk.room.table;
  const seat = seatOfColour(desk.room.table, who.colour);
  const intent = desk.room.intents[seat];
  if (match === undefined || intent === undefined || out.moved) return undefined;
  const b = bounds(match, intent);
  if (b === undefined) return undefined;
  if (drop.count < 1) return handle(desk.room, who, { type: "most" }, out);
  const least = handle(desk.room, who, { type: "least" }, out);
  if (least !== undefined) return least;
  const kind = b.kinds.findIndex((id) => id === drop.face);
  const why = handle(desk.room, who, { type: "set", kind, to: drop.count }, out);
  return why ?? command(desk.room, who, "confirm", out);
}
