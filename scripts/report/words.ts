import type { Refusal } from "../../src/core/types";
import { refusalText } from "../../src/text/refusals";
import type { JsonFault } from "./node";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

const TYPES: Readonly<Record<string, string | undefined>> = {
  object: "An object",
  list: "A list",
  number: "A number",
  flag: "Either true or false",
  word: "A word in quotes",
};

/** A fault of a JSON object in words, its path first. */
export function jsonFaultText(fault: JsonFault): string {
  const words = jsonRefusalText(fault.why);
  return fault.path === "" ? words : `${fault.path}: ${words}`;
}

/** Codes that only JSON objects know are said here, all others where all refusals are. */
function jsonRefusalText(why: Refusal): string {
  const p = why.params;
  switch (why.code) {
    case "json.type":
      return `${TYPES[p["expected"]] ?? p["expected"]} should stand here.`;
    case "json.key":
      return `"${p["key"]}" is no field of this object.`;
    case "json.hidden":
      return "This is hidden from the seat whose view it is, and a game cannot go on from a view.";
    case "json.differs":
      return `${p["given"]} stands here, but ${p["due"]} follows from the rest; correct it, or leave it out.`;
    case "text.missing":
      return `The field "${p["expected"]}" is missing.`;
    default:
      return refusalText(why, ENGLISH);
  }
}
