import { entry } from "../../../text/entry";
import { ARCHER, CAVALRY, SIEGE } from "../../../risk/units";
import { battleXml, type UnitRow } from "../../../session/panels/battle/xml";
import { landXml } from "../../../session/panels/land/xml";
import { manualXml } from "../../../session/panels/manual/xml";
import type { GameUi, GameXml } from "../../../session/ui/xml/game";
import { textOf } from "../../../text/entry";
import { COLOURS } from "../meta";
import { GAME } from "../module";
import { FOOTMAN, UNITS } from "../rules/units";
import type { EuropeUiLanguage } from "../text/language";
import { unitName } from "../text/names";
import { ACTION, KIND_PICTURES } from "./action";
import { matsXml } from "./mats/xml";
import { picksXml } from "./picks/xml";
import { referenceXml } from "./reference/xml";

/** The order in which they fight, from above: siege weapons, archers, cavalry, and in the general attack all. */
function unitRows({ names }: EuropeUiLanguage): UnitRow[] {
  return [SIEGE, ARCHER, CAVALRY, FOOTMAN].map((kind) => ({
    kind,
    image: ACTION.picture(UNITS[kind]),
    name: unitName(UNITS[kind], 2, names),
  }));
}

const XML: GameXml = {
  menu: ({ labels }: EuropeUiLanguage) => [
    { id: "costs", image: "action-roll", words: labels.pages.costs },
    { id: "cards", image: "action-play", words: labels.pages.cards },
    { id: "tiles", image: "piece-capital", words: labels.pages.tiles },
    { id: "missions", image: "piece-crown", words: labels.pages.missions, varies: true },
  ],
  folds: ({ labels }: EuropeUiLanguage) => [
    { id: "mats", image: "piece-banner", words: labels.foldMats },
    { id: "battle", image: "action-attack", words: labels.foldBattle },
  ],
  shared: () => [matsXml()],
  middle: (language: EuropeUiLanguage) => [battleXml(unitRows(language), language)],
  viewer: (viewer, language: EuropeUiLanguage) => [landXml(viewer, language)],
  seat: (colour, language: EuropeUiLanguage) => picksXml(colour, language),
  bodies: () => [],
  // The army that is bid for first, and the missions of which one is kept.
  word: (word, { panel, names }: EuropeUiLanguage) => ({
    label: panel.word(entry(names.colours, word) === undefined ? "keep" : "auction", word),
    help: textOf(names.missions, word) === "" ? undefined : textOf(names.missions, word),
  }),
  kindHelp: () => "",
  pages: (language: EuropeUiLanguage) => referenceXml(language),
  manual: (language: EuropeUiLanguage) => [manualXml(COLOURS, language)],
  winners: COLOURS.length,
  counted: "piece-infantry",
  painted: [...KIND_PICTURES, ...COLOURS.map((id) => `emblem-${id}`)],
};

export const RISK_EUROPE_UI: GameUi = { module: GAME, xml: XML };
