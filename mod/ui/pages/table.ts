import { COLOURS } from "../../../src/games/castle-risk/meta";
import { HOST_SETTINGS } from "../../../src/session/panel/parts";
import type { Language } from "../../../src/text/language";
import { colourName } from "../../../src/text/names";
import { at, button, HIDDEN, icon, panel, picture, text } from "../kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "../page";
import type { Element } from "../xml";

const INNER = PAGE_WIDTH - 28;
const ROW = 36;
const VALUE = 116;

/** What concerns the table: its settings, and pieces by hand. */
export function tablePages(language: Language): Element[] {
  return [settings(language), manual(language)];
}

function settings(language: Language): Element {
  const { labels } = language;
  const buttonsTop = 44 + HOST_SETTINGS.length * ROW;
  const names = (i: number): number => 14 + (i % 3) * 162;
  const doings: readonly (readonly [string, string, string])[] = [
    ["relay", labels.relay, labels.relayHelp],
    ["landmarks", labels.landmarks, labels.landmarksHelp],
    ["show manual", labels.manual, labels.manualHelp],
    ["hand_back", labels.handBack, labels.handBackHelp],
    ["new_game", labels.newGame, labels.newGameHelp],
    ["reset", labels.reset, labels.resetHelp],
  ];
  return page(
    "settings",
    labels.pages.settings,
    [
      ...HOST_SETTINGS.flatMap(([id, values], i) => [
        text(labels.settings[id] ?? id, { class: "middle", ...at(14, 42 + i * ROW, VALUE - 14, 30) }),
        text("", { id: `settings-${id}`, class: "middle", ...at(VALUE + 10, 42 + i * ROW, 300, 30) }),
        panel(
          {
            id: `settings-host-${id}`,
            class: "through",
            ...at(VALUE, 42 + i * ROW, INNER - VALUE + 14, 30),
            ...HIDDEN,
          },
          values.map((value, k) => {
            const width = Math.floor((INNER - VALUE + 14) / values.length) - 4;
            return button(`${id} ${value}`, labels.settingValues[`${id}.${value}`] ?? value, {
              id: `settings-${id}-${value}`,
              tooltip: labels.settingHelps[`${id}.${value}`],
              ...at(k * (width + 4), 0, width, 30),
            });
          }),
        ),
      ]),
      panel(
        { id: "settings-doings", class: "through", ...at(0, buttonsTop + 6, PAGE_WIDTH, 150), ...HIDDEN },
        [
          ...doings.map(([command, words, help], i) =>
            button(command, words, { tooltip: help, ...at(names(i), Math.floor(i / 3) * 36, 156, 32) }),
          ),
          text(labels.giveHost, { class: "middle", ...at(14, 78, 120, 30) }),
          ...COLOURS.map((colour, i) =>
            button(`give_host ${colour}`, colourName(colour, language.names), {
              id: `settings-give-${colour}`,
              ...at(130 + i * 73, 78, 69, 30),
            }),
          ),
          text(labels.computers, { class: "middle", ...at(14, 114, 120, 30) }),
          ...COLOURS.map((colour, i) =>
            button(`computer ${colour}`, colourName(colour, language.names), {
              id: `settings-bot-${colour}`,
              tooltip: labels.computersHelp,
              ...at(130 + i * 73, 114, 69, 30),
            }),
          ),
        ],
      ),
    ],
    language,
  );
}

/** For play without the table's help: coins are counted here, pieces have menus of their own. */
function manual(language: Language): Element {
  const { labels, pages } = language;
  return page(
    "manual",
    labels.manual,
    [
      text(pages.manualNote, at(14, 40, INNER, 68)),
      ...COLOURS.flatMap((colour, i) => {
        const y = 112 + i * 36;
        return [
          panel({ id: `manual-${colour}`, class: "through", ...at(14, y, INNER, 32), ...HIDDEN }, [
            picture(`emblem-${colour}`, at(0, 0, 30, 30)),
            text("", { id: `manual-${colour}-coins`, class: "middle", ...at(40, 0, 190, 30) }),
            icon(`hand coins ${colour} -5`, "control-less", labels.fiveLess, at(236, 2, 26, 26)),
            button(`hand coins ${colour} -1`, "-1", at(268, 1, 40, 28)),
            button(`hand coins ${colour} 1`, "+1", at(312, 1, 40, 28)),
            icon(`hand coins ${colour} 5`, "control-more", labels.fiveMore, at(358, 2, 26, 26)),
          ]),
        ];
      }),
      button("hand tray", labels.tray, { tooltip: labels.trayHelp, ...at(14, PAGE_HEIGHT - 46, 130, 34) }),
      button("hand_back", labels.handBack, {
        tooltip: labels.handBackHelp,
        ...at(150, PAGE_HEIGHT - 46, 132, 34),
      }),
      button("read", labels.read, {
        class: "accent",
        tooltip: labels.readHelp,
        ...at(PAGE_WIDTH - 214, PAGE_HEIGHT - 46, 200, 34),
      }),
    ],
    language,
  );
}
