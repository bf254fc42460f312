import { linked, PRINTED } from "../../../../risk/europe/board";
import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { cityValue } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { danger, workOnDanger } from "./danger";
import { chanceOf } from "./judge";
import { DANGER, isDear, LEAST, type Outlook } from "./outlook";
import { hopesOn, isLooked, promise, type Looking } from "./prospects";
import { swap, type Change, type Scene } from "./scene";
import type { Standing } from "./standing";

/** A scene that is being judged, piece by piece. */
export interface Judging {
  readonly scene: Scene;
  /** By change: what its army may hope for. */
  readonly armies: readonly Looking[];
  readonly mine: Standing;
  /** Own territories as they would be, in order; which one's danger is next, and the chance that the capital stands. */
  readonly lands: readonly number[];
  next: number;
  safe: number;
  /** The chance to win, once all is known. */
  worth: number | undefined;
}

/** Units that the end of it costs. */
const SUM = 4;

export function startJudging({ seat, lands }: Outlook, scene: Scene): Judging {
  return {
    lands: landsWith(lands, scene.changes, seat),
    scene,
    armies: scene.changes.map(({ t, owner }) => ({ t, hopes: [], isOpen: owner === seat })),
    mine: { ...scene.standings[seat] },
    ...{ next: 0, safe: 1, worth: undefined },
  };
}

/** Own territories in order, those among them that changes bring. */
function landsWith(lands: readonly number[], changes: readonly Change[], seat: Seat): readonly number[] {
  for (const { t, owner } of changes)
    if (owner === seat && !lands.includes(t)) {
      const all = lands.slice();
      let at = all.length;
      for (; at > 0 && all[at - 1] > t; at--) all[at] = all[at - 1];
      all[at] = t;
      return all;
    }
  return lands;
}

/** Judges one piece more; gives the units of thought that it took. */
export function judgeOn(outlook: Outlook, judging: Judging): number {
  const { changes } = judging.scene;
  swap(outlook.s, changes);
  const spent = pieceOn(outlook, judging);
  swap(outlook.s, changes);
  return spent;
}

function pieceOn(outlook: Outlook, judging: Judging): number {
  const looked = armyOn(outlook, judging);
  if (looked > 0) return looked;
  const feared = dangerOn(outlook, judging);
  return feared > 0 ? feared : sumUp(outlook, judging);
}

function armyOn({ s, seat, weights }: Outlook, { armies }: Judging): number {
  for (const army of armies) if (!isLooked(army)) return hopesOn(s, seat, army, weights);
  return 0;
}

/** Takes off what may fall before the next turn. */
function dangerOn({ s, seat, odds, dangers, fear }: Outlook, judging: Judging): number {
  if (fear === 0) return 0;
  const { changes } = judging.scene;
  while (judging.next < judging.lands.length) {
    const t = judging.lands[judging.next];
    const isNew = isDear(s, t) && isTouched(changes, t);
    const chance = isNew ? danger(odds, s, seat, t) : isDear(s, t) ? dangers[t] : 0;
    if (chance === undefined) return workOnDanger(odds, s, seat, t, DANGER);
    judging.next++;
    const risk = fear * chance;
    if (risk > LEAST) {
      if (t === s.seats[seat].capital) judging.safe = 1 - risk;
      else lose(judging.mine, s, t, risk);
    }
    if (isNew) return DANGER;
  }
  return 0;
}

function isTouched(changes: readonly Change[], t: number): boolean {
  for (const change of changes) if (change.t === t || linked(change.t, t)) return true;
  return false;
}

/** The chance to win with these standings and the board as it is. */
function sumUp(outlook: Outlook, judging: Judging): number {
  const { s, seat, weights, isLast, spited, armies } = outlook;
  const { scene, mine, safe } = judging;
  const looked = armies.slice();
  for (const army of judging.armies) looked[army.t] = army;
  mine.prospects = promise(s, seat, judging.lands, looked, weights);
  const all = scene.standings.slice();
  all[seat] = mine;
  judging.worth = safe * chanceOf(all, seat, s.options.crowns_to_win, isLast, weights, spited);
  return SUM;
}

/** What an own city or castle brings that falls. */
function lose(mine: Standing, s: State, t: number, share: number): void {
  const { castle, units } = s.territories[t];
  mine.army -= share * costOf(units);
  if (castle) mine.castles -= share;
  if (PRINTED[t] > 0) {
    mine.cities -= share;
    mine.tax -= share * cityValue(s, t);
  } else mine.tax -= share;
}

/** The scene in which units move from one territory to another, or come to one of them. */
export function sceneWith(
  { s, standings }: Outlook,
  changed: readonly (readonly [number, number[]])[],
): Scene {
  return {
    share: 1,
    standings,
    changes: changed.map(([t, units]) => ({ t, owner: s.territories[t].owner, units })),
  };
}
