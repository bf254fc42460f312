/** Play now: whatever is chosen in the page begins a match of each game, with as many computers of that level. */
import { entry } from "../../src/text/entry";
import { describe, expect, test } from "vitest";
import { quickOf } from "../../scripts/page/drawings";
import { SAVES } from "../../mod/saves/index";
import { GAMES } from "../../src/games/index";
import { command, newOutcome } from "../../src/session/play/commands/command";
import { newRoom, type Room } from "../../src/session/table/room";
import {
  clicksFor,
  computersOf,
  usualWish,
  type Quick,
  type QuickWish,
} from "../../tabletop/page/home/quick-plan";
import { elements } from "../../tabletop/xml/document";
import { parseXml } from "../../tabletop/xml/parse";
import { panelViews } from "../../src/session/panels/panels";
import type { Writer } from "../../src/session/game/panel";
import { person } from "../helpers/say";
import type { Save } from "../../mod/save";

/** What the buttons of a save say, by their ids. */
function commandsOf(save: Save): Map<string, string> {
  const all = elements(parseXml(save.ui().xml));
  return new Map(
    all.map(({ attributes }) => [
      attributes["id"] ?? "",
      /\((.*)\)/.exec(attributes["onClick"] ?? "")?.[1] ?? "",
    ]),
  );
}

/** A room of a game in which one person has sat down as wished and pressed what is clicked for them. */
function begun(save: Save, commands: Map<string, string>, wish: QuickWish, taken = ""): Room {
  const module = GAMES.find(({ meta }) => meta.id === save.meta.id);
  if (module === undefined) throw new Error(`there is no game ${save.meta.id}`);
  const room = newRoom(module);
  const say = (colour: string, words: string): void => {
    const why = command(room, person(room, colour), words, newOutcome());
    expect([words, why?.code]).toEqual([words, undefined]);
  };
  const own = wish.color.toLowerCase();
  say(own, `sit ${own}`);
  if (taken !== "") say(taken, `sit ${taken}`);
  for (const { id } of clicksFor(quickOf(save), wish, (color) => color.toLowerCase() === taken))
    // With a seed it begins at once.
    say(own, id === quickOf(save).start ? "start 7" : (commands.get(id) ?? `nothing: there is no ${id}`));
  return room;
}

/** The name of the level that a computer has unless another is picked. */
function usualName({ level, levels }: Quick): string {
  return levels.find(({ id }) => id === level)?.name ?? "none";
}

/** What the panels of a room write as the tooltip of an element; once for each that does. */
function tooltips(room: Room, wanted: string): string[] {
  const language = room.table.module.languages["en"];
  const told: string[] = [];
  const nothing = (): void => undefined;
  const put = (element: string, attribute: string, value: string): void => {
    if (element === wanted && attribute === "tooltip") told.push(value);
  };
  const writer: Writer = {
    ...{ put, putAll: put, show: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing },
    ...{ later: (run) => run(), shown: () => undefined, setCopies: () => [], isLocal: () => false },
  };
  for (const { panel, viewer } of panelViews(room.table.module))
    if (panel.layer === "seats" || panel.layer === "setup") panel.paint(room, viewer, writer, language);
  return told;
}

describe.each(SAVES.map((save) => [save.meta.id, save] as const))("%s", (id, save) => {
  const [quick, commands] = [quickOf(save), commandsOf(save)];

  test("tells at every seat which computer plays it, in a match and before it, and no more as somebody sits down", () => {
    const room = begun(save, commands, usualWish(quick));
    const other = quick.seats[1];
    const level = room.table.module.languages["en"].panel.seatComputer(usualName(quick));
    const told = (): string[] => other.who.flatMap((element) => tooltips(room, element));
    expect(told()).toEqual([expect.stringMatching(`^${level}: [a-z ]+$`)]);
    const colour = other.color.toLowerCase();
    const say = (by: string, words: string): void =>
      expect([words, command(room, person(room, by), words, newOutcome())]).toEqual([words, undefined]);
    say(colour, `sit ${colour} yes`);
    expect(told()).toEqual([""]);
    for (const words of ["reset", "reset yes", `close ${colour}`]) say(save.meta.colours[0], words);
    expect(told()).toEqual([""]);
    say(save.meta.colours[0], `computer ${colour}`);
    expect(told()).toEqual([room.table.module.languages["en"].panel.seatComputer(usualName(quick))]);
  });

  test("begins with every number and level of computers, and at every seat", () => {
    const { least, most } = computersOf(quick);
    for (let computers = least; computers <= most; computers++)
      for (const { id: level, name } of quick.levels) {
        const { color } = quick.seats[computers] ?? usualWish(quick);
        const { chairs, match, module } = begun(save, commands, { color, computers, level }).table;
        const bots = chairs.filter(({ bot }) => bot !== "");
        expect(match).toBeDefined();
        expect(bots).toHaveLength(computers);
        expect(
          new Set(bots.map(({ bot }) => entry(module.languages["en"]?.panel.levels ?? {}, bot))),
        ).toEqual(new Set([name]));
        expect(chairs.filter(({ player }) => player !== "").map(({ colour }) => colour)).toEqual([
          color.toLowerCase(),
        ]);
      }
  });

  test("leaves the seat of somebody else to them", () => {
    const [first, second] = save.meta.colours;
    expect(usualWish(quick).computers).toBe(2);
    const wish = { ...usualWish(quick), computers: computersOf(quick).most, color: quick.seats[0].color };
    const { chairs } = begun(save, commands, wish, second).table;
    expect(chairs.filter(({ player }) => player !== "").map(({ colour }) => colour)).toEqual([first, second]);
    expect(chairs.filter(({ bot }) => bot !== "")).toHaveLength(save.meta.colours.length - 2);
  });

  test("offers what the game has", () => {
    expect(quick.seats.map(({ color }) => color.toLowerCase())).toEqual(save.meta.colours);
    expect(computersOf(quick)).toEqual({
      least: Math.max(1, save.meta.minSeats - 1),
      most: save.meta.colours.length - 1,
    });
    expect(quick.levels.length, id).toBeGreaterThan(1);
  });
});
