import type { GameModule } from "../session/module";
import { newDesk, type Desk, type Parts } from "./flow/desk";
import { complain, guard, handlerOf } from "./flow/guard";
import { pressPad } from "./flow/keys";
import { load } from "./flow/loading";
import { goodbye, seatPeople, welcomeBack } from "./flow/people";
import { say } from "./flow/say";
import { freshSave } from "./flow/saving";
import { after } from "./flow/after";
import { renew } from "../session/play/commands/act";
import { newOutcome } from "../session/play/commands/command";
import { paint, repaint } from "./panels/paint";
import { gather } from "./objects/gather";
import { objectHandlers } from "./objects/handlers";
import { landUnder } from "./objects/hold";
import { landmarks } from "./objects/landmarks";
import { lay, lookAhead } from "./objects/lay";
import { outlineBoard } from "./objects/outline";
import { relay } from "./objects/relay";
import { doerOf } from "./flow/drops";
import { hostCalls } from "./host";
import { forget, onFault } from "./queue";

const parts: Parts = {
  gather,
  lookAhead,
  lay,
  relay,
  outline: outlineBoard,
  landmarks,
  landAt: landUnder,
  paint,
  repaint,
  goOn: (failed) => {
    const out = newOutcome();
    renew(failed.room);
    out.moved = true;
    after(failed, out);
  },
};

type Hosts = Record<string, (this: void, ...args: unknown[]) => unknown>;

/**
 * Begins to play a game at the table: puts the handlers that Tabletop Simulator calls by name in place of those that
 * boot.ts has left there.
 */
export function start(module: GameModule): void {
  let desk = newDesk(parts, module);
  const current = (): Desk => desk;
  const begin = (state: string): void => {
    desk = newDesk(parts, module);
    forget();
    onFault((why) => {
      complain(desk, "queue", why);
    });
    load(desk, state);
  };
  const hosts = globalThis as unknown as Hosts;
  const events = { ...tableHandlers(current, begin), ...objectHandlers(module, doerOf(current)) } as Hosts;
  for (const name of Object.keys(events)) {
    // What cannot be written anew is saved as it was.
    const otherwise = (): unknown => (name === "onSave" ? desk.text : undefined);
    hosts[name] = handlerOf(current, name, events[name], otherwise);
  }
  const calls = hostCalls(module);
  hosts.table_replay = calls.replay as Hosts[string];
  hosts.table_playout = calls.playout as Hosts[string];
  hosts.table_profile = calls.profile as Hosts[string];
  /** Every button of the interface: what it says stands in its handler, as `table_ui(confirm)`. */
  hosts.table_ui = (player, value) => {
    say(desk, player as TtsPlayer, value as string);
  };
}

/** What is told of the table as a whole and of the people at it; `begin` takes up what was saved. */
function tableHandlers(
  current: (this: void) => Desk,
  begin: (this: void, state: string) => void,
): Partial<TtsHandlers> {
  return {
    onLoad: begin,
    onSave: () => freshSave(current()),
    onPlayerChangeColor: () => {
      reseat(current());
    },
    onPlayerConnect: (player) => {
      if (current().ready) welcomeBack(current(), player);
    },
    onPlayerDisconnect: (player) => {
      goodbye(current(), player);
      reseat(current());
    },
    onChat: (text, sender) => {
      if (text.substring(0, 1) !== "!") return true;
      // Hidden from the others: it may be what nobody is to know.
      say(current(), sender, `write ${text.substring(1).trim().toLowerCase()}`);
      return false;
    },
    onScriptingButtonDown: (index, colour) => {
      pressPad(current(), index, colour);
    },
  };
}

/** Somebody sits elsewhere now: chairs, hands and panels follow. */
function reseat(desk: Desk): void {
  if (!desk.ready) return;
  guard(desk, "seat", () => {
    seatPeople(desk);
    const out = newOutcome();
    // What only those who have left may see goes at once, before panels are painted.
    desk.parts.lay(desk.room, out.events);
    out.moved = true;
    after(desk, out);
  });
}
