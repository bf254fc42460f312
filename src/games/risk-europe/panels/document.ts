import { entry, textOf } from "../../../text/entry";
import { unitRows } from "../../../risk/europe/panels/battle/xml";
import type { GameUi, GameXml } from "../../../session/ui/xml/game";
import { COLOURS } from "../meta";
import { GAME } from "../module";
import { UNITS } from "../rules/units";
import type { EuropeUiLanguage } from "../text/language";
import { ACTION, KIND_PICTURES } from "./action";
import { matsXml } from "./mats/xml";
import { picksXml } from "./picks/xml";
import { referenceXml } from "./reference/xml";

const XML: GameXml = {
  menu: ({ labels }: EuropeUiLanguage) => [
    { id: "costs", image: "action-roll", words: labels.pages.costs },
    { id: "cards", image: "action-play", words: labels.pages.cards },
    { id: "tiles", image: "piece-capital", words: labels.pages.tiles },
    { id: "missions", image: "piece-crown", words: labels.pages.missions, varies: true },
  ],
  mats: () => matsXml(),
  units: ({ names }: EuropeUiLanguage) => unitRows(UNITS, ACTION.picture, names.units),
  seat: (colour, language: EuropeUiLanguage) => picksXml(colour, language),
  // The army that is bid for first, and the missions of which one is kept.
  word: (word, { panel, names }: EuropeUiLanguage) => ({
    label: panel.word(entry(names.colours, word) === undefined ? "keep" : "auction", word),
    help: textOf(names.missions, word) === "" ? undefined : textOf(names.missions, word),
  }),
  pages: (language: EuropeUiLanguage) => referenceXml(language),
  treasuries: COLOURS,
  winners: COLOURS.length,
  counted: "piece-infantry",
  painted: [...KIND_PICTURES, ...COLOURS.map((id) => `emblem-${id}`)],
};

export const RISK_EUROPE_UI: GameUi = { module: GAME, xml: XML };
