import { tokens } from "../../bridge/text";
import { BUNDLE_CHUNK } from "../../lua/engine";
import type { Call, Script, Slice } from "../../run/script";
import type { InspectedSlice } from "../../wire/answers";
import type { World } from "../../world/types";

/** Calls of a run that are told, and characters of each. */
const MADE = 50;
const LONGEST = 160;

/** Where a line of Global's script is, without its column: Lua tells lines alone. */
function placeOf(script: Script, line: number): string | undefined {
  return line < 1
    ? undefined
    : script.places
        .get(BUNDLE_CHUNK)?.(line, 0)
        ?.replace(/^(.*:\d+):\d+$/, "$1");
}

/** A run of the script as the inspector tells it. */
export function sliceOut(world: World, script: Script, slice: Slice): InspectedSlice {
  const { what, frame, micros, calls, traced = [] } = slice;
  const made = traced.slice(0, MADE).map((call) => {
    return { what: callText(world, call), at: placeOf(script, call.line) };
  });
  return { what, frame, micros: Math.round(micros), calls, made };
}

/** A call as a script would have it: what the table is asked for, on what, with what. */
function callText(world: World, { text }: Call): string {
  const list = tokens(text.endsWith("\x1f") ? text : `${text}\x1f`);
  const [op = "", name = "", key = ""] = list;
  const bound = op.length === 2;
  const subject = bound ? `${tokenText(world, key)}.` : "";
  const args = list.slice(bound ? 3 : 2).map((token) => tokenText(world, token));
  const argsText = args.join(", ").replaceAll("{, ", "{").replaceAll(", }", "}");
  const kind = op.at(-1);
  const whole = `${subject}${name}${kind === "g" ? "" : kind === "s" ? ` = ${argsText}` : `(${argsText})`}`;
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

/** What tokens say that always say the same, by their kind (tabletop/bridge/text.ts). */
const FIXED: Readonly<Record<string, string | undefined>> = {
  ...{ t: "true", f: "false", z: "nil", F: "function", "[": "{", "]": "}" },
};

function tokenText(world: World, token: string): string {
  const [kind, rest] = [token.slice(0, 1), token.slice(1)];
  if (kind === "n") return rest;
  if (kind === "s") return JSON.stringify(rest);
  if (kind === "o") return world.objects.get(Number(rest))?.guid ?? "object";
  if (kind === "p") return /^\d/.test(rest) ? `person ${rest}` : rest;
  return FIXED[kind] ?? token;
}
