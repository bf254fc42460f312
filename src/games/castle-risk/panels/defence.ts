import { nameOf } from "../../../text/entry";
import type { ActionOf } from "../rules/actions";
import { CARDS } from "../rules/cards";
import { playable } from "../rules/combat/playable";
import type { State } from "../rules/state";
import { handSize } from "../rules/state/hand";
import { newBattle } from "../rules/state/initial";
import type { CastleLanguage } from "../text/language";
import { unitList } from "../text/names";
import { landBonuses } from "./battle/model";

/** What would stand against a march, as all may know it: units, dice of city and castle, cards by their number alone. */
export function defenceText(
  s: State,
  { seat, from, to }: ActionOf<"attack">,
  language: CastleLanguage,
): string {
  const { panel, names } = language;
  const { owner, units } = s.territories[to];
  const defenders = unitList(units, names);
  let text = panel.against(defenders);
  // Where nobody stands there is no combat, castle or not (rule 7.8).
  if (defenders.length === 0) return text;
  for (const bonus of landBonuses(s, to, language)) text += ` ${bonus}.`;
  const cards = owner < 0 ? 0 : handSize(s.seats[owner]);
  const kinds = playable({ ...newBattle(from, to, seat, owner, []), playing: "defender" })
    .filter((k) => s.options.card_counts[k] > 0)
    .map((k) => nameOf(names.cards, CARDS[k]));
  if (cards > 0 && kinds.length > 0) text += ` ${panel.mayCome(cards, kinds)}`;
  return text;
}
