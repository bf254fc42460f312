import { NOBODY } from "../../core/types";
import { chairOf, isOver } from "../../session/table/table";
import { playerText } from "../../session/ui/seat";
import { writeSign } from "../objects/board/sign";
import { registry } from "../objects/registry";
import { LANGUAGE } from "../language";
import type { Context } from "./context";

/** Letters of a player's name that have room on a sign beside the rest. */
const NAME_LETTERS = 19;

/** Writes beside each mat who plays it, how that seat stands, and whose turn it is; nothing without a match. */
export function writeSigns({ room: { table }, shown }: Context): void {
  const { match, chairs } = table;
  const over = isOver(table);
  let key = `${match?.revision ?? -1} ${over}`;
  for (const { player, bot, name } of chairs) key += ` ${player} ${bot} ${name}`;
  if (key === shown.signs) return;
  shown.signs = key;
  for (const colour of registry.colours) {
    const s = match?.game.state;
    const seat = s === undefined ? NOBODY : s.colours.indexOf(colour);
    if (match === undefined || s === undefined || seat < 0)
      writeSign(colour, { text: "", isTurn: false, isPerson: false });
    else {
      const chair = chairOf(table, seat);
      const who = playerText(match, seat, chair, NAME_LETTERS, LANGUAGE);
      const text = LANGUAGE.objects.sign(who, match.module.score?.(s, seat, LANGUAGE) ?? "");
      writeSign(colour, { text, isTurn: s.turn === seat && !over, isPerson: chair.player !== "" });
    }
  }
}
