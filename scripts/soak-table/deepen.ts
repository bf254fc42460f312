import { decide } from "../../src/core/bots/decide";
import { dealSeeded } from "../../src/core/dealer";
import { firstLevel } from "../../src/core/level";
import { isFault } from "../../src/core/refuse";
import { rollFrom, seedRng } from "../../src/core/rng";
import { writeSave } from "../../src/session/table/save";
import { openWhole } from "../replay/whole";
import { submit } from "../../src/session/table/table";
import type { GameModule } from "../../src/session/game/module";

/** The save of the same table, so many actions of computers and of chance further on, or at the end of the game. */
export function deepen(game: GameModule, text: string, actions: number, seed: number): string {
  const resume = openWhole(game, text);
  if (isFault(resume)) return text;
  const { table, settings } = resume;
  const { orders, rules, view } = game;
  const roll = rollFrom(seedRng(seed));
  for (let n = 0; n < actions; n++) {
    const { match } = table;
    if (match === undefined || match.game.state.step === "over") break;
    const s = match.game.state;
    const seat = s.asked.length === 0 ? -1 : s.asked[roll(s.asked.length)];
    const action =
      dealSeeded(rules, s) ??
      orders?.answer(s, seat) ??
      decide(firstLevel(game), view.state(s, seat), seat, roll);
    if (submit(table, action, match.revision, []) !== undefined) break;
  }
  return writeSave(table, settings);
}
