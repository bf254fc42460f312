import type { Language } from "../../../text/language";
import { done, type Match } from "../../match/match";
import { END_HERE, type Proposal } from "../../table/proposal";
import type { Room } from "../../table/room";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, namesOf } from "../../ui/viewers";
import { seatName } from "../../ui/words";

function proposalKey(room: Room): string {
  const { match, proposal } = room.table;
  if (match === undefined || proposal === undefined) return "none";
  return `${match.revision} ${proposal.by} ${proposal.to} ${proposal.secondsLeft} ${proposal.waiting.join(" ")}`;
}

/** What somebody has proposed to the table, who is still to answer, and the seconds that are left. */
function textOf(match: Match, { by, to, waiting, secondsLeft }: Proposal, language: Language): string {
  const { panel } = language;
  const nameOf = (seat: number): string => seatName(match.game.state, seat, language);
  const what =
    to === END_HERE ? panel.proposesEnd(nameOf(by)) : panel.proposesBack(nameOf(by), done(match) - to);
  const others = waiting.map((seat) => nameOf(seat));
  return panel.proposal(what, others, secondsLeft);
}

function paintProposal(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { putAll, showAll, showAllTo } = writer;
  const { match, proposal } = room.table;
  showAll("proposal", match !== undefined && proposal !== undefined);
  if (match === undefined || proposal === undefined) return;
  const { colours } = match.game.state;
  putAll("proposal-text", "text", textOf(match, proposal, language));
  showAllTo("proposal-answers", namesOf(proposal.waiting.map((seat) => colours[seat])));
  showAllTo("proposal-withdraw", namesOf([colours[proposal.by]]));
  showAllTo("proposal-host", hostNames(room));
}

/** What is asked of the others, and who may answer. */
export const PROPOSAL: Panel<Room> = {
  layer: "turn",
  viewers: "all",
  key: proposalKey,
  paint: paintProposal,
};
