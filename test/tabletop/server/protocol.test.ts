import { describe, expect, test } from "vitest";
import { diff, merge, type Json } from "../../../tabletop/wire/patch";
import { keyPieces, newKeys } from "../../../tabletop/server/table/keys";
import { readRequest } from "../../../tabletop/wire/protocol";
import { tableOf, thing, card } from "../saves";
import fc from "fast-check";
import type { SeenObject } from "../../../tabletop/world/look";
import type { Table } from "../../../tabletop/table";

/** Values as views have them: null means "not there" and does not occur. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(0, 1, "", "a", true, false),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("1", "2", "10", "a", "b"), tie("any"), { maxKeys: 4 }),
  ),
})).any as fc.Arbitrary<Json>;

test("a patch makes of one view the other, and nothing of equal ones", () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const patch = diff(before, after);
      expect(patch === undefined ? before : merge(before, JSON.parse(JSON.stringify(patch)) as Json)).toEqual(
        after,
      );
      expect(diff(after, structuredClone(after))).toBeUndefined();
    }),
  );
});

test("a patch tells only what has changed, and leaves the rest of the view as it is", () => {
  const before = { pieces: { "1": { at: [0, 0, 0], name: "a" }, "2": { at: [1, 0, 0] } }, note: "x" };
  const after = { pieces: { "1": { at: [0, 0, 0] }, "3": { at: [2, 0, 0] } }, note: "x" };
  const patch = diff(before, after);
  expect(patch).toEqual({ pieces: { "1": { name: null }, "2": null, "3": { at: [2, 0, 0] } } });
  const merged = merge(before, patch ?? null) as unknown as typeof before;
  expect(merged.pieces["1"].at).toBe(before.pieces["1"].at);
  expect(before.pieces["2"]).toBeDefined();
});

test("whatever is sent is read or refused, and never breaks the reader", () => {
  const message = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        t: fc.constantFrom("pick", "drag", "click", "hello", "type", "answer", "toString", "kick"),
        id: fc.anything(),
        piece: fc.anything(),
        element: fc.anything(),
        text: fc.anything(),
        version: fc.anything(),
      })
      .map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(message, (text) => {
      const read = readRequest(text);
      if ("request" in read) expect(typeof read.request.t).toBe("string");
      else expect(read.fault.length).toBeGreaterThan(10);
    }),
  );
});

describe("keys", () => {
  const CARDS = [card("card01", 1, 0, 0), card("card02", 2, 4, 0), card("card03", 3, 8, 0)];
  const SCRIPT = `
    function o(n) return getObjectFromGUID("card0" .. n) end
    function onChat(text)
      if text == "down" then for n = 1, 3 do o(n).setRotation({0, 0, 180}) end
      elseif text == "swap" then local a, b = o(1).getPosition(), o(2).getPosition() o(1).setPosition(b) o(2).setPosition(a)
      elseif text == "glide" then o(1).setPositionSmooth({ 20, 1, 0 }) end
    end`;

  function keysOf(table: Table, keys: ReturnType<typeof newKeys>): Map<string, number | undefined> {
    const seen: SeenObject[] = table.view("Blue").objects.filter(({ type }) => type === "Card");
    keyPieces(keys, seen);
    return new Map(
      seen.map(({ handle }) => {
        const guid = table.session.world.objects.get(handle)?.guid ?? "";
        return [guid, keys.pieces.get(handle)?.key];
      }),
    );
  }

  test("stay with what can be told apart, and with a hidden thing as far as the eye can follow it", async () => {
    const table = await tableOf(SCRIPT, [...CARDS, thing("BlockSquare", "block1", -9, 0)]);
    const keys = newKeys();
    const up = keysOf(table, keys);
    await table.chat("Red", "swap");
    expect(keysOf(table, keys)).toEqual(up);
    await table.chat("Red", "down");
    const down = keysOf(table, keys);
    const all = new Set([...up.values(), ...down.values()]);
    expect(all.size).toBe(6);
    // By place: the second lies to the left of the first since they were swapped.
    expect([down.get("card02"), down.get("card01"), down.get("card03")]).toEqual([4, 5, 6]);
    await table.chat("Red", "glide");
    await table.advance(5);
    expect(keysOf(table, keys)).toEqual(down);
    await table.settle();
    expect(keysOf(table, keys)).toEqual(down);
    await table.chat("Red", "swap");
    const swapped = keysOf(table, keys);
    expect(swapped.get("card03")).toBe(down.get("card03"));
    expect([...down.values()]).not.toContain(swapped.get("card01"));
    expect([...down.values()]).not.toContain(swapped.get("card02"));
    expect(keys.byPiece.size).toBe(3);
  });
});

test("a refusal does not say what lies face down, or in another's hand", async () => {
  const table = await tableOf("", [
    card("card01", 1, 0, 0, { at: { rotZ: 180 }, Locked: true }),
    card("card02", 2, 0, -30, { at: { posY: 3 } }),
    card("card03", 3, 9, 0, { Locked: true }),
  ]);
  await expect(table.pickUp("Blue", "card01")).rejects.toThrow("a Card that lies face down is locked");
  await expect(table.pickUp("Blue", "card02")).rejects.toThrow("a hidden piece is in the hand of Red");
  await expect(table.pickUp("Blue", "card03")).rejects.toThrow("card 3 is locked");
});
