import { indexIds, openText, plainLine } from "../../../core/lines";
import { refuse } from "../../../text/codes";
import { CHANCE } from "../../../core/types";
import { keepPass } from "../answer-time";
import { actFor } from "./act";
import { actsAsHost } from "./obey";
import { bySeat } from "./rights";
import type { Commands } from "./types";

/** An action as the record has it (docs/notation.md), for those who would rather write than press. */
export const WRITE: Commands = {
  /**
   * `write attack rome sardinia infantry 3`, with or without the colour of one's own seat before it. Where the
   * table does not enforce the rules the host may write lines of chance, as `roll`: what dice on a real table show.
   */
  write: bySeat((room, who, words, out) => {
    const { match, seat } = who;
    const { colours } = match.game.state;
    const { notation } = match.module;
    const text = words.slice(1).join(" ");
    const whole = colours.includes(words[1]) || notation.chanceWords.includes(words[1]);
    const line = plainLine(openText(whole ? text : `${who.colour} ${text}`));
    if (line === undefined) return refuse("text.missing", { expected: "action" });
    const action = notation.readAction(line, indexIds(colours));
    if (line.fault !== undefined) return line.fault.why;
    if (action.seat === CHANCE) {
      if (room.settings.automation === "enforce" || !actsAsHost(room, who)) return refuse("write.chance");
    } else if (action.seat !== seat) return refuse("write.seat");
    if (keepPass(room, action)) {
      out.effect = "deferred";
      return undefined;
    }
    return actFor(room, who, action, out);
  }, "during"),
};
