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
import { playout, replay } from "./host";
import { forget, onFault } from "./queue";
import { GAME } from "./game";
import { setLanguage } from "./language";
import { profile } from "./profile";

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

setLanguage(GAME.languages);
let desk: Desk = newDesk(parts, GAME);

/** What Tabletop Simulator calls by name. */
const handlers: Partial<TtsHandlers> = {
  onLoad: (state) => {
    desk = newDesk(parts, GAME);
    forget();
    onFault((why) => {
      complain(desk, "queue", why);
    });
    load(desk, state);
  },
  onSave: () => freshSave(desk),
  onPlayerChangeColor: () => {
    reseat();
  },
  onPlayerConnect: (player) => {
    if (desk.ready) welcomeBack(desk, player);
  },
  onPlayerDisconnect: (player) => {
    goodbye(desk, player);
    reseat();
  },
  onChat: (text, sender) => {
    if (text.substring(0, 1) !== "!") return true;
    // Hidden from the others: it may be what nobody is to know.
    say(desk, sender, `write ${text.substring(1).trim().toLowerCase()}`);
    return false;
  },
  onScriptingButtonDown: (index, colour) => {
    pressPad(desk, index, colour);
  },
};

/** Somebody sits elsewhere now: chairs, hands and panels follow. */
function reseat(): void {
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

const hosts = globalThis as unknown as Record<string, unknown>;
const pieces = objectHandlers(doerOf(() => desk));
for (const named of [handlers as Record<string, unknown>, pieces]) {
  for (const name of Object.keys(named)) {
    const run = named[name] as (this: void, ...args: unknown[]) => unknown;
    hosts[name] = handlerOf(
      () => desk,
      name,
      run,
      // What cannot be written anew is saved as it was.
      () => (name === "onSave" ? desk.text : undefined),
    );
  }
}
/** Every button of the interface: what it says stands in its handler, as `castle_ui(confirm)`. */
hosts.castle_ui = (player: TtsPlayer, value: string): void => {
  say(desk, player, value);
};
// What a host may call by name, with strings: commands, tests and benchmarks outside Tabletop Simulator.
hosts.castle_replay = replay;
hosts.castle_playout = playout;
hosts.castle_profile = profile;
