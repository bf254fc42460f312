import { COLOURS } from "../../src/games/castle-risk/meta";
import { PAINTED_PICTURES } from "../../src/session/panel/parts";
import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { actionPanel } from "./action";
import { askPanels } from "./asks";
import { battlePanel } from "./battle";
import { GAP, MIDDLE_SHIFT, MIDDLE_WIDTH, TOP } from "./grid";
import { column, from, HIDDEN, panel } from "./kit";
import { logPage, logTail } from "./log";
import { matsPanel } from "./mats";
import { landPanel, ownStrip, policiesPanel } from "./own";
import { kingdomPages } from "./pages/kingdoms";
import { ordersPage } from "./pages/own";
import { referencePages } from "./pages/reference";
import { tablePages } from "./pages/table";
import { proposalPanel } from "./proposal";
import { setupPanel } from "./setup";
import { claimsPanel, statusPanel } from "./status";
import { theme } from "./theme";
import { victoryPage } from "./victory";
import { windowButtons, windowPanel } from "./window";
import { mapAttributes, walk, writeXml, type Element, type Given } from "./xml";

/** The copy of what all see in large letters: the ending of its ids, and how much larger it is. */
const LARGE = "-large";
const SCALE = 1.2;
/** The viewer that stands for all who only watch. */
const WATCHING = "grey";

/** The whole interface, as the save has it. Everything is hidden until the script shows it. */
function uiElements(language: Language): Element[] {
  return [
    theme(),
    ...twice("shared", [
      matsPanel(language),
      statusPanel(language),
      middleColumn(language),
      setupPanel(language),
    ]),
    ...[...COLOURS, WATCHING].map((viewer) => own(viewer, language)),
    panel({ id: "action", class: "through asks", visibility: "Host", ...HIDDEN }, [
      actionPanel(language),
      windowButtons(language),
    ]),
    ...twice("front", [
      ...referencePages(language),
      ...kingdomPages(language),
      ...tablePages(language),
      victoryPage(language),
    ]),
    ...[...COLOURS, WATCHING].map((viewer) =>
      panel({ id: `front-${viewer}`, class: "through", visibility: tableName(viewer) }, [
        logPage(viewer, language),
        ...(viewer === WATCHING ? [] : [ordersPage(viewer, language)]),
      ]),
    ),
    // Over every page: some ask from there.
    ...twice("questions", askPanels(language)),
  ];
}

/** What all see, and its copy in large letters. */
function twice(id: string, children: readonly Element[]): Element[] {
  const large = mapAttributes(children, (a) => (a["id"] === undefined ? a : { ...a, id: a["id"] + LARGE }));
  return [
    panel({ id, class: "through" }, children),
    panel({ id: id + LARGE, class: "through", ...enlarged(SCALE), ...HIDDEN }, large),
  ];
}

/** Who a panel is for, as `visibility` wants it. */
function tableName(colour: string): string {
  if (colour === WATCHING) return "Grey|Black";
  return colour.slice(0, 1).toUpperCase() + colour.slice(1);
}

/** A whole screen that is laid out as a smaller one and drawn larger. */
function enlarged(scale: number): Given {
  const share = `${100 / scale}%`;
  return { width: share, height: share, scale: `${scale} ${scale} 1` };
}

/** What is told to everybody, from above downwards; not to those who read a page, which would cover all of it. */
function middleColumn(language: Language): Element {
  return column(
    {
      id: "middle",
      ...from("UpperCenter", MIDDLE_SHIFT, TOP, MIDDLE_WIDTH, 500),
      spacing: GAP,
      raycastTarget: false,
      ...HIDDEN,
    },
    [claimsPanel(language), proposalPanel(language), battlePanel(language), windowPanel()],
  );
}

/** What is told to one colour alone. */
function own(viewer: string, language: Language): Element {
  const seated = [ownStrip, policiesPanel].map((part) => part(viewer, language));
  return panel({ id: `own-${viewer}`, class: "through", visibility: tableName(viewer) }, [
    logTail(viewer, language),
    landPanel(viewer, language),
    ...(viewer === WATCHING ? [] : seated),
  ]);
}

/** The text of the interface for the save. */
export function uiXml(language: Language): string {
  return writeXml(uiElements(language));
}

const PICTURES = ["image", "icon", "highlightedSprite", "pressedSprite"];

/** Names of the pictures that the interface needs: files of assets without folder and ending. */
export function uiPictures(language: Language): string[] {
  const names = walk(uiElements(language)).flatMap((e) =>
    PICTURES.flatMap((name) => {
      const value: string | undefined = e.attributes[name];
      return value === undefined || value === "" ? [] : [value];
    }),
  );
  return [...new Set([...names, ...PAINTED_PICTURES])].sort();
}

/** All that the interface's buttons say: each once. */
export function uiCommands(language: Language): string[] {
  const commands = walk(uiElements(language)).flatMap(
    (e) => /^table_ui\((.*)\)$/.exec(e.attributes["onClick"] ?? "")?.slice(1) ?? [],
  );
  return [...new Set(commands)].sort();
}
