import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import type { Panel, Writer } from "../../game/panel";
import { hostNames, namesOf } from "../../ui/viewers";
import { modelOfProposal } from "./model";

function proposalKey(room: Room): string {
  const { match, proposal } = room.table;
  if (match === undefined || proposal === undefined) return "none";
  return `${match.revision} ${proposal.by} ${proposal.to} ${proposal.secondsLeft} ${proposal.waiting.join(" ")}`;
}

function paintProposal(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { putAll, showAll, showAllTo } = writer;
  const { match, proposal } = room.table;
  showAll("proposal", match !== undefined && proposal !== undefined);
  if (match === undefined || proposal === undefined) return;
  const model = modelOfProposal(match, proposal, language);
  putAll("proposal-text", "text", model.text);
  showAllTo("proposal-answers", namesOf(model.waiting));
  showAllTo("proposal-withdraw", namesOf([model.by]));
  showAllTo("proposal-host", hostNames(room));
}

/** What is asked of the others, and who may answer. */
export const PROPOSAL: Panel<Room> = {
  layer: "turn",
  viewers: "all",
  key: proposalKey,
  paint: paintProposal,
};
