import { PALETTE } from "../../src/session/panel/palette";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import { COLOURS, META } from "../../src/games/castle-risk/meta";
import { NUMBERS, TWO_VALUED } from "../../src/session/panel/parts";
import type { OptionWords } from "../../src/text/types";
import type { CastleLanguage as Language } from "../../src/games/castle-risk/text/language";
import { optionWords } from "../../src/text/names";
import { cardText } from "../../src/games/castle-risk/text/names";
import { at, button, from, HIDDEN, icon, panel, picture, text } from "./kit";
import type { Element, Given } from "./xml";

const WIDTH = 1040;
const HEIGHT = 520;
const SEAT_TOP = 96;
const SEAT_STEP = 42;
const OPTIONS_LEFT = 520;
const OPTIONS_TOP = 130;
const OPTION_STEP = 32;
const VALUE_LEFT = 210;
const DECK_TOP = OPTIONS_TOP + 6 * OPTION_STEP + 4;

/** The panel before a match. What only the host may press lies over it, in `setup-host`. */
export function setupPanel(language: Language): Element {
  const { labels } = language;
  return panel({ id: "setup", class: "frame", ...from("UpperCenter", 0, 70, WIDTH, HEIGHT), ...HIDDEN }, [
    picture("ribbon", { preserveAspect: false, ...at(WIDTH / 2 - 230, 8, 460, 56) }),
    text(language.title, { class: "big", color: PALETTE.light, ...at(0, 12, WIDTH, 38) }),
    text(labels.seats, { class: "title", ...at(24, 62, 300, 28) }),
    ...COLOURS.flatMap((colour, i) => seat(colour, SEAT_TOP + i * SEAT_STEP, language)),
    text(labels.rules, { class: "title", ...at(OPTIONS_LEFT, 62, 300, 28) }),
    ...[...TWO_VALUED.map(([id]) => id), ...NUMBERS].map((id, i) => {
      const choice = choiceOf(id, language);
      return text(choice.name, {
        class: "middle",
        tooltip: choice.text,
        ...at(OPTIONS_LEFT, optionTop(i), 205, 26),
      });
    }),
    ...NUMBERS.map((id, i) => optionValue(id, 3 + i)),
    // The host has buttons in these places.
    panel({ id: "setup-others", class: "through" }, [
      ...TWO_VALUED.map(([id], i) => optionValue(id, i)),
      text(labels.waitForHost, { class: "center", ...at(WIDTH - 224, HEIGHT - 66, 200, 48) }),
    ]),
    text(choiceOf("card_counts", language).name, {
      class: "middle",
      tooltip: choiceOf("card_counts", language).text,
      ...at(OPTIONS_LEFT, DECK_TOP, 300, 26),
    }),
    ...CARDS.map((card, k) =>
      text("", {
        id: `setup-card-${k}`,
        class: "middle",
        tooltip: cardText(card, language.names),
        ...cardPlace(k, 0, 140),
      }),
    ),
    text("", { id: "setup-summary", ...at(24, 352, 460, 84) }),
    text("", { id: "setup-note", color: PALETTE.red, ...at(24, 440, 460, 54), ...HIDDEN }),
    host(language),
  ]);
}

const optionTop = (i: number): number => OPTIONS_TOP + i * OPTION_STEP;

function cardPlace(k: number, dx: number, width: number): Given {
  const x = OPTIONS_LEFT + (k % 2) * 252;
  return at(x + dx, DECK_TOP + 28 + Math.floor(k / 2) * 30, width, 26);
}

function choiceOf(id: string, language: Language): OptionWords {
  return optionWords(id, language.names) ?? { name: id, text: "", values: {} };
}

function seat(colour: string, y: number, { labels }: Language): Element[] {
  return [
    picture(`emblem-${colour}`, at(24, y, 34, 34)),
    text("", { id: `setup-${colour}`, class: "middle", ...at(66, y, 264, 34) }),
    button(`sit ${colour}`, labels.sit, { id: `setup-sit-${colour}`, ...at(262, y + 2, 70, 30) }),
  ];
}

/** The value of an option, where its buttons are. */
function optionValue(id: string, i: number): Element {
  return text("", {
    id: `setup-${id}`,
    class: "center",
    ...at(OPTIONS_LEFT + VALUE_LEFT, optionTop(i), 142, 26),
  });
}

function host(language: Language): Element {
  const { labels } = language;
  return panel({ id: "setup-host", class: "through", visibility: "Host", ...HIDDEN }, [
    ...COLOURS.flatMap((colour, i) => {
      const y = SEAT_TOP + i * SEAT_STEP + 2;
      return [
        button(`close ${colour}`, labels.close, { id: `setup-close-${colour}`, ...at(336, y, 66, 30) }),
        button(`open ${colour}`, labels.open, { id: `setup-open-${colour}`, ...at(336, y, 66, 30) }),
        button(`computer ${colour}`, labels.computer, {
          id: `setup-computer-${colour}`,
          ...at(406, y, 88, 30),
        }),
      ];
    }),
    button("close_empty", labels.closeEmpty, at(24, SEAT_TOP + 5 * SEAT_STEP, 170, 30)),
    ...META.presets.map(({ id }, i) =>
      button(`preset ${id}`, language.panel.presets[id]?.name ?? id, {
        id: `setup-preset-${id}`,
        tooltip: language.panel.presets[id]?.text,
        ...at(OPTIONS_LEFT + i * 125, 92, 121, 30),
      }),
    ),
    ...TWO_VALUED.flatMap(([id, values], i) =>
      values.map((value, k) =>
        button(`option ${id} ${value}`, labels.optionValues[value] ?? value, {
          id: `setup-${id}-${value}`,
          tooltip: choiceOf(id, language).values[value],
          ...at(OPTIONS_LEFT + VALUE_LEFT + k * 146, optionTop(i), 140, 28),
        }),
      ),
    ),
    ...NUMBERS.flatMap((id, i) =>
      less(
        `option ${id}`,
        at(OPTIONS_LEFT + VALUE_LEFT, optionTop(3 + i), 26, 26),
        at(OPTIONS_LEFT + VALUE_LEFT + 116, optionTop(3 + i), 26, 26),
        language,
      ),
    ),
    ...CARDS.flatMap((card, k) =>
      less(`option card_counts ${card}`, cardPlace(k, 146, 26), cardPlace(k, 178, 26), language),
    ),
    button("start", labels.start, {
      id: "setup-start",
      class: "accent",
      fontSize: 20,
      ...at(WIDTH - 224, HEIGHT - 66, 200, 48),
    }),
  ]);
}

/** A stepper's two buttons, for a command that ends in -1 or +1. */
function less(command: string, left: Given, right: Given, { labels }: Language): Element[] {
  return [
    icon(`${command} -1`, "control-less", labels.less, left),
    icon(`${command} +1`, "control-more", labels.more, right),
  ];
}
