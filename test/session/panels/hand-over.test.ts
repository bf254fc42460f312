/** The action panel as it goes from one person of RISK to the next: nobody sees what is for another one's eyes alone. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { decide } from "../../../src/core/bots/decide";
import { firstLevel } from "../../../src/core/level";
import { GAME } from "../../../src/games/risk-classic/module";
import { ENGLISH } from "../../../src/games/risk-classic/text/en/english";
import { ACTION } from "../../../src/session/panels/action/paint";
import type { Writer } from "../../../src/session/game/panel";
import { actingSeat } from "../../../src/session/play/acting";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { newRoom, type Room } from "../../../src/session/table/room";
import { dueChance } from "../../../src/session/table/table";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";

/** Who sees the panel, one after the other, when it is painted and another colour has had it. */
function seenBy(room: Room): string[] {
  const seen: string[] = [];
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, putAll: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
    ...{ setCopies: () => [], isLocal: () => true },
    shown: (id, name) => (`${id} ${name}` === "action visibility" ? "Yellow" : undefined),
    showTo: (id, names) => {
      if (id === "action") seen.push(names);
    },
  };
  ACTION.paint(room, "", writer, ENGLISH);
  return seen;
}

test("it is taken from one before the other sees it, but where all know what is asked", () => {
  const room = newRoom(GAME);
  for (const colour of ["red", "blue", "green"]) expect(say(room, colour, `sit ${colour}`)).toBe("");
  for (const words of ["close_empty", "start 3"]) expect(say(room, "red", words)).toBe("");
  const match = matchOf(room.table);
  const { module } = match;
  const roll = rollFrom(seedRng(3));
  const steps = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const s = match.game.state;
    const seat = actingSeat(room);
    if (seat >= 0) {
      const owner = s.colours[seat].slice(0, 1).toUpperCase() + s.colours[seat].slice(1);
      const isKnown = ["claim", "place"].includes(s.step);
      if (!steps.has(`${s.step} ${s.round}`))
        expect([s.step, s.round, ...seenBy(room)]).toEqual([
          s.step,
          s.round,
          ...(isKnown ? [owner] : ["", owner]),
        ]);
      steps.add(`${s.step} ${s.round}`);
    }
    const action =
      dueChance(room.table) ?? decide(firstLevel(module), module.view.state(s, s.asked[0]), s.asked[0], roll);
    expect(act(room, action, match.revision, newOutcome())).toBeUndefined();
  }
  expect([...steps]).toContain("claim 0");
  expect([...steps]).toContain("attack 1");
});
