import type { GameModule } from "../session/game/module";
import { newPool } from "../core/cipher";
import { trimBlanks } from "../core/trim";
import { after } from "./flow/after";
import { newContext, type Context } from "./flow/context";
import { inputHandlers } from "./flow/drops";
import { signMoved } from "./flow/end-turn";
import { stirMoment } from "./flow/entropy";
import { complain, handlerOf } from "./flow/guard";
import { pressPad } from "./flow/keys";
import { load } from "./flow/loading";
import { goodbye } from "./flow/people";
import { reseatSoon, returnSoon } from "./flow/reseat";
import { freshSave } from "./flow/saving";
import { say } from "./flow/say";
import { tellVersion } from "./flow/version";
import { warnHost } from "./flow/warnings";
import { objectHandlers } from "./objects/input/events";
import { setLanguage } from "./language";
import { forget, onFault } from "./queue";

type Hosts = Record<string, (this: void, ...args: unknown[]) => unknown>;

/**
 * Begins to play a game at the table: puts the handlers that Tabletop Simulator calls by name in place of those that
 * boot.ts has left there.
 */
export function start(module: GameModule): void {
  setLanguage(module.languages);
  const pool = newPool();
  let context = newContext({ after }, module, pool);
  const current = (): Context => context;
  const begin = (state: string): void => {
    context = newContext({ after }, module, pool);
    stirMoment(pool);
    forget();
    onFault((why) => {
      complain(context, "queue", why);
    });
    load(context, state);
  };
  const hosts = globalThis as unknown as Hosts;
  const events = {
    ...tableHandlers(current, begin),
    ...objectHandlers(module, inputHandlers(current)),
  } as Hosts;
  for (const name of Object.keys(events)) {
    // What cannot be written again is saved as it was.
    const otherwise = (): unknown => (name === "onSave" ? context.save.text : undefined);
    hosts[name] = handlerOf(current, name, events[name], otherwise);
  }
  /** Every button of the interface: what it says stands in its handler, as `table_ui(confirm)`. */
  hosts.table_ui = (player, value) => {
    say(context, player as TtsPlayer, value as string);
  };
}

/** What is told of the table as a whole and of the people at it; `begin` takes up what was saved. */
function tableHandlers(
  current: (this: void) => Context,
  begin: (this: void, state: string) => void,
): Partial<TtsHandlers> {
  return {
    onLoad: begin,
    onSave: () => freshSave(current()),
    onPlayerChangeColor: () => {
      reseatSoon(current());
    },
    onPlayerConnect: (player) => {
      returnSoon(current(), player);
      if (current().ready) warnHost(current());
    },
    onPlayerDisconnect: (player) => {
      goodbye(current(), player);
      reseatSoon(current());
    },
    onPlayerTurn: (now, before) => {
      signMoved(current(), now?.color, before?.color);
    },
    onChat: (text, sender) => {
      if (text.substring(0, 1) !== "!") return true;
      if (trimBlanks(text).toLowerCase() === "!version") {
        tellVersion(sender);
        return false;
      }
      // Hidden from the others: it may be what nobody is to know.
      say(current(), sender, `write ${trimBlanks(text.substring(1)).toLowerCase()}`);
      return false;
    },
    onScriptingButtonDown: (index, colour) => {
      pressPad(current(), index, colour);
    },
  };
}
