/** What the panel of a fight tells of Risk Europe's. */
import { describe, expect, test } from "vitest";
import { viewOfBattle } from "../../../../src/games/risk-europe/panels/battle/model";
import type { RollShow } from "../../../../src/games/risk-europe/table/battle-show";
import { TABLE } from "../../../../src/games/risk-europe/table/kit";
import { ENGLISH } from "../../../../src/games/risk-europe/text/en/english";
import type { ArmyView, BattleView } from "../../../../src/session/game/battle";
import { HOMES, play, turn, type Played, battles } from "../play";

/** Takes lines one by one as a table does, and gives what the panel then tells. */
function shown(g: Played, ...lines: string[]): BattleView {
  let show: RollShow | undefined;
  for (const line of lines) {
    const action = g.parse(line);
    const noted = TABLE.beforeDice(g.state, action);
    const from = g.events.length;
    g.do(line);
    show = TABLE.showDice(noted, action, g.events.slice(from), show);
  }
  const view = viewOfBattle(g.state, show, ENGLISH);
  if (view === undefined) throw new Error("no fight is shown");
  return view;
}

const dice = ({ dice: all }: ArmyView): string =>
  all.map(({ face, hit }) => `${face}${hit ? "!" : ""}`).join(" ");

const TWO = "hungary green footman 1 against yellow footman 2";

describe("the panel of a fight", () => {
  test("7.3 siege weapons hit on 3 and more: hits, losses, and who is left", () => {
    const g = play(battles(`saxony blue footman 5 against red footman 3 siege 1 ; ${TWO}`));
    const view = shown(g, "red battle saxony", "roll siege 2 3 vs");
    expect([dice(view.attacker), dice(view.defender)]).toEqual(["2 3!", ""]);
    expect(view.defender.units).toEqual([4, 0, 0, 0]);
    expect(view.defender.result).toBe("0 hits. Loses 1 footman.");
    expect([view.title, view.rule, view.end]).toEqual(["Pass 1, siege", "Dice hit on 3 or more.", ""]);
  });

  test("7.6 while the castle may roll again nobody has lost; its second roll is what counts", () => {
    const g = play(battles(`saxony blue archer 2 castle against red footman 4 archer 1 siege 1 ; ${TWO}`));
    g.do("red battle saxony", "roll siege 1 1 vs");
    const before = shown(g, "roll archers 1 vs 1 6");
    expect(g.awaits).toBe("castle blue");
    expect(before.defender.units).toEqual([0, 2, 0, 0]);
    expect(dice(before.defender)).toBe("1 6!");
    const after = shown(g, "blue reroll", "roll castle 5 5");
    expect(dice(after.defender)).toBe("5! 5!");
    expect(after.attacker.result).toBe("0 hits. Loses 2 footmen.");
  });

  test("7.9 the end of a battle stays though the next one has begun", () => {
    const g = play(battles(`saxony blue footman 1 against red footman 3 ; ${TWO}`));
    const view = shown(g, "red battle saxony", "roll main 6 5 1 vs 2");
    expect(g.state.battle).toBeDefined();
    expect(view.end).toBe("Red takes Saxony.");
    expect(view.attacker.name).toBe("Red");
  });

  test("5.21 a Siege Assault tells its hits and what they cost", () => {
    const g = play(turn("expand_siege", `${HOMES} saxony red footman 1 siege 1 ; bohemia blue footman 3`));
    const view = shown(g, "red assault saxony bohemia", "roll assault 3 6");
    expect(view.title).toBe("Siege Assault");
    expect(view.attacker.result).toBe("2 hits.");
    expect(view.end).toBe("Blue loses 2 footmen in Bohemia.");
  });
});
