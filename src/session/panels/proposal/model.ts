import type { Language } from "../../../text/language";
import { done, type Match } from "../../match/match";
import { END_HERE, type Proposal } from "../../table/proposal";
import { seatName } from "../../ui/words";

/** What somebody has proposed to the table, for everybody's eyes. */
export interface ProposalModel {
  readonly text: string;
  /** Colours that are still to answer, and the one who has asked. */
  readonly waiting: readonly string[];
  readonly by: string;
}

/** A proposal as it stands, with the seconds that are left. */
export function modelOfProposal(m: Match, p: Proposal, language: Language): ProposalModel {
  const s = m.game.state;
  const { panel } = language;
  const by = seatName(s, p.by, language);
  const waiting = p.waiting.map((seat) => seatName(s, seat, language));
  const what = p.to === END_HERE ? panel.proposesEnd(by) : panel.proposesBack(by, done(m) - p.to);
  return {
    text: panel.proposal(what, waiting, p.left),
    waiting: p.waiting.map((seat) => s.colours[seat]),
    by: s.colours[p.by],
  };
}
