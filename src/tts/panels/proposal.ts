import { proposalPanel } from "../../session/panel/proposal";
import type { Room } from "../../session/table/room";
import { LANGUAGE } from "./language";
import { putAll, showAll, showAllTo } from "./brush";
import { hostNames, namesOf } from "./viewers";

export function proposalKey(room: Room): string {
  const { match, proposal } = room.table;
  if (match === undefined || proposal === undefined) return "none";
  return `${match.revision} ${proposal.by} ${proposal.to} ${proposal.left} ${proposal.waiting.join(" ")}`;
}

/** What is asked of the others, and who may answer. */
export function paintProposal(room: Room): void {
  const { match, proposal } = room.table;
  showAll("proposal", match !== undefined && proposal !== undefined);
  if (match === undefined || proposal === undefined) return;
  const model = proposalPanel(match, proposal, LANGUAGE);
  putAll("proposal-text", "text", model.text);
  showAllTo("proposal-answers", namesOf(model.waiting));
  showAllTo("proposal-withdraw", namesOf([model.by]));
  showAllTo("proposal-host", hostNames(room));
}
