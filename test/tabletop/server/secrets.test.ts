import { expect, test } from "vitest";
import { chat, elementOf, type Browser } from "./browser";
import { gameSave } from "./save";
import { openGame } from "./open";

interface Streams {
  red: string[];
  others: Record<string, string[]>;
}

/** All that was sent after the welcome, whose token is another each time. */
function stream({ texts }: Browser): string[] {
  return texts.filter((text) => !text.startsWith('{"t":"welcome"'));
}

/** Plays the same moves with another secret: the cards that Red holds, and a word that only Red may read. */
async function playWith(cards: [number, number], secret: string): Promise<Streams> {
  const { server, come, host } = await openGame({ save: gameSave(cards), pace: "manual" });
  const red = await host({ name: "Ann", seat: "Red" });
  const blue = await come({ name: "Bob", seat: "Blue" });
  const grey = await come({ name: "Cy" });
  const hot = await come({ name: "Di", seat: "Green" });
  await hot.ask({ t: "pickSeat" });
  const wait = async (): Promise<void> => {
    for (let i = 0; i < 40; i++) await server.tick(3);
  };
  await wait();
  await red.ask({ t: "chat", text: `!secret ${secret}` });
  await wait();
  const view = red.view();
  await red.ask({ t: "type", element: elementOf(view, "field"), text: secret });
  await red.ask({ t: "choose", element: elementOf(view, "list"), value: secret.length > 5 ? "one" : "two" });
  await red.ask({ t: "click", element: elementOf(view, "switch") });
  await red.ask({ t: "chat", text: "!deal" });
  await wait();
  const leftmost = (): number => {
    const mine = Object.entries(red.view().pieces).filter(([, { hand }]) => hand === "Red");
    return Number(mine.find(([, { at }]) => at[0] < -1)?.[0]);
  };
  expect(red.view().pieces[leftmost()].name).toContain(secret);
  // Red turns a card in their hand over, takes it out face down, and lays it on the table.
  await red.ask({ t: "flip", piece: leftmost() });
  await wait();
  expect(await red.ask({ t: "pick", piece: leftmost() })).toBe("done");
  await wait();
  red.say({ t: "drag", x: -12, z: -8 });
  await red.ask({ t: "ping", x: 0, z: 0 });
  await wait();
  await red.ask({ t: "drop", x: -12, z: -10 });
  await wait();
  // What Blue tries with it tells nothing either.
  const backs = Object.entries(blue.view().pieces).filter(
    ([, { type, side }]) => type === "Card" && side !== "front",
  );
  const laid = backs.find(([, { at }]) => at[0] === -12 && at[2] === -10)?.[1];
  expect(laid).toMatchObject({ side: "back", picture: { url: "https://example.org/back.png" } });
  expect(laid?.name).toBeUndefined();
  for (const [key] of backs) {
    await blue.ask({ t: "number", piece: Number(key), digits: "3" });
    await blue.ask({ t: "menu", piece: Number(key), item: "Polish" });
    await blue.ask({ t: "press", piece: Number(key), button: 0 });
  }
  await wait();
  await blue.ask({ t: "chat", text: "well" });
  await wait();
  const others = { blue, grey, hot };
  const streams = Object.fromEntries(
    Object.entries(others).map(([name, browser]) => [name, stream(browser)]),
  );
  expect(chat(red.view())).toContain(`whisper ${secret}`);
  return { red: stream(red), others: streams };
}

test("two games that differ in a secret send every other seat the same bytes", async () => {
  const one = await playWith([3, 4], "raven");
  const other = await playWith([21, 57], "nightingale");
  expect(one.red).not.toEqual(other.red);
  for (const seat of ["blue", "grey", "hot"]) {
    expect(one.others[seat].length).toBeGreaterThan(5);
    expect(one.others[seat].join("\n")).toBe(other.others[seat].join("\n"));
  }
  expect(one.others["blue"].join()).toContain("for two");
  const told = Object.values(one.others).flat().join("\n");
  expect(told).not.toMatch(
    /raven|whisper|redSecret|redPanel|held0|token1|"visibility"|pressed\(|secret|card3/,
  );
}, 60_000);
