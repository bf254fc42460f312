import { matsXml } from "../../../risk/world/panels/mats/xml";
import { offersXml } from "../../../risk/world/panels/offers/xml";
import type { GameUi, GameXml } from "../../../session/ui/xml/game";
import { COLOURS } from "../meta";
import { GAME } from "../module";
import type { UiLanguage2008 } from "../text/language";
import { KIND_PICTURES } from "../../../risk/world/panels/action";
import { goalsXml } from "./goals/xml";
import { OFFER_PICTURES } from "./offers";
import { referenceXml } from "./reference/xml";

/** As high as five lines; five sheets end above the chat even where letters are large. */
const SHEET = 82;

const XML: GameXml = {
  menu: ({ labels }: UiLanguage2008) => [
    { id: "goals", image: "piece-objective", words: labels.pages.goals },
    { id: "turn", image: "action-roll", words: labels.pages.turn },
    { id: "stars", image: "piece-star", words: labels.pages.stars },
    { id: "continents", image: "piece-capital", words: labels.pages.continents },
  ],
  mats: () => matsXml(COLOURS, SHEET),
  bodies: (language: UiLanguage2008) => [offersXml("offers", 1, OFFER_PICTURES[0], language)],
  pages: (language: UiLanguage2008) => [goalsXml(language), ...referenceXml(language)],
  counted: KIND_PICTURES[0],
  painted: [...KIND_PICTURES, ...OFFER_PICTURES, ...[...COLOURS, "neutral"].map((id) => `emblem-${id}`)],
};

/** The interface of RISK 2008. */
export const RISK_2008_UI: GameUi = { module: GAME, xml: XML };
