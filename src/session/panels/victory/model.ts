import { roundPlayed, winnersOf } from "../../../core/common";
import type { Language } from "../../../text/language";
import type { Match } from "../../match/match";
import { endingText } from "../status/model";
import type { StatisticsTable } from "../../game/kit";
import { seatName } from "../../ui/words";

/** How a game ended: `agreed` says that all wanted to end it where it stands; `round` is the last one that was told of. */
export function modelOfVictory(
  match: Match,
  { round }: StatisticsTable,
  agreed: boolean,
  language: Language,
): { readonly title: string; readonly how: string } {
  const s = match.game.state;
  // A game that began from a position may have ended before any round was told of.
  const last = round === 0 ? roundPlayed(s) : Math.min(round, roundPlayed(s));
  const how = language.panel.endedHow(endingText(s, language), last);
  return { title: titleOf(match, agreed, language), how };
}

function titleOf(match: Match, agreed: boolean, language: Language): string {
  const s = match.game.state;
  const { panel } = language;
  if (s.step !== "over") return agreed ? panel.agreedEnd : panel.statisticsSoFar;
  const winners = winnersOf(s);
  return panel.victory(
    winners.map((seat) => seatName(s, seat, language)),
    winners.length === 1 ? match.names[winners[0]] : "",
  );
}
