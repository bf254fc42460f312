import { FLOW } from "./flow";
import { MANUAL } from "./manual";
import { ODDS } from "./odds";
import { PANEL } from "./panel";
import { REFUSALS } from "./refusals";

/** Words on and about the pieces, in English. */
const OBJECTS = {
  /** What a table may lack, to stand after "its". */
  board: "board",
  mat: (seat: string) => `mat of ${seat}`,
  hand: (seat: string) => `hand zone of ${seat}`,
  figure: (name: string, owner: string) => `${name} of ${owner}`,
  /** Beside a mat: who plays it and how that seat stands; then the ways to look at the table. */
  sign: (who: string, score: string) => (score === "" ? who : `${who}. ${score}`),
  views: ["Board", "My mat"],
  /** In the menus of pieces. */
  choose: "Choose this territory",
  most: "As many as possible",
  confirm: "Confirm",
};

/** Words about dice that people throw on the table, in English. */
const DICE = {
  again: "Dice that lay askew, got lost or were touched are thrown again.",
  failed: "The dice would not lie still: the table rolls in their place.",
};

/** What a table says in English, whatever game is played on it. */
export const ENGLISH = {
  id: "en",
  name: "English",
  refusals: REFUSALS,
  unknownRefusal: (code: string) => `That is refused (${code}).`,
  panel: PANEL,
  odds: ODDS,
  objects: OBJECTS,
  flow: FLOW,
  manual: MANUAL,
  dice: DICE,
};
