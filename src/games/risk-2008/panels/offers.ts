import { START_CARDS, TROOPS_FOR_STARS } from "../rules/numbers";
import { entry, nameOf, textOf } from "../../../text/entry";
import type { Seat } from "../../../core/types";
import { BOARD, landId } from "../../../risk/world/board";
import { ROWS } from "../../../risk/world/panels/offers/geometry";
import { paintOffers } from "../../../risk/world/panels/offers/paint";
import type { ActionBody } from "../../../session/game/kit";
import type { Writer } from "../../../session/game/panel";
import { starsOf } from "../rules/cards";
import { metObjectives } from "../rules/conditions";
import { ARMY_IDS, freeArmies } from "../rules/game/army";
import { OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";
import { rewardOn } from "../rules/seats";
import { SETUPS } from "../rules/setups.data";
import type { State } from "../rules/state";
import { starSets } from "../rules/turn/stars";
import { LISTED } from "../table/kit";
import { offersOf } from "../table/offers";
import type { Language2008 } from "../text/language";
import { landName, placeName } from "../text/names";

/** Pictures of rows: of stars, of objectives, of armies. */
const PICTURE = { stars: "piece-star", objective: "piece-objective", army: "piece-capital" } as const;
export const OFFER_PICTURES: readonly string[] = [PICTURE.stars, PICTURE.objective, PICTURE.army];

type List = Parameters<typeof paintOffers>[1];

function starList(s: State, seat: Seat, { panel }: Language2008): List {
  const { hand } = s.seats[seat];
  const offers = starSets(hand);
  const stars = starsOf(hand);
  return {
    prompt:
      offers.length > 0
        ? `<b>${panel.starsPrompt(stars)}</b>\n${panel.pressAtOnce}`
        : `<b>${panel.noStarsPrompt}</b>`,
    count: offers.length,
    row: (i) => {
      const worth = starsOf(offers[i]);
      return {
        pictures: [PICTURE.stars],
        text: panel.starSet(worth, TROOPS_FOR_STARS[worth]),
        help: panel.starCards(offers[i].map((card) => landName(card))),
      };
    },
  };
}

function goalList(s: State, { panel, names }: Language2008): List {
  const offers = metObjectives(s);
  return {
    prompt: `<b>${panel.goalPrompt}</b>\n${panel.pressAtOnce}`,
    count: offers.length,
    row: (i) => {
      const id = OBJECTIVE_IDS[offers[i]];
      const reward = rewardOn(s, offers[i]);
      const rewardId = reward < 0 ? "" : REWARD_IDS[reward];
      return {
        pictures: [PICTURE.objective],
        text: panel.goalRow(nameOf(names.objectives, id), nameOf(names.rewards, rewardId)),
        help: textOf(reward < 0 ? names.objectives : names.rewards, reward < 0 ? id : rewardId),
      };
    },
  };
}

function armyList(s: State, { panel, names }: Language2008): List {
  const offers = freeArmies(s);
  const setups = SETUPS[s.seats.length] ?? [];
  return {
    prompt: `<b>${panel.armyPrompt}</b>\n${panel.pressAtOnce}`,
    count: offers.length,
    row: (i) => {
      const army = offers[i];
      const { capital, troops } = setups[army];
      const id = ARMY_IDS[army];
      const lands = BOARD.territories
        .map((_, t) => t)
        .filter((t) => (troops[landId(t)] as number | undefined) !== undefined);
      return {
        pictures: [PICTURE.army],
        text: panel.armyRow(entry(names.armies, id) ?? id, placeName(capital), START_CARDS[army]),
        help: panel.armyHelp(lands.map((t) => landName(t))),
      };
    },
  };
}

function paint(s: State, seat: Seat, writer: Writer, language: Language2008, first: number): void {
  const list =
    s.step === "stars"
      ? starList(s, seat, language)
      : s.step === "army"
        ? armyList(s, language)
        : goalList(s, language);
  paintOffers("offers", list, first, writer, language.panel);
  writer.show("offers-end", s.step !== "army");
}

/** Armies to pick, stars to turn in, objectives to collect: a list in the place of the action. */
export const OFFERS_BODY: ActionBody<State> = {
  id: "offers",
  steps: LISTED,
  list: { rows: ROWS, count: (s, seat) => offersOf(s, seat).length },
  paint,
};
