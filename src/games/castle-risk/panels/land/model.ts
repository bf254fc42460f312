import type { Refusal, Seat } from "../../../../core/types";
import { CHOICES } from "../../choices";
import { recruitNeed } from "../../rules/turn/recruit";
import { ownerId } from "../../../../core/common";
import type { State } from "../../rules/state";
import { cityValue, isCapital, landTax } from "../../rules/tax";
import { BOARD, PRINTED, landId } from "../../../../risk/europe/board";
import type { CastleLanguage } from "../../text/language";
import { colourName } from "../../../../text/names";
import { cityName, territoryName, unitList } from "../../text/names";
import { refusalText } from "../../../../text/refusals";
import { refuseNow } from "../../../../session/play/intent";
import { said } from "../../../../session/panel/words";

/** A territory as a seat sees it that has pressed on it. */
export interface LandModel {
  readonly title: string;
  /** Id of the owner's colour, `neutral` or `nobody`. */
  readonly owner: string;
  /** Whose it is, what stands there, what it pays. */
  readonly facts: readonly string[];
  /** What the seat can do with it now, and what not and why; one line for all where it cannot do anything. */
  readonly deeds: readonly Deed[];
}

export interface Deed {
  readonly can: boolean;
  readonly text: string;
}

/** `seat` is -1 for one who only watches. */
export function modelOfLand(s: State, seat: Seat, t: number, language: CastleLanguage): LandModel {
  const { names } = language;
  const id = landId(t);
  const name = territoryName(id, names);
  return {
    title: PRINTED[t] > 0 ? language.panel.landTitle(name, cityName(id, names)) : name,
    owner: ownerId(s, s.territories[t].owner),
    facts: factsOf(s, t, language),
    deeds: deedsOf(s, seat, t, language),
  };
}

function factsOf(s: State, t: number, { panel, names }: CastleLanguage): string[] {
  const land = s.territories[t];
  const owner = colourName(ownerId(s, land.owner), names);
  const facts = [panel.landOwner(owner, isCapital(s, t)), panel.landUnits(unitList(land.units, names))];
  if (land.castle) facts.push(panel.landCastle);
  if (PRINTED[t] > 0) facts.push(panel.cityPays(cityValue(s, t), land.tokens));
  else if (land.owner >= 0) facts.push(panel.landPays(landTax(s, t)));
  return facts;
}

/** Verbs that begin where one rules and end where others do. */
const TAKING: readonly string[] = ["attack", "bombard"];

/** The verbs of this step that begin or end with a territory, each with whether this one serves. */
function deedsOf(s: State, seat: Seat, t: number, language: CastleLanguage): Deed[] {
  const none = seat < 0 ? undefined : refuseNow(s, seat);
  if (seat < 0) return [];
  if (none !== undefined) return [{ can: false, text: refusalText(none, language) }];
  const verbs = CHOICES.next(s, { seat });
  const list: Deed[] = [];
  if (verbs.field !== "verb") return list;
  for (const c of verbs.candidates) {
    if (!CHOICES.territorial.includes(c.value)) continue;
    const why = c.why ?? refuseLand(s, seat, c.value, t);
    const name = said(language.panel.deeds, c.value);
    if (why === undefined) {
      list.push({ can: true, text: c.value === "recruit" ? withNeed(s, t, name, language) : name });
    } else {
      // Whoever looks at what others hold asks for a target, and not why nothing can begin there.
      const far = TAKING.includes(c.value) && why.code === "territory.not_own";
      const text = far ? language.panel.noneBeside : refusalText(why, language);
      list.push({ can: false, text: language.panel.notNow(name, text) });
    }
  }
  return list;
}

/** Envoys are sent more readily by those who know what they must roll. */
function withNeed(s: State, city: number, name: string, { panel }: CastleLanguage): string {
  return panel.withNeed(name, recruitNeed(s, city, false), recruitNeed(s, city, true));
}

/** Why a territory can be neither the source nor the target of a verb. */
function refuseLand(s: State, seat: Seat, verb: string, t: number): Refusal | undefined {
  const first = CHOICES.next(s, { seat, verb });
  if (first.field !== "from" && first.field !== "territory") return undefined;
  const why = first.candidates[t].why;
  if (why === undefined || first.field === "territory") return why;
  let nearest: Refusal | undefined;
  for (const from of BOARD.near[t]) {
    if (first.candidates[from].why === undefined) {
      const to = CHOICES.next(s, { seat, verb, from });
      if (to.field !== "to") return undefined;
      const no = to.candidates[t].why;
      if (no === undefined) return undefined;
      nearest = no;
    }
  }
  return s.territories[t].owner === seat ? why : (nearest ?? why);
}
