import type { Refusal } from "../../core/types";
import { UNITS } from "../../games/castle-risk/rules/units";
import { carry } from "../../games/castle-risk/table/byhand";
import { handle, renew, seatOfColour } from "../../session/play/commands/act";
import { command, newOutcome } from "../../session/play/commands/command";
import type { Outcome, Who } from "../../session/play/commands/types";
import { handsOn } from "../../session/table/hands";
import type { Gesture } from "../../session/play/intent";
import { bounds } from "../../session/play/intent";
import { LANGUAGE } from "../language";
import type { Doer, Drop } from "../objects/doer";
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
  if (gesturesOf(drop).length === 0) {
    // Within its own territory a piece was only moved aside.
    if (drop.to < 0 || drop.to !== drop.from) tell(who.colour, LANGUAGE.flow.nowhere);
    return;
  }
  const out = newOutcome();
  const why = propose(desk, who, drop, out);
  if (why !== undefined && room.settings.automation === "advise" && isCarried(drop)) {
    tellWhy(who.colour, why);
    handle(room, who, { type: "cancel" }, out);
    const never = carried(desk, drop);
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
  const { room } = desk;
  if (drop.kind === "supply") {
    if (drop.to < 0) return "";
    if (drop.face === "castle") return `hand castle ${drop.to}`;
    if (drop.face === "token") return `hand tokens ${drop.to} 1`;
    return `hand units ${drop.to} ${kindOf(drop)} ${drop.count > 0 ? drop.count : 1}`;
  }
  const hands = handsOn(room);
  const manual = room.settings.automation === "off" || hands !== undefined;
  if (!manual || !isCarried(drop) || room.table.match === undefined) return "";
  const lands = hands === undefined ? room.table.match.game.state.territories : hands.lying.lands;
  const count = drop.count > 0 ? drop.count : lands[drop.from].units[kindOf(drop)];
  return `hand move ${drop.from} ${drop.to} ${kindOf(drop)} ${count}`;
}

function kindOf(drop: Drop): number {
  return UNITS.findIndex((unit) => unit === drop.face);
}

function isCarried(drop: Drop): boolean {
  return drop.kind === "unit" && drop.from >= 0 && drop.to >= 0 && drop.from !== drop.to;
}

function carried(desk: Desk, drop: Drop): Refusal | undefined {
  const { match } = desk.room.table;
  const kind = kindOf(drop);
  const there = match === undefined ? 0 : match.game.state.territories[drop.from].units[kind];
  return carry(desk.room.table, drop.from, drop.to, kind, drop.count > 0 ? drop.count : there);
}

/** Presses what the drop means, one thing after the other, as far as nothing is refused. */
function propose(desk: Desk, who: Who, drop: Drop, out: Outcome): Refusal | undefined {
  const { room } = desk;
  handle(room, who, { type: "cancel" }, out);
  for (const g of gesturesOf(drop)) {
    const why = handle(room, who, g, out);
    if (why !== undefined) {
      handle(room, who, { type: "cancel" }, out);
      return why;
    }
  }
  return countOut(desk, who, drop, out);
}

function gesturesOf(drop: Drop): Gesture[] {
  if (drop.to < 0) return [];
  switch (drop.kind) {
    case "unit":
      if (drop.from < 0 || drop.from === drop.to) return [];
      return [
        { type: "press", territory: drop.from },
        { type: "press", territory: drop.to },
      ];
    case "reserve":
      return [
        { type: "verb", verb: "place" },
        { type: "press", territory: drop.to },
      ];
    case "castle":
      return [{ type: "verb", verb: "build" }, { type: "press", territory: drop.to }, { type: "confirm" }];
    default:
      return [];
  }
}

/** The number that was typed, of the kind that was dragged; without one as many as there may be. */
function countOut(desk: Desk, who: Who, drop: Drop, out: Outcome): Refusal | undefined {
  const { match } = desk.room.table;
  const seat = seatOfColour(desk.room.table, who.colour);
  const intent = desk.room.intents[seat];
  if (match === undefined || intent === undefined || out.moved) return undefined;
  const b = bounds(match.game.state, intent);
  if (b === undefined) return undefined;
  if (drop.count < 1) return handle(desk.room, who, { type: "most" }, out);
  const least = handle(desk.room, who, { type: "least" }, out);
  if (least !== undefined) return least;
  const kind = b.kinds.findIndex((id) => id === drop.face);
  const why = handle(desk.room, who, { type: "set", kind, to: drop.count }, out);
  return why ?? command(desk.room, who, "confirm", out);
}
