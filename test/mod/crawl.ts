/** One who reads over the shoulders of all people at a table, and people who press whatever they see. */
import { overHud } from "../../tabletop/xml/check/hud";
import { checkText } from "../../tabletop/xml/check/text";
import { arial } from "../../tabletop/xml/layout/arial";
import { wholeLetters, type Measure } from "../../tabletop/xml/layout/measure";
import { newLayout } from "../../tabletop/xml/layout/cache";
import { elementOf } from "../../tabletop/world/interface";
import type { Box } from "../../tabletop/xml/layout/box";
import type { Roll } from "../../src/core/types";
import type { Table } from "../../tabletop/table";
import { elementsFor } from "../helpers/elements";
import { sitDown } from "./people";

/** As long as names on Steam get: 32 letters, with and without blanks. */
const NAMES = {
  Red: "Archduke Maximilian of Habsburgs",
  Blue: "Wilhelmina_of_the_Western_March!",
  Green: "Bishop Hatto of Mainz-Wiesbaden.",
  Yellow: "Ann",
  Purple: "The Margravine of Brandenburg MM",
  Orange: "Governor Prudence Winthrop, Esq.",
};

/** A screen on which an interface is read, and whether all that counts there is what Tabletop Simulator shows itself. */
interface Look {
  readonly w: number;
  readonly h: number;
  readonly measure: Measure;
  readonly hudAlone?: boolean;
}

/** The smallest screen that the panels are made for, with both widths between which TTS's letters lie. */
const SMALL: readonly Look[] = [
  { w: 1280, h: 720, measure: arial() },
  { w: 1280, h: 720, measure: wholeLetters(arial()) },
];
/** The usual one, which has room for more: one interface in so many is read on it as well. */
export const USUAL: Look = { w: 1920, h: 1080, measure: arial() };
const SAMPLE = 5;

export const WATCHER = "Grey Eminence of the Holy League";

/** People with long names take all seats, or these; one only watches. */
export async function seatAll(
  table: Table,
  seats: readonly (keyof typeof NAMES)[] = ["Red", "Blue", "Green", "Yellow", "Purple"],
): Promise<void> {
  await sitDown(table, Object.fromEntries(seats.map((seat) => [seat, NAMES[seat]])));
  await table.join(WATCHER);
  await table.settle();
}

/** What is wrong with the text of what anybody sees, each with what was done before it was seen first. */
export interface Reader {
  look(after: string): void;
  readonly faults: Map<string, string>;
  /** How many different interfaces were read. */
  read: number;
  /** The most elements that somebody was shown at once. */
  most: number;
}

/** `looks` says on which screens somebody's interface is read; the small one is, and the usual one now and then. */
export function newReader(table: Table, looks?: (colour: string) => readonly Look[]): Reader {
  const faults = new Map<string, string>();
  let changes = -1;
  /** What somebody was shown already: most presses change what one person sees. */
  const known = new Set<string>();
  const layout = newLayout();
  return {
    faults,
    read: 0,
    most: 0,
    look(after) {
      const { interface: ui, people } = table.session.world;
      if (ui.changes === changes) return;
      changes = ui.changes;
      // Asking for one brings all up to date.
      elementOf(ui, ui.document[0]);
      const elements = ui.roots;
      for (const person of people.list) {
        const keys = layout.keys(elements, person, person.typed);
        const shown = keys.join();
        if (known.has(shown)) continue;
        known.add(shown);
        this.read++;
        const usual = this.read % SAMPLE === 0 ? [...SMALL, USUAL] : SMALL;
        for (const look of looks?.(person.color) ?? usual) {
          const boxes: readonly Box[] = layout.solve(
            elements,
            { ...look, viewer: person, typed: person.typed },
            keys,
          );
          this.most = Math.max(this.most, boxes.length);
          for (const fault of overHud(boxes, look))
            if (!faults.has(fault)) faults.set(fault, `${person.color} after ${after}`);
          if (look.hudAlone === true) continue;
          for (const { code, why, other } of checkText(boxes, look)) {
            // A page is opened by the one who reads it, over what they choose not to see meanwhile.
            if (code === "covered" && boxes[other ?? 0].id.startsWith("page-")) continue;
            const fault = `${code}: ${why}`;
            if (!faults.has(fault)) faults.set(fault, `${person.color} after ${after}`);
          }
        }
      }
    },
  };
}

/** A random person presses a random button that they see, but none of `not`; says which, or undefined for none. */
export async function pressAny(table: Table, roll: Roll, not: RegExp): Promise<string | undefined> {
  const { list } = table.session.world.people;
  const person = list[roll(list.length)];
  const offered = elementsFor(table, person.name).flatMap(({ node, attributes, off }) => {
    const command = /^table_ui\((.*)\)$/.exec(attributes["onClick"] ?? "")?.[1];
    return command === undefined || off || not.test(command) ? [] : [{ node, command }];
  });
  if (offered.length === 0) return undefined;
  const { node, command } = offered[roll(offered.length)];
  await table.click(person.name, node);
  return `${person.color}: ${command}`;
}
