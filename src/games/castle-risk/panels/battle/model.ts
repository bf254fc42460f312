import { landName } from "../../../../risk/europe/names";
import { entry, nameOf } from "../../../../text/entry";
import { total } from "../../../../core/counts";
import { CARDS, HELPERS, type Helper } from "../../rules/cards";
import { COUNTERED, EFFECTIVE, type State } from "../../rules/state";
import { ownerId } from "../../../../core/common";
import { isCapital } from "../../rules/tax";
import { noUnits } from "../../../../risk/units";
import type { ArmyView, BattleView } from "../../../../session/game/battle";
import { fighting } from "../../../../risk/europe/panels/battle/fights";
import { PRINTED } from "../../../../risk/europe/board";
import type { Rolled } from "../../../../risk/europe/table/battle-show";
import type { CastleLanguage } from "../../text/language";
import { eventText } from "../../../../text/log";
import { rankName, unitList } from "../../text/names";
import { lyingDice, sidesOf, type RollShow, type Sides } from "../../table/battle-show";
import { hittingDice } from "../../../../risk/combat/die";
import { wordFor, seatName } from "../../../../session/ui/words";
import { CITY_JOINS } from "../../rules/numbers";

/** The combat that is fought, or the one that the last roll has ended; `last` is what fell last in it. */
export function viewOfBattle(
  s: State,
  last: RollShow | undefined,
  language: CastleLanguage,
): BattleView | undefined {
  const roll = last ?? lyingDice(s);
  const now = s.battle === undefined ? roll : sidesOf(s);
  if (now === undefined) return undefined;
  const { rank, cycle } = roll ?? now;
  return {
    attacker: armyOf(s, "attacker", now, roll, language),
    defender: armyOf(s, "defender", now, roll, language),
    fought: fighting(rank, -1),
    title: titleOf(rank, cycle, language),
    rule: rank === "" ? "" : ruleOf(rank, roll, language),
    end: roll === undefined ? "" : endOf(s, roll, language),
  };
}

function titleOf(rank: string, cycle: number, { panel, names }: CastleLanguage): string {
  if (rank === "bombardment") return panel.bombardment;
  if (rank === "recruitment") return panel.recruitment;
  return rank === "" ? panel.beforeDice : panel.cycle(cycle, rankName(rank, names));
}

/** Nothing else tells that a bombardment is over but what it has cost. */
function endOf(s: State, roll: RollShow, language: CastleLanguage): string {
  if (roll.end !== undefined) return eventText(roll.end, s.colours, language);
  const { army, due, lost } = roll.defender;
  if (roll.rank !== "bombardment" || total(lost) < due) return "";
  if (due < 1) return language.panel.nobodyFalls(landName(roll.to));
  return eventText({ type: "lost", seat: army, territory: roll.to, units: [...lost] }, s.colours, language);
}

function ruleOf(rank: string, roll: RollShow | undefined, { panel }: CastleLanguage): string {
  if (rank === "main") return panel.mainRule;
  if (rank === "recruitment" && roll !== undefined) return envoysOf(roll, panel);
  if (rank === "bombardment" && roll !== undefined)
    return panel.hitRule(roll.attacker.need, roll.attacker.need);
  return roll === undefined ? "" : panel.hitRule(roll.attacker.need, roll.defender.need);
}

function envoysOf(roll: RollShow, panel: CastleLanguage["panel"]): string {
  const bonuses = roll.bonuses.map((id) => wordFor(panel.recruitBonuses, id));
  return panel.envoys(roll.attacker.dice[0].face, bonuses, CITY_JOINS);
}

type Role = "attacker" | "defender";

/**
 * A side as it stands, in a combat under way or as its last roll has left it. Envoys have no units, nor does the city that
 * they talk to lose any.
 */
function armyOf(
  s: State,
  role: Role,
  now: Sides | RollShow,
  roll: RollShow | undefined,
  language: CastleLanguage,
): ArmyView {
  const { panel } = language;
  const { battle } = s;
  const { army: seat, units } = now[role];
  const land = role === "attacker" ? now.from : now.to;
  const lost = roll?.[role].lost ?? noUnits();
  const cards = battle === undefined ? [] : role === "attacker" ? battle.attackerCards : battle.defenderCards;
  const ground = role === "attacker" || land < 0 ? [] : landBonuses(s, land, language);
  const talks = roll !== undefined && roll.rank === "recruitment";
  return {
    owner: ownerId(s, seat),
    name: panel.armyName(seatName(s, seat, language), land < 0 ? "" : landName(land)),
    units: talks ? [] : units.map((n, k) => (battle === undefined ? n - lost[k] : n)),
    lost: talks ? [] : lost,
    dice: roll?.[role].dice ?? [],
    result: resultOf(roll, role, language),
    lines: cardBonuses(cards, HELPERS[role], language).concat(
      battle === undefined ? [] : ground,
      countered(cards, language),
    ),
    // What the defender's territory gives, and a card of a seat's.
    room: ground.length + (seat < 0 ? 0 : 1),
  };
}

/** Empty while somebody still has to say where +1s go. Those who bombard have nothing to lose, their targets no dice. */
function resultOf(roll: RollShow | undefined, role: Role, language: CastleLanguage): string {
  if (roll === undefined || !roll.settled || roll.rank === "recruitment") return "";
  const rolled = roll[role];
  if (roll.rank === "bombardment")
    return role === "attacker" ? language.panel.hits(hittingDice(rolled.dice)) : lossesOf(rolled, language);
  if (rolled.dice.length + rolled.due === 0) return "";
  return `${language.panel.hits(hittingDice(rolled.dice))} ${lossesOf(rolled, language)}`;
}

function lossesOf({ lost, due }: Rolled, { panel, names }: CastleLanguage): string {
  return panel.losses(total(lost) > 0 ? unitList(lost, names) : [], due);
}

/** Something that helps a side: where it comes from, and what it does. */
function bonus(id: string, { panel }: CastleLanguage): string {
  const found = entry(panel.bonuses, id);
  return found === undefined ? panel.bonus(id, "") : panel.bonus(found.name, found.text);
}

function cardBonuses(
  cards: readonly number[],
  helpers: readonly Helper[],
  language: CastleLanguage,
): string[] {
  return helpers
    .filter(({ card }) => cards[card] === EFFECTIVE)
    .map(({ card }) => bonus(CARDS[card], language));
}

/** What city and castle add to the dice of whoever defends them. */
export function landBonuses(s: State, t: number, language: CastleLanguage): string[] {
  const list: string[] = [];
  if (s.territories[t].castle) list.push(bonus("castle", language));
  if (PRINTED[t] > 0) list.push(bonus(isCapital(s, t) ? "capital" : "city", language));
  return list;
}

/** Cards that a Spy took away. */
function countered(cards: readonly number[], { panel, names }: CastleLanguage): string[] {
  const list: string[] = [];
  cards.forEach((fate, k) => {
    if (fate === COUNTERED) list.push(panel.counteredCard(nameOf(names.cards, CARDS[k])));
  });
  return list;
}
