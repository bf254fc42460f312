import { textOf } from "../../../text/entry";
import type { OwnLine } from "../../../session/game/kit";
import { isMet } from "../rules/mission";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";
import { crownsToWin, hasMissions, isTeams } from "../rules/variant";
import type { EuropeLanguage } from "../text/language";
import { missionName } from "../text/names";

/** Letters that have room in two lines. */
const LETTERS = 40;

/** The crowns that win, or the cities of a team; and how long the game lasts at the most. */
export function goalLine(s: State, { panel }: EuropeLanguage): string {
  const { team_game, round_limit } = s.options;
  return isTeams(s) ? panel.teamGoal(team_game === "cities") : panel.goal(crownsToWin(s), round_limit);
}

/** A seat's face-down missions, and which of them are fulfilled as things stand; nothing where none are played. */
export function ownLine(s: State, seat: number, { panel, names }: EuropeLanguage): OwnLine {
  if (!hasMissions(s)) return { text: "", help: "" };
  const { missions } = s.seats[seat];
  if (missions.length === 0) return { text: panel.noMissions, help: "" };
  const words = missions.map((mission) => {
    const name = missionName(mission, names);
    return isMet(s, seat, mission) ? panel.fulfilled(name) : name;
  });
  const helps = missions.map((mission, i) => `${words[i]}: ${textOf(names.missions, MISSIONS[mission])}`);
  const met = missions.filter((mission) => isMet(s, seat, mission)).length;
  const text = panel.ownMissions(words);
  return {
    text: text.length > LETTERS ? panel.ownCounts(missions.length, met) : text,
    help: helps.join("\n"),
  };
}
