import { MISSIONS } from "../../rules/cards";
import { CROWN_REASONS, countAllCrowns, countCrowns } from "../../rules/crowns";
import { handSize } from "../../rules/state/hand";
import type { State } from "../../rules/state";
import { POLICY_IDS } from "../../rules/policies";
import type { Seat } from "../../../../core/types";
import type { CastleLanguage } from "../../text/language";
import { titleName, unitList } from "../../text/names";
import { movesLeft } from "../moves";
import { seatName } from "../../../../session/ui/words";
import { nameOf } from "../../../../text/entry";

/** The crowns of all seats as they would be counted now: lines, and a column for each seat. */
export interface CrownTable {
  readonly labels: readonly string[];
  readonly columns: readonly (readonly string[])[];
}

export function crownTable(s: State, language: CastleLanguage): CrownTable {
  const { names, panel } = language;
  return {
    labels: CROWN_REASONS.map((id) => nameOf(names.crowns, id)).concat(panel.crownRows),
    columns: countAllCrowns(s).map((crowns, seat) =>
      CROWN_REASONS.map((id) => (crowns[id] > 0 ? `${crowns[id]}` : "-")).concat([
        `${crowns.total}`,
        "",
        `${s.seats[seat].crowns}`,
        `${crowns.taxValue}`,
        `${crowns.armyValue}`,
      ]),
    ),
  };
}

/** All that everybody may know of one kingdom, as two columns of lines under a head. */
export interface KingdomPage {
  readonly title: string;
  readonly head: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** `title` says whose kingdom it is. */
export function pageOfKingdom(s: State, seat: Seat, title: string, language: CastleLanguage): KingdomPage {
  const { names, panel } = language;
  const player = s.seats[seat];
  if (!player.alive) return { title, head: [panel.fallen], left: [], right: [] };
  const now = countCrowns(s, seat);
  const colour = seatName(s, seat, language);
  const bought = s.turn === seat && s.moves.castle === "bought";
  const policies: string[] = [];
  POLICY_IDS.forEach((id, k) => {
    if (player.policies[k] > 0) policies.push(panel.times(nameOf(names.policies, id), player.policies[k]));
  });
  const shown = s.step !== "policies";
  const missions: string[] = [];
  player.completed.forEach((k, i) => {
    const times = player.completed.filter((other) => other === k).length;
    if (player.completed.indexOf(k) === i)
      missions.push(panel.times(nameOf(names.missions, MISSIONS[k]), times));
  });
  const left = [
    panel.treasury(colour, player.coins),
    panel.hand(handSize(player)),
    panel.reserve(unitList(player.reserve, names), bought),
    panel.inEffect(shown ? policies : [], shown || !player.picked),
    panel.missionsDone(missions),
  ].concat(s.turn === seat ? movesLeft(s, language) : []);
  const right = [panel.reasonsHead(now.total)].concat(
    CROWN_REASONS.filter((id) => now[id] > 0).map((id) => panel.times(nameOf(names.crowns, id), now[id])),
    ["", panel.armyValue(now.armyValue), panel.taxValue(now.taxValue)],
  );
  return {
    title,
    head: [panel.rank(titleName(player.crowns, names), player.crowns, s.options.crowns_to_win)],
    left,
    right,
  };
}
