import { NOBODY } from "../../core/types";
import { newOutcome } from "../../session/play/commands/command";
import { reconcile } from "../objects/reconcile";
import type { Context } from "./context";
import { guard } from "./guard";
import { LANGUAGE } from "../language";
import { seatWord } from "../colours";
import { tellAll } from "./speak";
import { arrived, forgetDepartures, playerWord, seatPeople, welcomeBack } from "./people";

/** Frames after which the table mostly agrees with itself about who sits where, and after which it does for certain. */
const SOON = 2;
const LATER = 60;

/** Somebody sits elsewhere now, or presently: chairs, hands and panels follow. */
export function reseatSoon(context: Context): void {
  Wait.frames(() => {
    reseat(context);
  }, SOON);
  reseatLater(context);
}

/** The same for what nobody may ever be told of: a change of colour that did not come about. */
export function reseatLater(context: Context): void {
  Wait.frames(() => {
    forgetDepartures(context);
    reseat(context);
  }, LATER);
}

/** Somebody has come, who may get a colour from the table itself before they have the one that they had. */
export function returnSoon(context: Context, player: TtsPlayer): void {
  const word = playerWord(player);
  arrived(context, word);
  for (const frames of [SOON, LATER])
    Wait.frames(() => {
      guard(context, "return", () => {
        if (context.ready) welcomeBack(context, word);
      });
    }, frames);
}

function reseat(context: Context): void {
  if (!context.ready) return;
  guard(context, "seat", () => {
    const { chairs, match } = context.room.table;
    const had = chairs.map(({ colour }) => context.people.greeted[colour] ?? "");
    if (!seatPeople(context)) return;
    chairs.forEach(({ colour, player, name, bot }, i) => {
      const seat = match?.game.state.colours.indexOf(colour) ?? NOBODY;
      const isLeft = had[i] !== "" && player === "" && match?.game.state.seats[seat]?.alive === true;
      if (isLeft) tellAll(LANGUAGE.flow.left(name, seatWord(colour), bot !== ""));
    });
    const out = newOutcome();
    // What only those who have left may see goes at once, before panels are painted.
    reconcile(context.room, out.events);
    out.moved = true;
    context.upward.after(context, out);
  });
}
