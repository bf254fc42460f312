import { cityName, landName } from "../../../../risk/europe/names";
import { NOBODY, type Seat } from "../../../../core/types";
import { BOARD, PRINTED, landId } from "../../../../risk/europe/board";
import { size } from "../../../../risk/units";
import { deedsAt } from "../../../../session/panels/land/deeds";
import type { LandView } from "../../../../session/panels/land/view";
import { wordFor } from "../../../../session/ui/words";
import { entry } from "../../../../text/entry";
import { CHOICES } from "../../choices";
import { supplyLine } from "../../rules/land";
import type { State } from "../../rules/state";
import { taxOf } from "../../rules/turn/tax";
import type { EuropeLanguage } from "../../text/language";
import { armyColour, unitList } from "../../text/names";
import { ACTION } from "../action";

/** Verbs that begin where one rules and end where others do. */
const TAKING: readonly string[] = ["expand", "split", "assault"];

/** A territory that has been pressed; `seat` is -1 for one who only watches. */
export function viewOfLand(s: State, seat: Seat, t: number, language: EuropeLanguage): LandView {
  const { panel } = language;
  const name = landName(t);
  const army = s.acting === NOBODY ? seat : s.acting;
  const kit = {
    choices: CHOICES,
    unfit: ACTION.unfitVerbs,
    near: BOARD.near,
    taking: TAKING,
    name: (verb: string) => wordFor(panel.verbs, verb),
  };
  return {
    title: PRINTED[t] > 0 ? panel.landTitle(name, cityName(t)) : name,
    facts: holdersOf(s, t, language).concat(worthOf(s, t, language), bordersOf(t, language)),
    deeds: deedsAt(s, seat, t, s.territories[t].owner === army, kit, language),
  };
}

/** Who is there with what, disputed or not. */
function holdersOf(s: State, t: number, { panel, names }: EuropeLanguage): string[] {
  const { owner, units, attacker, force } = s.territories[t];
  const name = armyColour(owner, s.colours, names);
  if (owner === NOBODY) return [panel.landOwner(name)];
  if (attacker === NOBODY) return [panel.landOwner(name), panel.landUnits(unitList(units, names))];
  const other = armyColour(attacker, s.colours, names);
  return [
    panel.landDispute(name, other),
    panel.landForce(name, unitList(units, names)),
    panel.landForce(other, unitList(force, names)),
    panel.landStaying(size(force)),
  ];
}

/** The castle, and what the city brings: its tax, that of its supply line, its tile. */
function worthOf(s: State, t: number, { panel, names }: EuropeLanguage): string[] {
  const { owner, attacker, castle, fresh } = s.territories[t];
  const lines = castle ? [panel.landCastle] : [];
  if (PRINTED[t] === 0) return lines;
  lines.push(panel.cityPays(PRINTED[t]));
  if (owner !== NOBODY && attacker === NOBODY)
    lines.push(panel.lineValue(taxOf(s, owner, supplyLine(s, owner, t))));
  const tile = entry(names.tiles, landId(t));
  if (tile !== undefined) lines.push(tile);
  if (fresh) lines.push(panel.freshTile);
  return lines;
}

function bordersOf(t: number, { panel }: EuropeLanguage): string[] {
  const named = (lands: readonly number[]): string[] => lands.map((land) => landName(land));
  return [panel.borders(named(BOARD.land[t]), named(BOARD.sea[t]))];
}
