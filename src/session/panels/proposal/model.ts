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
export function modelOfProposal(match: Match, proposal: Proposal, language: Language): ProposalModel {
  const s = match.game.state;
  const { panel } = language;
  const by = seatName(s, proposal.by, language);
  const waiting = proposal.waiting.map((seat) => seatName(s, seat, language));
  const what =
    proposal.to === END_HERE ? panel.proposesEnd(by) : panel.proposesBack(by, done(match) - proposal.to);
  return {
    text: panel.proposal(what, waiting, proposal.secondsLeft),
    waiting: proposal.waiting.map((seat) => s.colours[seat]),
    by: s.colours[proposal.by],
  };
}
