/** A fight's panel keeps its height from roll to roll: what one presses in it, or reads below it, stays where it is; and nothing in it lies on something else. */
import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGLISH } from "../../../src/games/castle-risk/text/en/english";
import { CHANCES, DICE_TOP, DIE, RULE_HEIGHT, WIDTH } from "../../../src/session/panels/battle/geometry";
import { battleXml } from "../../../src/session/panels/battle/xml";
import { walk, type Element } from "../../../src/session/ui/xml/element";
import { UI } from "../../../src/games/castle-risk/text/en/ui";
import { RIGHT_WIDTH } from "../../../src/session/ui/grid";
import { BATTLE } from "../../../src/session/panels/battle/paint";
import type { ArmyView, BattleView, DieView } from "../../../src/session/game/battle";
import type { Writer } from "../../../src/session/game/panel";
import { lastRoll, type Room } from "../../../src/session/table/room";
import { newRoom } from "../../helpers/castle";
import { playOn, startedTable } from "../../helpers/presser";
import { legibleLetters } from "../../../tabletop/page/panels/legible";
import { arial } from "../../../tabletop/xml/layout/arial";
import { lifted, wholeLetters, type Measure } from "../../../tabletop/xml/layout/measure";
import { wrap } from "../../../tabletop/xml/layout/wrap";

/** A room in which the first dice of a fight have fallen. */
function fighting(): Room {
  const room = newRoom();
  room.table = startedTable(3, 8);
  const roll = rollFrom(seedRng(2));
  do playOn(room.table, roll, 1);
  while (lastRoll(room) === undefined);
  return room;
}

/** What is painted for a fight, by element and attribute. */
function paintedOf(room: Room, view: BattleView): Record<string, string> {
  const shown: Record<string, string> = {};
  const nothing = (): void => undefined;
  const writer: Writer = {
    ...{ put: nothing, show: nothing, showTo: nothing, showAll: nothing, showAllTo: nothing, later: nothing },
    ...{ shown: () => undefined, setCopies: () => [], isLocal: () => true },
    putAll: (id, name, value) => {
      shown[`${id}.${name}`] = value;
    },
  };
  const module = { ...room.table.module, battle: { view: () => view } };
  BATTLE.paint({ ...room, table: { ...room.table, module } }, "", writer, ENGLISH);
  return shown;
}

const ARMY = { owner: "red", name: "Red", dice: [], lines: [], result: "", room: 0 };

/** How high the panel is painted for both armies. */
function heightOf(room: Room, attacker: Partial<ArmyView>, defender: Partial<ArmyView>): number {
  const army = { ...ARMY, units: [3, 2, 1, 0], lost: [0, 0, 0, 0] };
  const view: BattleView = {
    attacker: { ...army, ...attacker },
    defender: { ...army, ...defender },
    ...{ fought: 0, title: "Cycle 1", rule: "5 or 6 hits", end: "" },
  };
  return Number(paintedOf(room, view)["battle-fight.preferredHeight"]);
}

test("before the first dice, with results of one line or two, and with dice that have no place", () => {
  const room = fighting();
  const dice: DieView[] = Array.from({ length: 8 }, () => ({ face: 5, plus: 0, hit: true, lost: false }));
  const before = heightOf(room, {}, {});
  expect(before).toBeGreaterThan(200);
  expect(heightOf(room, { result: "0 hits." }, { result: "1 hit. Loses nothing." })).toBe(before);
  const long = "3 hits. Loses 1 infantry, 1 archer and 1 cavalry.";
  expect(heightOf(room, { result: long }, {})).toBe(before);
  expect(heightOf(room, { dice, result: "8 hits." }, {})).toBe(before);
});

test("and with what helps the defender it is as much higher in every roll", () => {
  const room = fighting();
  const lines = ["City: +1 to the highest die", "Castle: +1 to the highest die"];
  const before = heightOf(room, {}, { lines });
  expect(before).toBe(heightOf(room, {}, {}) + 32);
  expect(heightOf(room, {}, { lines, result: "1 hit. Loses 1 infantry." })).toBe(before);
});

test("a line that may still come has its room before", () => {
  const room = fighting();
  const lines = ["Capital: 2 siege dice"];
  const before = heightOf(room, {}, { lines, room: 2 });
  expect(before).toBe(heightOf(room, {}, { lines }) + 16);
  expect(heightOf(room, {}, { lines: ["Marshal: archers 4+", ...lines], room: 2 })).toBe(before);
});

/** No smaller letters than a phone has, and those that Tabletop Simulator has at a scale of 1. */
test.each<[string, Measure]>([
  ["a phone's", legibleLetters(arial(), 0.75)],
  ["a table's", wholeLetters(arial())],
])("what envoys need stands below their die, with all that helps them, in %s letters", (_, measure) => {
  const army = { ...ARMY, units: [], lost: [] };
  const rule = "4 + 1 (bribe) + 1 (Diplomat) + 1 (siege weapon) = 7; 6 or more is needed.";
  const dice = [{ face: 4, plus: 0, hit: true, lost: false }];
  const view = {
    attacker: { ...army, dice },
    defender: army,
    fought: -1,
    title: "Envoys",
    rule,
    end: "Yes.",
  };
  const shown = paintedOf(fighting(), view);
  const [x = 0, y = 0] = (shown["battle-rule.offsetXY"] ?? "").split(" ").map(Number);
  const { width, height } = placed(battleXml([], UI), "battle-rule");
  const run = {
    text: rule,
    size: 14,
    color: { r: 0, g: 0, b: 0, a: 1 },
    face: { bold: false, italic: false },
  };
  const { lines } = wrap([run], width, lifted(measure, measure.least?.at(0) ?? 0));
  // Between them lines go from die to die: of two pairs or three (page/panels/dice.ts).
  expect(-y).toBeGreaterThanOrEqual(DICE_TOP + DIE + 14);
  expect(x + width).toBeLessThanOrEqual(WIDTH);
  expect(height).toBe(RULE_HEIGHT);
  expect(lines.reduce((sum, line) => sum + line.height, 0)).toBeLessThanOrEqual(height);
  expect(height - y).toBeLessThanOrEqual(Number(shown["battle-fight.preferredHeight"]));
});

/** The rows of a game's units, whatever they are called. */
const ROWS = [3, 2, 1, 0].map((kind) => ({ kind, image: "", name: "" }));

test.each([
  ["with rows of units between two dice", ROWS],
  ["without units, three dice side by side", []],
])("the fight is as wide as the panels at the right, over which it stands: %s", (_, rows) => {
  const fight = walk([battleXml(rows, UI)]);
  const ends = fight.map(({ attributes }) => {
    const [x = 0] = String(attributes["offsetXY"] ?? "")
      .split(" ")
      .map(Number);
    return Math.abs(x) + Number(attributes["width"] ?? 0);
  });
  expect(Number(fight[0].attributes["preferredWidth"])).toBe(RIGHT_WIDTH);
  expect(Math.max(...ends)).toBeLessThanOrEqual(RIGHT_WIDTH);
  const { x, width } = placed(fight[0], "battle-attacker-die-2");
  const other = placed(fight[0], "battle-defender-die-2");
  expect(x + width).toBeLessThanOrEqual(other.x);
  if (rows.length === 0) return;
  const units = ["battle-attacker-0", "battle-defender-0"].map((id) => placed(fight[0], id));
  expect(placed(fight[0], "battle-attacker-die-1").x + DIE).toBeLessThanOrEqual(units[0].x);
  expect(units[1].x + units[1].width).toBeLessThanOrEqual(placed(fight[0], "battle-defender-die-1").x);
});

test("a fight that is over has its end where more help had room: it is no higher for it", () => {
  const room = fighting();
  const army = { ...ARMY, units: [3, 2, 1, 0], lost: [0, 0, 0, 0], room: 2 };
  const high = (end: string): number => {
    const view = { attacker: army, defender: army, fought: 0, title: "Cycle 1", rule: "", end };
    const shown = paintedOf(room, view);
    return (
      Number(shown["battle-fight.preferredHeight"]) + Number(shown["battle-over.preferredHeight"] ?? "0")
    );
  };
  expect(high("Red takes Wales.")).toBeLessThanOrEqual(high(""));
});

test("the chances below the title stand on neither name, however long one is", () => {
  const measure = wholeLetters(arial());
  const look = { color: { r: 0, g: 0, b: 0, a: 1 }, face: { bold: true, italic: false } };
  const high = (text: string, size: number): number =>
    wrap([{ text, size, ...look }], WIDTH, measure).lines.reduce((sum, { height }) => sum + height, 0);
  const [title, name] = ["battle-title", "battle-defender-name"].map((id) => placed(battleXml([], UI), id));
  const lower = title.top + high("Cycle 1, main phase", 18) + high("2% |||||| 98%", CHANCES);
  const names = high("The neutral army", 14) * 2;
  expect(lower).toBeLessThanOrEqual(name.top + (name.height - names) / 2);
  expect(name.top + name.height).toBeLessThanOrEqual(DICE_TOP);
});

/** Where an element stands in its panel, from above. */
function placed(root: Element, id: string): { x: number; top: number; width: number; height: number } {
  const found = walk([root]).find(({ attributes }) => attributes["id"] === id);
  const { offsetXY = "", height, width } = found?.attributes ?? {};
  const [x = 0, y = 0] = offsetXY.split(" ").map(Number);
  return { x, top: -y, width: Number(width), height: Number(height) };
}
