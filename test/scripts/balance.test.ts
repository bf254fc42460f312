/** What the page on balance is made of: each preset at two levels, and options that do something where they are looked at. */
import { expect, it } from "vitest";
import { balanceRows } from "../../scripts/balance/rows";
import { GAMES } from "../../src/games/index";

const rows = balanceRows(
  1,
  GAMES.map(({ meta }) => meta.id),
);

it("has each preset of each game at two levels, the defaults with most games, each in a folder of its own", () => {
  for (const { meta } of GAMES) {
    const own = rows.filter(({ game, option }) => game.meta === meta && option === undefined);
    expect(own.map(({ preset }) => preset).sort()).toEqual(
      [...meta.presets, ...meta.presets].map(({ id }) => id).sort(),
    );
    expect(own[0]).toMatchObject({ preset: meta.presets[0].id, level: "normal", games: 2000 });
  }
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

it("changes exactly one option of the preset that an option stands beside, on the same keys", () => {
  const changed = rows.filter(({ option }) => option !== undefined);
  expect(changed.length).toBeGreaterThan(20);
  for (const { game, preset, option, plan } of changed) {
    const base = rows.find(
      (row) =>
        row.game === game && row.preset === preset && row.option === undefined && row.level === "normal",
    );
    const others = plan.options.filter((text) => !base?.plan.options.includes(text));
    expect(others).toEqual([`${option?.id} ${option?.value}`]);
    expect(plan.seed).toBe(base?.plan.seed);
  }
});
