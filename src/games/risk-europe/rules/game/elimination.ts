import { initialSettings } from "../../../../core/settings";
import { SETTINGS } from "../settings";
import { clear } from "../../../../core/counts";
import { NOBODY } from "../../../../core/types";
import { SIZE } from "../../../../risk/europe/board";
import { any } from "../../../../risk/units";
import { armyOf, isPlayer, nextPlayer } from "../army";
import type { Event } from "../events";
import { endDispute, takeOver, vacate } from "../land";
import { UNBID, type State } from "../state";

/**
 * An army leaves the game (rules 9.4, 11.12, 14.2): its units leave the board; castles stay, coins go to the reserve, cards
 * and missions leave the game. Where it was party to a dispute the other side stays, without coins: if it has a unit left.
 */
export function eliminate(s: State, army: number, events: Event[]): void {
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    if (land.attacker === army) endDispute(s, t);
    else if (land.owner === army && any(land.force)) {
      takeOver(s, t);
      events.push({ type: "conquered", army: land.owner, territory: t });
    } else if (land.owner === army) vacate(s, t);
  }
  const out = armyOf(s, army);
  out.alive = false;
  out.coins = 0;
  out.picks = [];
  out.revealed = 0;
  clear(out.discards);
  if (isPlayer(s, army)) forget(s, army);
  else s.mercenaries[army - s.seats.length].captain = NOBODY;
  events.push({ type: "eliminated", army });
  if (s.first === army) passMarker(s, army, events);
}

function forget(s: State, seat: number): void {
  const player = s.seats[seat];
  s.goneCards += player.cards;
  s.gone = s.gone.concat(player.missions, player.completed);
  player.bid = UNBID;
  player.cards = 0;
  player.bought = false;
  player.grace = false;
  player.missions = [];
  player.completed = [];
  player.spoils = 0;
  player.answered = false;
  player.showing = [];
  player.settings = initialSettings(SETTINGS);
}

/** The First Player Marker goes to the next player clockwise who is still in the game (rule 4.6). */
function passMarker(s: State, seat: number, events: Event[]): void {
  const next = nextPlayer(s, seat);
  if (next === seat) return;
  s.first = next;
  events.push({ type: "marker", seat: next });
}
