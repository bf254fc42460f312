import { chanceIsDue } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { hasRng } from "../../../core/rng";
import { NOBODY } from "../../../core/types";
import { RANKS } from "../../../risk/combat/ranks";
import { SIZE, landId, countCities } from "../../../risk/europe/board";
import { idsOf } from "../../../risk/report/values";
import { META } from "../meta";
import { armyCount, armyId, armyOf, reserveOf } from "../rules/army";
import { CARD_IDS } from "../rules/cards";
import { crownsOf } from "../rules/crowns";
import { castlesLeft, countLands } from "../rules/land";
import { missionsLeft } from "../rules/mission";
import { MISSIONS } from "../rules/missions";
import { UNBID, type Battle, type State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { crownCardsLeft } from "../rules/turn/spend";
import { UNITS } from "../rules/units";
import { hasMissions } from "../rules/variant";
import { byId } from "./ids";

/** Version of the objects' shape. */
export const REPORT_VERSION = 1;

/** A game as it stands, or what a seat's view knows of it, as a plain object with ids for indices. */
export function report(s: State): object {
  const army = (i: number): string | null => (i === NOBODY ? null : armyId(s, i));
  const territories: Record<string, object> = {};
  for (let t = 0; t < SIZE; t++) territories[landId(t)] = reportTerritory(s, t);
  const armies = Array.from({ length: armyCount(s) }, (_, i) => reportArmy(s, i));
  return {
    game: META.id,
    version: REPORT_VERSION,
    options: s.options,
    round: s.round,
    phase: s.phase,
    step: s.step,
    marker: army(s.first),
    turn: army(s.turn),
    acting: army(s.acting),
    half: s.half,
    asked: s.asked.map((seat) => s.colours[seat]),
    contenders: s.contenders.map((seat) => s.colours[seat]),
    lot: army(s.lot),
    armies,
    territories,
    moves: s.phase === "turns" ? s.moves : null,
    split: s.split === undefined ? null : { ...ends(s.split), units: byId(UNITS, s.split.units) },
    assault: s.assault === undefined ? null : { ...ends(s.assault), due: s.assault.due },
    battle: s.battle === undefined ? null : reportBattle(s.battle),
    drawn: idsOf(MISSIONS, s.drawn),
    supply: {
      castles: castlesLeft(s),
      crown_cards: hasMissions(s) ? 0 : crownCardsLeft(s),
      missions: missionsLeft(s),
    },
    chance: { due: chanceIsDue(s) ? s.step : null, generator: hasRng(s.rng) ? [...s.rng] : null },
    outcome:
      s.ending === "none" ? null : { ending: s.ending, winners: s.winners.map((seat) => s.colours[seat]) },
    hash: isView(s) ? null : hashText(hashState(s)),
  };
}

/** Whether something is hidden from whoever sees this. */
function isView(s: State): boolean {
  const secret = (list: readonly number[]): boolean => list.some((k) => k < 0);
  return (
    s.missionsUnknown > 0 ||
    secret(s.gone) ||
    s.seats.some((player) => secret(player.picks) || secret(player.missions))
  );
}

function ends({ from, to }: { readonly from: number; readonly to: number }): object {
  return { from: landId(from), to: landId(to) };
}

function reportArmy(s: State, i: number): object {
  const army = armyOf(s, i);
  const own = {
    colour: armyId(s, i),
    alive: army.alive,
    coins: army.coins,
    cities: countCities(s, i),
    territories: countLands(s, i),
    reserve: byId(UNITS, reserveOf(s, i)),
    discards: byId(CARD_IDS, army.discards),
    picks: idsOf(CARD_IDS, army.picks),
    revealed: army.revealed,
  };
  if (i >= s.seats.length) {
    const { captain } = s.mercenaries[i - s.seats.length];
    return { ...own, captain: captain === NOBODY ? null : s.colours[captain] };
  }
  const player = s.seats[i];
  return {
    ...own,
    crowns: crownsOf(s, i),
    bid: player.bid === UNBID ? null : player.bid,
    cards: player.cards,
    bought: player.bought,
    grace: player.grace,
    missions: idsOf(MISSIONS, player.missions),
    completed: idsOf(MISSIONS, player.completed),
    spoils: player.spoils,
    wishes: player.settings,
  };
}

function reportTerritory(s: State, t: number): object {
  const { owner, units, castle, fresh, attacker, force } = s.territories[t];
  return {
    owner: owner === NOBODY ? null : armyId(s, owner),
    units: byId(UNITS, units),
    castle,
    fresh,
    attacker: attacker === NOBODY ? null : { owner: armyId(s, attacker), units: byId(UNITS, force) },
  };
}

function reportBattle(battle: Battle): object {
  return {
    territory: landId(battle.land),
    pass: battle.pass,
    rank: RANKS[battle.rank],
    rerolled: battle.rerolled,
    dice: { attacker: [...battle.attackerDice], defender: [...battle.defenderDice] },
    due: { attacker: battle.attackerDue, defender: battle.defenderDue },
  };
}
