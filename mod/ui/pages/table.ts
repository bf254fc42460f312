import { COLOURS } from "../../../src/games/castle-risk/meta";
import { HOST_SETTINGS } from "../../../src/session/panel/parts";
import type { CastleLanguage as Language } from "../../../src/games/castle-risk/text/language";
import { colourName } from "../../../src/text/names";
import { at, button, HIDDEN, icon, panel, picture, text } from "../kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "../page";
import type { Element } from "../xml";

const INNER = PAGE_WIDTH - 28;
const ROW = 40;
const VALUE = 116;
const SPACE = 5;

/** What concerns the table: its settings, who rules it, who plays for whom, and pieces by hand. */
export function tablePages(language: Language): Element[] {
  return [settings(language), people(language), manual(language)];
}

const rowTop = (i: number): number => 44 + i * ROW;

/** The left edge and the width of a button beside others that fill a row from `left` to the page's right margin. */
function inRow(left: number, i: number, of: number): { x: number; width: number } {
  const step = Math.floor((PAGE_WIDTH - 14 - left + SPACE) / of);
  return { x: left + i * step, width: step - SPACE };
}

/** What only the host may press lies over what all may read. */
function settings(language: Language): Element {
  const { labels } = language;
  const doings: readonly (readonly [string, string, string])[] = [
    ["relay", labels.relay, labels.relayHelp],
    ["landmarks", labels.landmarks, labels.landmarksHelp],
    ["show manual", labels.manual, labels.manualHelp],
    ["show people", labels.people, labels.peopleHelp],
    ["new_game", labels.newGame, labels.newGameHelp],
    ["reset", labels.reset, labels.resetHelp],
  ];
  const doingsTop = rowTop(HOST_SETTINGS.length) + 24;
  return page(
    "settings",
    labels.pages.settings,
    [
      ...HOST_SETTINGS.flatMap(([id], i) => [
        text(labels.settings[id] ?? id, { class: "middle", ...at(14, rowTop(i), VALUE - 14, 32) }),
        text("", { id: `settings-${id}`, class: "middle", ...at(VALUE + 10, rowTop(i), 300, 32) }),
      ]),
      panel({ id: "settings-host", class: "through", ...at(0, 0, PAGE_WIDTH, PAGE_HEIGHT), ...HIDDEN }, [
        ...HOST_SETTINGS.flatMap(([id, values], i) => {
          return values.map((value, k) => {
            const { x, width } = inRow(VALUE, k, values.length);
            return button(`${id} ${value}`, labels.settingValues[`${id}.${value}`] ?? value, {
              id: `settings-${id}-${value}`,
              tooltip: labels.settingHelps[`${id}.${value}`],
              ...at(x, rowTop(i), width, 32),
            });
          });
        }),
        ...doings.map(([command, words, help], i) => {
          const { x, width } = inRow(14, i % 3, 3);
          return button(command, words, {
            tooltip: help,
            ...at(x, doingsTop + Math.floor(i / 3) * ROW, width, 32),
          });
        }),
      ]),
    ],
    language,
  );
}

/** Who is the host, and which seats a computer plays. */
function people(language: Language): Element {
  const { labels } = language;
  const buttons = (command: string, id: string, y: number, help: (colour: string) => string): Element[] =>
    COLOURS.map((colour, i) => {
      const name = colourName(colour, language.names);
      const { x, width } = inRow(14, i, COLOURS.length);
      return button(`${command} ${colour}`, name, {
        id: `people-${id}-${colour}`,
        tooltip: help(name),
        ...at(x, y, width, 32),
      });
    });
  return page(
    "people",
    labels.people,
    [
      text(labels.host, { class: "strong", ...at(14, 46, INNER, 20) }),
      text(labels.hostNote, at(14, 68, INNER, 34)),
      text(labels.computers, { class: "strong", ...at(14, 166, INNER, 20) }),
      text(labels.computersNote, at(14, 188, INNER, 34)),
      panel({ id: "people-host", class: "through", ...at(0, 0, PAGE_WIDTH, PAGE_HEIGHT), ...HIDDEN }, [
        ...buttons("give_host", "give", 108, labels.giveHostHelp),
        ...buttons("computer", "bot", 228, labels.computersHelp),
      ]),
      button("show settings", labels.toSettings, at(PAGE_WIDTH - 134, PAGE_HEIGHT - 40, 120, 30)),
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
        const y = 120 + i * 35;
        return [
          panel({ id: `manual-${colour}`, class: "through", ...at(14, y, INNER, 32), ...HIDDEN }, [
            picture(`emblem-${colour}`, at(0, 0, 30, 30)),
            text("", { id: `manual-${colour}-coins`, class: "middle", ...at(40, 0, 190, 30) }),
            button(`hand coins ${colour} -5`, "-5", { tooltip: labels.fiveLess, ...at(236, 1, 40, 28) }),
            icon(`hand coins ${colour} -1`, "control-less", labels.less, at(284, 1, 28, 28)),
            icon(`hand coins ${colour} 1`, "control-more", labels.more, at(318, 1, 28, 28)),
            button(`hand coins ${colour} 5`, "+5", { tooltip: labels.fiveMore, ...at(354, 1, 40, 28) }),
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
