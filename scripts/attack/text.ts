import { pick } from "./fuzzer";
import type { Roll } from "../../src/core/types";

/** Words that stand where none of them belongs: numbers at the borders, names of JavaScript's own, signs of the notation. */
const WORDS =
  `constructor __proto__ toString -1 0 1 01 1e5 NaN 99999999999 4294967296 ; # vs none players player
  option seed position words packed table`.split(/\s+/);

/** Characters that are easily read wrongly: marks of order and direction, controls, halves of pairs. */
const STRANGE = [
  ...["\u001b[31m", "\u009b31m"],
  ..."\ufeff\u0000\u007f\u0085\u00a0\u2028\u202e\u2066\r\té;# ".split(""),
  ...["\ud83d", "👑"],
];

const LINES = [
  ...[
    "# table setup",
    "# table setup was yesterday",
    "# table match host 7 seat red 7",
    "# table match closed red",
  ],
  ...[
    "# position 64 x",
    "# position 128",
    "words a b c",
    "packed abc;",
    "packed ab",
    "words",
    "player red \u202eAnn",
  ],
  ...["seed 7", "seed 7 7", "option", "position", "players", "", "#", "\ufeff"],
];

/** Longest text that is made: longer ones say nothing new. */
const MOST = 2_000_000;

/** A text in which something has gone wrong, up to four times; `others` are texts to borrow from. */
export function spoilText(text: string, others: readonly string[], roll: Roll): string {
  let spoilt = text;
  const times = 1 + roll(4);
  for (let i = 0; i < times && spoilt.length < MOST; i++) spoilt = pick(WAYS, roll)(spoilt, others, roll);
  return spoilt;
}

type Way = (text: string, others: readonly string[], roll: Roll) => string;

const WAYS: readonly Way[] = [
  (text, others, roll) => among(text, " ", WORDS, others, roll),
  (text, others, roll) => among(text, " ", WORDS, others, roll),
  (text, others, roll) => among(text, "\n", LINES, others, roll),
  (text, others, roll) => among(text, "\n", LINES, others, roll),
  (text, _, roll) => insert(text, pick(STRANGE, roll), roll),
  (text, _, roll) => insert(text, String.fromCharCode(roll(0x3000)), roll),
  (text, _, roll) => text.slice(0, roll(text.length + 1)),
  (text, _, roll) => text.slice(roll(text.length + 1)),
  (text, others, roll) => {
    const other = pick(others, roll);
    return text.slice(0, roll(text.length + 1)) + other.slice(roll(other.length + 1));
  },
  (text, _, roll) => {
    if (roll(12) > 0) return text;
    const from = roll(text.length + 1);
    const piece = text.slice(from, from + 1 + roll(200));
    return text.slice(0, from) + piece.repeat(1 + roll(2000)) + text.slice(from);
  },
];

/** Something is dropped, doubled, exchanged, or put in from a list or from another text. */
function among(
  text: string,
  separator: string,
  list: readonly string[],
  others: readonly string[],
  roll: Roll,
): string {
  const parts = text.split(separator);
  const at = roll(parts.length);
  switch (roll(6)) {
    case 0:
      parts.splice(at, 1);
      break;
    case 1:
      parts.splice(at, 0, parts[roll(parts.length)]);
      break;
    case 2:
      parts[at] = parts[roll(parts.length)];
      break;
    case 3:
      parts[at] = pick(list, roll);
      break;
    case 4:
      parts.splice(at, 0, pick(list, roll));
      break;
    default:
      parts.splice(at, 0, pick(pick(others, roll).split(separator), roll));
  }
  return parts.join(separator);
}

function insert(text: string, what: string, roll: Roll): string {
  const at = roll(text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}
