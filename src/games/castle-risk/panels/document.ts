import { entry, nameOf, textOf } from "../../../text/entry";
import type { GameUi, GameXml } from "../../../session/ui/xml/game";
import { COLOURS } from "../meta";
import { GAME } from "../module";
import { unitRows } from "../../../risk/europe/panels/battle/xml";
import { CARDS } from "../rules/cards";
import { REINFORCEMENT } from "../rules/numbers";
import { UNITS } from "../rules/units";
import type { CastleUiLanguage } from "../text/language";
import { unitName } from "../text/names";
import { KIND_PICTURES } from "./action";
import { kingdomsXml } from "./kingdom/xml";
import { matsXml } from "./mats/xml";
import { picksXml } from "./picks/xml";
import { referenceXml } from "./reference/xml";
import { windowButtonsXml, windowXml } from "./window/xml";

const XML: GameXml = {
  menu: ({ labels }: CastleUiLanguage) => [
    { id: "costs", image: "action-roll", words: labels.pages.costs },
    { id: "titles", image: "rank-8", words: labels.pages.titles },
    { id: "crowns", image: "piece-crown", words: labels.pages.crowns },
    { id: "cards", image: "action-play", words: labels.pages.cards },
  ],
  mats: (language: CastleUiLanguage) => matsXml(language),
  units: ({ names }: CastleUiLanguage) => unitRows(UNITS, (id) => `piece-${id}`, names.units),
  middle: () => [windowXml()],
  bodies: (language: CastleUiLanguage) => [windowButtonsXml(language)],
  /** A bribe or none, the unit of a Reinforcements card, the cards that may be played. */
  word: (word, { names, panel }: CastleUiLanguage) => {
    if (word === "infantry" || word === "archer") {
      const n = REINFORCEMENT[word];
      return { label: `${n} ${unitName(word, n, names)}`, help: undefined };
    }
    return CARDS.some((card) => card === word)
      ? { label: nameOf(names.cards, word), help: textOf(names.cards, word) }
      : { label: entry(panel.words, word) ?? word, help: undefined };
  },
  kindHelp: (kind, { names }: CastleUiLanguage) => textOf(names.cards, kind),
  pages: (language: CastleUiLanguage) => [
    ...picksXml(language),
    ...referenceXml(language),
    ...kingdomsXml(language),
  ],
  treasuries: COLOURS,
  counted: "piece-infantry",
  painted: [...KIND_PICTURES, ...[...COLOURS, "neutral"].map((id) => `emblem-${id}`)],
};

export const CASTLE_RISK_UI: GameUi = { module: GAME, xml: XML };
