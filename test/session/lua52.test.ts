import { expect, test } from "vitest";
import { makeBundle } from "../../scripts/lua/bundle";
import { createLua52 } from "../../tabletop/lua/lua52";
import "../lua/parity";

const { code, errors } = makeBundle(".", { name: "parity", entry: "test/lua/parity.ts" });

type Room = (players: string, seed: string, most: string) => string;

test("the room compiles to Lua", () => {
  expect(errors).toEqual([]);
});

test.each([
  [1, "2"],
  [77, "5"],
])("Lua shows what Node shows, hostile %i, %s players", (hostile, players) => {
  const vm = createLua52({ hostile: { seed: hostile } });
  vm.run(code, "bundle");
  const node = (globalThis as unknown as { room: Room }).room;
  const seed = `${hostile + 3}`;
  expect(vm.call("room", players, seed, "400")).toBe(node(players, seed, "400"));
  vm.close();
});

test.each([1, 2, 3])("Lua has the odds that Node has, to the last bit of every end, seed %i", (seed) => {
  const vm = createLua52({ hostile: { seed } });
  vm.run(code, "bundle");
  const node = (globalThis as unknown as { odds: (seed: string) => string }).odds;
  expect(vm.call("odds", `${seed}`)).toBe(node(`${seed}`));
  vm.close();
});
