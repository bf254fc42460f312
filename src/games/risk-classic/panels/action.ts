import { worldAction } from "../../../risk/world/panels/action";
import type { OwnLine } from "../../../session/game/kit";
import { nameOf, textOf } from "../../../text/entry";
import { SYMBOLS, SYMBOL_OF } from "../rules/cards";
import { goalOf, headquartersToWin } from "../rules/game/victory";
import { INSTEAD, MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";
import { isCapital } from "../rules/variant";
import type { ClassicLanguage } from "../text/language";
import { pieceName } from "../../../risk/world/text/names";
import { landName } from "../text/names";
import { LAND_OF_GAME } from "./land";
import { TRADE_BODY } from "./trade";

/** Steps at which armies are to be placed. */
const PLACING: readonly string[] = ["place", "neutral"];

/** How many armies are left to place. */
function noteOf(s: State, { panel }: ClassicLanguage): string {
  return PLACING.includes(s.step) && s.due > 1 ? panel.due(s.due) : "";
}

/** How the table's action panel serves classic RISK. */
export const ACTION = worldAction<State>(LAND_OF_GAME, {
  bodies: [TRADE_BODY],
  prompt: (s, _seat, verb) =>
    verb === "" && s.step === "fortify" && s.options.fortify === "free" ? "step.fortify.free" : "",
  note: noteOf,
});

/** Who wins by the mode that is played, and after how many rounds it ends at the most. */
export function goalLine(s: State, { panel }: ClassicLanguage): string {
  const headquarters = isCapital(s) ? headquartersToWin(s) : 0;
  return panel.goal(s.options.mode, headquarters < 0 ? 0 : headquarters, s.options.round_limit);
}

/** A seat's mission or headquarters where there are any; else what its cards show. */
export function ownLine(s: State, seat: number, language: ClassicLanguage): OwnLine {
  const { panel, names } = language;
  const { mission, headquarters } = s.seats[seat];
  if (mission >= 0) {
    const id = MISSIONS[mission];
    const substitute = goalOf(s, seat) === INSTEAD ? names.instead : undefined;
    const plain = id === "territories_24" || substitute === undefined;
    return {
      text: panel.ownMission(plain ? nameOf(names.missions, id) : substitute.name),
      help: plain ? textOf(names.missions, id) : substitute.text,
    };
  }
  if (isCapital(s))
    return {
      text: headquarters < 0 ? panel.noHeadquarters : panel.ownHeadquarters(landName(headquarters)),
      help: "",
    };
  return { text: panel.hand(symbolsOf(s.seats[seat].hand, language)), help: "" };
}

/** Cards by what they show: "2 infantry", "1 wild". */
function symbolsOf(hand: readonly number[], { names }: ClassicLanguage): string[] {
  return SYMBOLS.flatMap((symbol, k) => {
    const n = hand.filter((card) => SYMBOL_OF[card] === k).length;
    return n > 0 ? [`${n} ${pieceName(symbol, n, names)}`] : [];
  });
}
