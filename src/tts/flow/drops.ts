import type { Refusal } from "../../core/types";
import { handle, refreshIntents } from "../../session/play/commands/act";
import { seatOfColour } from "../../session/table/table";
import { command, newOutcome } from "../../session/play/commands/command";
import type { Outcome, Who } from "../../session/play/commands/types";
import { changeAtOnce, manualEdit } from "../../session/table/manual";
import type { Drop } from "../../session/game/drop";
import { SUPPLY } from "../../session/scene/pieces";
import { bounds, gesture, newIntent } from "../../session/intent/intent";
import { outline } from "../../session/play/outline";
import { outlineBoard } from "../objects/board/outline";
import { LANGUAGE } from "../language";
import type { InputHandlers } from "../objects/input/handlers";
import { after } from "./after";
import type { Context } from "./context";
import { guard } from "./guard";
import { playerAt, whoOf } from "./people";
import { sayAs } from "./say";
import { seatWord } from "../colours";
import { note, tell, tellWhy } from "./speak";
import { warnDoubt } from "./warnings";

/** What people do to pieces, as what they would press for it. */
export function inputHandlers(current: (this: void) => Context): InputHandlers {
  const commanded = (colour: string, text: string): void => {
    sayAs(current(), colour, text);
  };
  return {
    pressed: (colour, territory, all) => {
      commanded(colour, all ? `press ${territory} all` : `press ${territory}`);
    },
    dropped: (colour, drop) => {
      const context = current();
      const player = playerAt(colour);
      const byHand = changeOf(context, drop);
      if (byHand !== "") commanded(colour, byHand);
      else if (player !== undefined && context.ready) {
        guard(context, "drop", dropped, context, player, drop);
      }
    },
    lifted: (colour, drop) => {
      const context = current();
      const player = playerAt(colour);
      if (player !== undefined && context.ready)
        guard(context, "lift", lightTargets, context, whoOf(context, player), drop);
    },
    cardPlayed: (colour, card, count) => {
      commanded(colour, count > 0 ? `card ${card} ${count}` : `card ${card}`);
    },
    vetoed: (colour) => {
      tell(playerAt(colour), LANGUAGE.flow.vetoed);
    },
    commanded,
    doubted: () => {
      warnDoubt(current());
    },
  };
}

/** Lights where a piece that somebody has just taken up may go, for all to see as with every other way to choose. */
function lightTargets({ room: { table } }: Context, { colour }: Who, drop: Drop): void {
  const { match, module } = table;
  const seat = seatOfColour(table, colour);
  if (match === undefined || match.game.state.asked.length !== 1) return;
  // What a drop means begins with what was taken up, wherever that is dropped.
  const first = module.table.gestures({ ...drop, to: drop.from === 0 ? 1 : 0 }).slice(0, 1);
  for (const made of first) {
    const { intent, why } = gesture(match, newIntent(match, seat), made);
    if (why === undefined) outlineBoard(outline(match, intent));
  }
}

/**
 * A drop is a proposal: with a number typed before it is done at once, without one the steppers open at the
 * maximum. Where the table only advises, what the rules refuse is done by hand, and everybody is told.
 */
function dropped(context: Context, player: TtsPlayer, drop: Drop): void {
  const { room } = context;
  const who = whoOf(context, player);
  if (room.table.module.table.gestures(drop).length === 0) {
    // Within its own territory a piece was only moved aside.
    if (drop.to < 0 || drop.to !== drop.from) tell(player, LANGUAGE.flow.nowhere);
    // Where it might have gone is lit no more.
    after(context, newOutcome());
    return;
  }
  const out = newOutcome();
  const words = drop.kind === SUPPLY ? "" : wordsOf(context, drop);
  const why = propose(context, who, drop, out);
  if (why !== undefined && room.settings.automation === "advise" && words !== "") {
    tellWhy(player, why);
    handle(room, who, { type: "cancel" }, out);
    const never = changeAtOnce(room.table, seatOfColour(room.table, who.colour), words.split(" "));
    if (never === undefined) {
      note(LANGUAGE.flow.byHand(seatWord(who.colour)));
      refreshIntents(room);
      out.moved = true;
    } else tellWhy(player, never);
  } else if (why !== undefined) tellWhy(player, why);
  after(context, out);
}

/**
 * What a drop changes on the table, as a command: a piece of the supply, and units where the table leaves
 * them to the players or where something lies elsewhere already. Empty for any other drop.
 */
function changeOf(context: Context, drop: Drop): string {
  const { settings, table } = context.room;
  const isFree =
    drop.kind === SUPPLY || settings.automation === "off" || manualEdit(context.room) !== undefined;
  const words = isFree ? wordsOf(context, drop) : "";
  return words === "" || (drop.kind !== SUPPLY && table.match === undefined) ? "" : `manual ${words}`;
}

/** A drop as a change by hand; empty where it is none. */
function wordsOf(context: Context, drop: Drop): string {
  const { match, module } = context.room.table;
  const { manual } = module.table;
  if (match === undefined || manual === undefined) return "";
  return manual.drop(manualEdit(context.room)?.contents ?? manual.contents(match.game.state), drop);
}

/** Presses what the drop means, one thing after the other, as far as nothing is refused. */
function propose(context: Context, who: Who, drop: Drop, out: Outcome): Refusal | undefined {
  const { room } = context;
  handle(room, who, { type: "cancel" }, out);
  for (const made of room.table.module.table.gestures(drop)) {
    const why = handle(room, who, made, out);
    if (why !== undefined) {
      handle(room, who, { type: "cancel" }, out);
      return why;
    }
  }
  return countOut(context, who, drop, out);
}

/** The number that was typed, of the kind that was dragged; without one as many of it as there may be, or of all where no kind is chosen. */
function countOut(context: Context, who: Who, drop: Drop, out: Outcome): Refusal | undefined {
  const { match } = context.room.table;
  const intent = context.room.intents[seatOfColour(context.room.table, who.colour)];
  if (match === undefined || intent === undefined || out.moved) return undefined;
  const limits = bounds(match, intent);
  if (limits === undefined) return undefined;
  const named = limits.kinds.findIndex((id) => id === drop.face);
  // Where only one kind is counted it need not be what the piece is called: armies, dice.
  const kind = named < 0 && limits.kinds.length === 1 ? 0 : named;
  if (kind < 0 || (drop.count < 1 && limits.maxEach[kind] < 1))
    return handle(context.room, who, { type: "most" }, out);
  const least = handle(context.room, who, { type: "least" }, out);
  if (least !== undefined) return least;
  const to = drop.count < 1 ? limits.maxEach[kind] : drop.count;
  const why = handle(context.room, who, { type: "set", kind, to }, out);
  if (drop.count < 1) return why;
  return why ?? command(context.room, who, "confirm", out);
}
