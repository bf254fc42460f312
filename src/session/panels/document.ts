import { adviceXml } from "./advice/xml";
import { actionXml } from "./action/xml";
import { asksXml } from "./asks/xml";
import { battleXml, DICE_PICTURES } from "./battle/xml";
import { BUTTON_PICTURES } from "../ui/buttons";
import { tableNames } from "../ui/colours";
import { BOTTOM, GAP, MIDDLE_SHIFT, MIDDLE_TOP, MIDDLE_WIDTH, RIGHT } from "../ui/grid";
import { isGuideOwn } from "./guide/guided";
import { guideXml } from "./guide/xml";
import { landXml } from "./land/xml";
import { logXml, tailXml } from "./log/xml";
import { manualXml } from "./manual/xml";
import { momentXml } from "./moment/xml";
import { oddsXml } from "./odds/xml";
import { ordersXml } from "./orders/xml";
import { ownXml } from "./own/xml";
import { peopleXml } from "./people/xml";
import { proposalXml } from "./proposal/xml";
import { settingsXml } from "./settings/xml";
import { setupXml } from "./setup/xml";
import { claimsXml, statusXml } from "./status/xml";
import { victoryXml } from "./victory/xml";
import { WATCHING } from "../ui/viewers";
import { walk, writeXml, type Element } from "../ui/xml/element";
import type { GameUi } from "../ui/xml/game";
import { column, commandOf, from, HIDDEN, icon, LOOSE, panel, UNSEEN } from "../ui/xml/kit";
import { theme } from "../ui/xml/theme";
import type { UiLanguage } from "../../text/ui";

/** The whole interface, as the save has it. Everything is hidden until the script shows it. */
function uiElements(ui: GameUi, language: UiLanguage): Element[] {
  const { module, xml } = ui;
  const viewers = [...module.meta.colours, WATCHING];
  const guide = guideXml(ui, language);
  const isOwn = isGuideOwn(module);
  return [
    theme(),
    through("shared", [
      xml.mats(language),
      ...(isOwn ? [] : guide),
      ...statusXml(ui, language),
      ...tailXml(language),
      middleColumn(ui, language),
      setupXml(ui, language),
    ]),
    ...viewers.map((viewer) => own(ui, viewer, language)),
    panel({ id: "action", class: "through asks", ...UNSEEN }, [
      panel({ id: "action-open", class: "through", ...HIDDEN }, [
        actionXml(ui, language),
        ...(xml.bodies?.(language) ?? []),
        ...oddsXml(ui, language),
      ]),
      icon("fold action", "control-more", language.labels.foldAction, {
        id: "action-folded",
        ...from("LowerRight", RIGHT, BOTTOM, 24, 24),
        ...HIDDEN,
      }),
      ...(isOwn ? guide : []),
    ]),
    adviceXml(language),
    through("front", [
      ...xml.pages(language),
      logXml(viewers, language),
      ordersXml(ui, language),
      settingsXml(ui, language),
      peopleXml(ui, language),
      manualXml(xml.treasuries ?? [], language),
      victoryXml(ui, language),
      // Over every page: some ask from there.
      ...asksXml(language),
    ]),
  ];
}

/** What all see, each in the size that they have chosen: see src/session/panels/sizes. */
function through(id: string, children: readonly Element[]): Element {
  return panel({ id, class: "through" }, children);
}

/** What is told to everybody, from above downwards; not to those who read a page, which would cover all of it. */
function middleColumn(ui: GameUi, language: UiLanguage): Element {
  const { xml } = ui;
  return column(
    {
      id: "middle",
      ...from("UpperCenter", MIDDLE_SHIFT, MIDDLE_TOP, MIDDLE_WIDTH, 430),
      ...LOOSE,
      ...{ spacing: GAP, childForceExpandWidth: false, childAlignment: "UpperRight" },
      raycastTarget: false,
      ...UNSEEN,
    },
    [
      claimsXml(ui, language),
      proposalXml(language),
      battleXml(xml.units?.(language) ?? [], language),
      ...(xml.middle?.(language) ?? []),
      momentXml(language),
    ],
  );
}

/** What is told to one colour alone. */
function own({ xml }: GameUi, viewer: string, language: UiLanguage): Element {
  return panel({ id: `own-${viewer}`, class: "through", visibility: tableNames(viewer) }, [
    landXml(viewer, language),
    ...(viewer === WATCHING ? [] : [ownXml(viewer, language), ...(xml.seat?.(viewer, language) ?? [])]),
  ]);
}

/** The text of the interface for the save. */
export function uiXml(ui: GameUi, language: UiLanguage): string {
  return writeXml(uiElements(ui, language));
}

const PICTURES = ["image", "icon", "highlightedSprite", "pressedSprite"];

/** Names of the pictures that the interface needs: files of assets without folder and ending. */
export function uiPictures(ui: GameUi, language: UiLanguage): string[] {
  const names = walk(uiElements(ui, language)).flatMap((element) =>
    PICTURES.flatMap((name) => {
      const value = element.attributes[name] as string | undefined;
      return value === undefined || value === "" ? [] : [value];
    }),
  );
  const moments = Object.values(ui.module.log.pictured).flatMap((name) => name ?? []);
  return [...new Set([...names, ...BUTTON_PICTURES, ...DICE_PICTURES, ...ui.xml.painted, ...moments])].sort();
}

/** All that the interface's buttons say: each once. */
export function uiCommands(ui: GameUi, language: UiLanguage): string[] {
  return [...new Set(walk(uiElements(ui, language)).flatMap((element) => commandOf(element) ?? []))].sort();
}
