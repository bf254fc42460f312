import { Complaint } from "../../complaint";
import { gapsOf, partsOf, withGaps, type Gaps } from "./gaps";
import type { Json } from "../../../tabletop/tree/json";
import { PLAIN, writeJson, type Spacing } from "../../../tabletop/tree/write";
import { recordIn } from "../../../tabletop/save/check";

/** How a save is laid out: what its text has besides its values. */
export interface Layout extends Spacing {
  /** Whether it begins with a byte order mark. */
  readonly mark: boolean;
  /** What stands after the last brace. */
  readonly end: string;
  /** How many parts it had, and its uneven white space. */
  readonly parts: number;
  readonly gaps: Gaps;
}

const MARK = "\ufeff";
/** As Tabletop Simulator lays a save out. */
export const USUAL: Layout = { ...PLAIN, mark: false, end: "", parts: 0, gaps: {} };

/** A text without the byte order mark that it may begin with. */
export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(1) : text;
}

/** The layout of a text, by its first field, with all that departs from it. */
export function layoutOf(text: string, json: Json): Layout {
  const body = withoutMark(text);
  const end = /[ \t\r\n]*$/.exec(body.slice(-1000))?.[0] ?? "";
  const [, begin = "", colon = ":"] =
    /^[ \t\r\n]*\{([ \t\r\n]*)(?:"[^"\\]*"([ \t\r\n]*:[ \t\r\n]*))?/.exec(body) ?? [];
  const [, line, indent = null] = /^(\r\n|\n|\r)([ \t]*)$/.exec(begin) ?? [];
  const found = { mark: body !== text, end, parts: 0, gaps: {} };
  const spacings = [",", ", "].map((comma) => ({ indent, line: line ?? "\n", colon, comma }));
  const exact = spacings.find((spacing) => writeJson(json, spacing) + end === body);
  if (exact !== undefined) return { ...exact, ...found };
  const [usual] = spacings;
  return { ...usual, ...found, parts: partsOf(body), gaps: gapsOf(body, writeJson(json, usual) + end) };
}

/** A save's text, and whether uneven white space had to be left out, as the save has other parts now. */
export function layOut(json: Json, layout: Layout): { readonly text: string; readonly isEvened: boolean } {
  const even = writeJson(json, layout) + layout.end;
  const isUneven = Object.keys(layout.gaps).length > 0;
  const fits = isUneven && partsOf(even) === layout.parts;
  const body = fits ? withGaps(even, layout.gaps) : even;
  return { text: (layout.mark ? MARK : "") + body, isEvened: isUneven && !fits };
}

/** Reads a layout that a tree keeps; what it does not say is as usual. Complains about what it cannot say. */
export function readLayout(text: string, name: string): Layout {
  const wrong = (): never => {
    throw new Complaint(
      `${name} is no layout that unpack wrote: take it back, or remove it to have the usual one.`,
    );
  };
  const read = recordIn(text);
  if (read === undefined) return wrong();
  const found: Layout = { ...USUAL, ...read };
  const gaps: unknown = found.gaps;
  if (typeof gaps !== "object" || gaps === null) return wrong();
  const spaces: unknown[] = Object.values(gaps);
  const isSpace = (value: unknown): boolean => typeof value === "string" && /^[ \t\r\n]*$/.test(value);
  const isFit =
    [found.line, found.end, found.indent ?? "", ...spaces].every(isSpace) &&
    [found.colon, found.comma].every(
      (value) => typeof value === "string" && isSpace(value.replace(/[:,]/, "")),
    ) &&
    found.colon.includes(":") &&
    found.comma.includes(",") &&
    typeof found.mark === "boolean" &&
    typeof found.parts === "number";
  return isFit ? found : wrong();
}
