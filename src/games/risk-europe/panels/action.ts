import { landName } from "../../../risk/europe/names";
import { size } from "../../../risk/units";
import type { ActionKit } from "../../../session/game/kit";
import { COLOURS } from "../meta";
import type { Action } from "../rules/actions";
import { isPlayer } from "../rules/army";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";
import { mayManeuverAfter, openCard } from "../rules/turn/card";
import { sparable } from "../rules/turn/expand";
import { UNITS } from "../rules/units";
import type { EuropeLanguage } from "../text/language";
import { armyColour, cardName } from "../text/names";

const COINS_PICTURE = "piece-coin";

/** Pictures by what a stepper counts: the man on foot is the box's infantry. */
const PICTURES: Readonly<Record<string, string | undefined>> = {
  footman: "piece-infantry",
  archer: "piece-archer",
  cavalry: "piece-cavalry",
  siege: "piece-siege",
  city: "piece-banner",
  land: "piece-infantry",
};

/** Pictures that steppers get while they are painted. */
export const KIND_PICTURES: readonly string[] = [
  COINS_PICTURE,
  "piece-infantry",
  "piece-archer",
  "piece-cavalry",
  "piece-siege",
  "piece-banner",
];

const COLOUR_WORDS: readonly string[] = COLOURS;

/** How the table's action panel serves Risk Europe. */
export const ACTION: ActionKit<State> = {
  verbs: [
    "expand",
    "split",
    "also",
    "alone",
    "maneuver",
    "tax",
    "buy",
    "build",
    "crown",
    "fortify",
    "assault",
    "idle",
    "reroll",
    "stand",
  ],
  // The army that is bid for first, the mission that is kept.
  words: COLOUR_WORDS.concat(MISSIONS),
  unfitVerbs: ["order.not_on_card", "bonus.none", "crown.not_sold"],
  unfit: {},
  steppers: UNITS.length,
  priced: ["buy"],
  bodies: [],
  picture: (kind) => PICTURES[kind] ?? COINS_PICTURE,
  face: () => -1,
  /** While no verb is picked: what the open card has left. */
  prompt: (s, _seat, verb) => {
    if (verb !== "" || s.step !== "turn" || s.moves.order === "none") return "";
    if (s.moves.order === "spend") return "step.turn.spend";
    if (s.moves.bonus !== "none") return "step.turn.bonus";
    return mayManeuverAfter(s) ? "step.turn.berlin" : "step.turn.done";
  },
  /** The open card while its order is to be given, and whose army it is where it is not the seat's own. */
  note: (s, { panel, names }: EuropeLanguage) => {
    if (s.acting < 0 || (s.step !== "turn" && s.step !== "split")) return "";
    const parts: string[] = [];
    if (s.moves.order === "none" && s.step === "turn")
      parts.push(panel.openCard(cardName(openCard(s), names)));
    if (!isPlayer(s, s.acting)) parts.push(panel.playsFor(armyColour(s.acting, s.colours, names)));
    return parts.join(" ");
  },
  /** The steppers show the units: a sentence that names all kinds would take the room of the buttons. */
  brief: (given, { panel }: EuropeLanguage) => {
    const action = given as Action;
    switch (action.type) {
      case "expand":
      case "split":
      case "maneuver":
        return panel.march(landName(action.from), landName(action.to));
      case "also":
        return panel.marchAlso(landName(action.to));
      case "buy":
        return panel.newUnits(landName(action.territory));
      default:
        return "";
    }
  },
  /** How many units a second force could have, while the first one of a split is chosen. */
  odds: (s, given, { panel }: EuropeLanguage) => {
    const action = given as Action;
    return action.type === "split" ? panel.forSecond(sparable(s, action.from) - size(action.units)) : "";
  },
};
