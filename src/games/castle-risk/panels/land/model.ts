import { cityName, landName } from "../../../../risk/europe/names";
import { ownerId } from "../../../../core/common";
import type { Seat } from "../../../../core/types";
import { BOARD, PRINTED } from "../../../../risk/europe/board";
import { deedsAt, type DeedKit } from "../../../../session/panels/land/deeds";
import type { LandView } from "../../../../session/panels/land/view";
import { wordFor } from "../../../../session/ui/words";
import { colourName } from "../../../../text/names";
import { CHOICES } from "../../choices";
import type { State } from "../../rules/state";
import { cityValue, isCapital, landTax } from "../../rules/tax";
import { recruitNeed } from "../../rules/turn/recruit";
import type { CastleLanguage } from "../../text/language";
import { unitList } from "../../text/names";
import { ACTION } from "../action";

/** Verbs that begin where one rules and end where others do. */
const TAKING: readonly string[] = ["attack", "bombard"];

/** A territory that has been pressed; `seat` is -1 for one who only watches. */
export function viewOfLand(s: State, seat: Seat, t: number, language: CastleLanguage): LandView {
  const { panel } = language;
  const name = landName(t);
  return {
    title: PRINTED[t] > 0 ? panel.landTitle(name, cityName(t)) : name,
    facts: factsOf(s, t, language),
    deeds: deedsAt(s, seat, t, s.territories[t].owner === seat, kitOf(s, t, language), language),
  };
}

/** Envoys are sent more readily by those who know what they must roll. */
function kitOf(s: State, t: number, { panel }: CastleLanguage): DeedKit {
  return {
    choices: CHOICES,
    unfit: ACTION.unfitVerbs,
    near: BOARD.near,
    taking: TAKING,
    name: (verb) => {
      const words = wordFor(panel.verbs, verb);
      return verb === "recruit"
        ? panel.withNeed(words, recruitNeed(s, t, false), recruitNeed(s, t, true))
        : words;
    },
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
