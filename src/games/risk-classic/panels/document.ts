import { offersXml } from "../../../risk/world/panels/offers/xml";
import type { GameUi, GameXml } from "../../../session/ui/xml/game";
import { COLOURS } from "../meta";
import { GAME } from "../module";
import type { ClassicUiLanguage } from "../text/language";
import { KIND_PICTURES } from "../../../risk/world/panels/action";
import { headquartersXml } from "./headquarters/xml";
import { matsXml } from "../../../risk/world/panels/mats/xml";
import { referenceXml } from "./reference/xml";
import { CARDS_IN_SET, SYMBOL_PICTURES } from "./trade";

const XML: GameXml = {
  menu: ({ labels }: ClassicUiLanguage) => [
    { id: "turn", image: "action-roll", words: labels.pages.turn },
    { id: "sets", image: "action-play", words: labels.pages.sets },
    { id: "continents", image: "piece-capital", words: labels.pages.continents },
    { id: "missions", image: "piece-crown", words: labels.pages.missions, varies: true },
  ],
  mats: () => matsXml(COLOURS),
  seat: (colour, language: ClassicUiLanguage) => [headquartersXml(colour, language)],
  bodies: (language: ClassicUiLanguage) => [offersXml("trade", CARDS_IN_SET, SYMBOL_PICTURES[0], language)],
  pages: (language: ClassicUiLanguage) => referenceXml(language),
  counted: KIND_PICTURES[0],
  painted: [...KIND_PICTURES, ...SYMBOL_PICTURES, ...[...COLOURS, "neutral"].map((id) => `emblem-${id}`)],
};

export const RISK_CLASSIC_UI: GameUi = { module: GAME, xml: XML };
