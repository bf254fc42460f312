import { entry } from "../../../text/entry";
import type { UiLanguage } from "../../../text/ui";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, panel, slot, text, UNSEEN } from "../../ui/xml/kit";
import { pageXml } from "../../ui/xml/page";
import { inRow } from "../../ui/xml/row";
import { HOST_SETTINGS } from "./values";

const ROW = 36;
const VALUE = 116;

const rowTop = (i: number): number => 44 + i * ROW;

/** The table's settings: the host presses them, all others read them. */
export function settingsXml({ module }: GameUi, language: UiLanguage): Element {
  const { labels, panel: words } = language;
  return pageXml(
    "settings",
    labels.pages.settings,
    [
      slot("settings-all", { ...at(PAGE_MARGIN, rowTop(0), PAGE_INNER, 220), ...UNSEEN }),
      panel({ id: "settings-host", class: "through", ...at(0, 0, MIDDLE_WIDTH, PAGE_HEIGHT), ...UNSEEN }, [
        ...HOST_SETTINGS.map(([id], i) =>
          text(entry(words.settings, id) ?? id, {
            class: "middle",
            ...at(PAGE_MARGIN, rowTop(i), VALUE - PAGE_MARGIN, 32),
          }),
        ),
        ...values(language),
        ...deeds(module.table.manual !== undefined, language),
      ]),
    ],
    language,
  );
}

function values({ labels, panel: words }: UiLanguage): Element[] {
  return HOST_SETTINGS.flatMap(([id, list], i) =>
    list.map((value, k) => {
      const { x, width } = inRow(VALUE, k, list.length);
      return button(`${id} ${value}`, entry(words.settingValues, `${id}.${value}`) ?? value, {
        id: `settings-${id}-${value}`,
        tooltip: entry(labels.settingHelps, `${id}.${value}`),
        ...at(x, rowTop(i), width, 32),
      });
    }),
  );
}

/** What the host may do, in rows of three: first what is about the game, below it what mends a table; pieces are changed by hand where the game knows how. */
function deeds(byHand: boolean, { labels }: UiLanguage): Element[] {
  const list: readonly (readonly [string, string, string])[] = [
    ["show people", labels.people, labels.peopleHelp],
    ["new_game", labels.newGame, labels.newGameHelp],
    ["reset", labels.reset, labels.resetHelp],
    ["keys", labels.keys, labels.keysHelp],
    ["relay", labels.relay, labels.relayHelp],
    ["landmarks", labels.landmarks, labels.landmarksHelp],
    ...(byHand ? [["show manual", labels.manual, labels.manualHelp] as const] : []),
  ];
  const top = (row: number): number => rowTop(HOST_SETTINGS.length) + 8 + row * ROW + (row > 0 ? 16 : 0);
  return list.map(([command, words, help], i) => {
    const { x, width } = inRow(PAGE_MARGIN, i % 3, 3);
    return button(command, words, { tooltip: help, ...at(x, top(Math.floor(i / 3)), width, 32) });
  });
}
