import { livingSeats } from "../../../../risk/europe/rules/seats";
import { NOBODY } from "../../../../core/types";
import { CITIES, countCities } from "../../../../risk/europe/board";
import { armyCount, armyOf, livingMercenaries } from "../army";
import { crownsOf } from "../crowns";
import type { Event } from "../events";
import { isMet } from "../mission";
import type { State } from "../state";
import { crownsToWin, hasMissions, isTeams } from "../variant";
import { eliminate } from "./elimination";
import { finishBest, judgeSurvivors } from "./finish";
import { startRound } from "./round";
import { TEAM_ROUNDS } from "../numbers";

/** After the battles: cards to the discards, then missions, of which some may be asked (rules 4.1, 10.4). */
export function endRound(s: State, events: Event[]): void {
  for (let i = 0; i < armyCount(s); i++) {
    const army = armyOf(s, i);
    for (const card of army.picks) army.discards[card]++;
    army.picks = [];
    army.revealed = 0;
  }
  for (const mercenary of s.mercenaries) mercenary.captain = NOBODY;
  s.leader = NOBODY;
  const asked = hasMissions(s) ? livingSeats(s).filter((seat) => choosesMissions(s, seat)) : [];
  if (asked.length === 0) return closeRound(s, events);
  s.phase = "missions";
  s.step = "missions";
  s.asked = asked;
}

/** Whoever asked to be asked and holds a mission is asked, complete or not (rule 10.4). */
function choosesMissions(s: State, seat: number): boolean {
  const player = s.seats[seat];
  return player.settings.reveal === "ask" && player.missions.length > 0;
}

/** Missions are turned over, then victory, elimination and limits are judged; then the next round (rule 4.1). */
export function closeRound(s: State, events: Event[]): void {
  completeMissions(s, events);
  if (judgeVictory(s, events) || judgeElimination(s, events) || judgeSurvivors(s, events)) return;
  if (!judgeLimit(s, events)) startRound(s, events);
}

/** All conditions are judged by the same board and coins, then the missions are turned over together (rules 10.3, 10.4, 10.5). */
function completeMissions(s: State, events: Event[]): void {
  s.seats.forEach((player, seat) => {
    const shown = player.answered
      ? player.showing
      : player.missions.filter((mission) => isMet(s, seat, mission));
    player.missions = player.missions.filter((mission) => !shown.includes(mission));
    for (const mission of shown) {
      player.completed.push(mission);
      events.push({ type: "completed", seat, mission });
    }
    player.answered = false;
    player.showing = [];
  });
}

/** Crowns enough, or all 15 cities for a team (rules 9.2, 9.3, 13.5). */
function judgeVictory(s: State, events: Event[]): boolean {
  const seats = livingSeats(s);
  if (!isTeams(s)) {
    const enough = seats.filter((seat) => crownsOf(s, seat) >= crownsToWin(s));
    if (enough.length > 0) finishBest(s, "crowns", enough, events);
    return enough.length > 0;
  }
  for (const team of [0, 1]) {
    if (CITIES.every((t) => s.territories[t].owner >= 0 && s.territories[t].owner % 2 === team)) {
      const side = seats.filter((seat) => seat % 2 === team);
      finishBest(s, "cities", side, events);
      return true;
    }
  }
  return false;
}

/** Armies without a city are out, unless they are saved by the crown; where no player is left the last ones are judged (rules 9.4 to 9.6). */
function judgeElimination(s: State, events: Event[]): boolean {
  const seats = livingSeats(s);
  const out = seats.filter((seat) => !staysIn(s, seat, events));
  if (out.length === seats.length) {
    finishBest(s, "survivor", seats, events);
    return true;
  }
  for (const army of out.concat(livingMercenaries(s).filter((more) => countCities(s, more) === 0)))
    eliminate(s, army, events);
  return false;
}

/** A city, or once after each loss of the last one a Crown Card or a completed mission (rules 9.5, 13.1). */
function staysIn(s: State, seat: number, events: Event[]): boolean {
  const player = s.seats[seat];
  if (countCities(s, seat) > 0) {
    player.grace = false;
    return true;
  }
  if (player.grace || player.cards + player.completed.length === 0) return false;
  player.grace = true;
  events.push({ type: "saved", seat });
  return true;
}

/** The last round of the team game, or of the table's limit (rules 13.5, 14.1). */
function judgeLimit(s: State, events: Event[]): boolean {
  const rounds = isTeams(s) && s.options.team_game === "rounds" ? TEAM_ROUNDS : s.options.round_limit;
  if (rounds === 0 || s.round < rounds) return false;
  finishBest(s, "limit", livingSeats(s), events);
  return true;
}
