import type { OptionDef } from "../../../core/types";
import type { UiLanguage } from "../../../text/ui";
import { optionWords } from "../../../text/names";
import type { OptionWords } from "../../../text/types";
import {
  ACTION_HEIGHT,
  BELOW_TURN,
  BOTTOM,
  LEFT,
  LEFT_WIDTH,
  MIDDLE_SHIFT,
  MIDDLE_WIDTH,
  RIGHT,
  RIGHT_WIDTH,
  TOP,
} from "../../ui/grid";
import { PALETTE } from "../../ui/palette";
import { inRow } from "../../ui/xml/row";
import type { Element, Given } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, from, HIDDEN, icon, panel, picture, slot, text, UNSEEN } from "../../ui/xml/kit";

/** Seats stand where mats will, the rules in the middle, and in the action's place what comes of them, and Start. */
const seatsPlace = (seats: number): Given =>
  from("UpperLeft", LEFT, TOP, LEFT_WIDTH, seatTop(seats, seats) + FOOT + 2);
const rulesPlace = (options: Options): Given =>
  from("UpperCenter", MIDDLE_SHIFT, BELOW_TURN, MIDDLE_WIDTH, rulesHeight(options));
const READY = from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT);

const SEAT_TOP = 34;
/** Height of all seats, and of one where there are few. */
const SEATS_HEIGHT = 350;
const SEAT_HEIGHT = 72;
const SEAT_BUTTON = 28;
/** Below the seats, for the button that closes empty ones. */
const FOOT = 38;
const MARGIN = 12;
const PRESETS_TOP = 64;
const OPTIONS_TOP = 102;
const OPTION_STEP = 32;
/** Height of the words above what is counted, and of a row of it. */
const COUNT_HEAD = 28;
const COUNT_STEP = 30;
const VALUE_LEFT = MARGIN + 198;
/** From the left edge of a row of values to where the next would begin. */
const VALUES_WIDTH = MIDDLE_WIDTH - MARGIN + 6 - VALUE_LEFT;
/** As many values have room beside each other whatever they are called. */
const FEW = 4;

type Options = ReturnType<typeof optionsOf>;

/** The options by kind, in the order in which they stand: choices, numbers, and below them what is counted. */
function optionsOf(defs: readonly OptionDef[]) {
  return {
    choices: defs.filter((def) => def.kind === "choice"),
    numbers: defs.filter((def) => def.kind === "number"),
    counts: defs.filter((def) => def.kind === "counts"),
  };
}

/** What is there before a match. What only the host may press lies over it, in `setup-host-...`. */
export function setupXml(ui: GameUi, language: UiLanguage): Element {
  return panel({ id: "setup", class: "through", ...HIDDEN }, [
    seatsXml(ui, language),
    rulesXml(ui, language),
    readyXml(language),
  ]);
}

function hostPart(id: string, children: readonly Element[]): Element {
  return panel({ id: `setup-host-${id}`, class: "through", ...UNSEEN }, children);
}

function seatsXml({ module }: GameUi, language: UiLanguage): Element {
  const { labels } = language;
  const { colours } = module.meta;
  return panel({ class: "frame loose", ...seatsPlace(colours.length) }, [
    text(labels.seats, { class: "title", ...at(8, 4, 180, 26) }),
    ...colours.flatMap((colour, i) => seat(colour, seatPlace(i, colours.length), language)),
    hostPart("seats", [
      ...colours.flatMap((colour, i) => seatButtons(colour, seatPlace(i, colours.length), language)),
      button("close_empty", labels.closeEmpty, at(8, seatTop(colours.length, colours.length) + 2, 184, 30)),
    ]),
  ]);
}

function rulesXml(ui: GameUi, language: UiLanguage): Element {
  const { labels } = language;
  const { options: defs, presets } = ui.module.meta;
  const options = optionsOf(defs);
  const { choices, numbers } = options;
  return panel({ class: "frame loose", ...rulesPlace(options) }, [
    picture("ribbon", { preserveAspect: false, ...at(MIDDLE_WIDTH / 2 - 230, 4, 460, 54) }),
    text(language.title, {
      ...{ fontSize: 26, fontStyle: "Bold", color: PALETTE.light, alignment: "MiddleCenter" },
      ...at(0, 8, MIDDLE_WIDTH, 36),
    }),
    ...[...choices, ...numbers].map(({ id }, i) => {
      const words = wordsOf(id, language);
      return text(words.name, {
        class: "middle",
        tooltip: words.text,
        ...at(MARGIN, optionTop(i), VALUE_LEFT - MARGIN - 4, 26),
      });
    }),
    ...numbers.map(({ id }, i) => optionValue(id, choices.length + i)),
    // The host has buttons in these places.
    panel({ id: "setup-others-rules", class: "through", ...UNSEEN }, [
      text(labels.rules, { class: "title", ...at(MARGIN, PRESETS_TOP, 300, 28) }),
      ...choices.map(({ id }, i) => optionValue(id, i)),
    ]),
    ...countTexts(ui, options, language),
    hostPart("rules", [
      ...presets.map(({ id }, i) => {
        const { x, width } = inRow(MARGIN, i, presets.length);
        return button(`preset ${id}`, language.panel.presets[id]?.name ?? id, {
          id: `setup-preset-${id}`,
          tooltip: language.panel.presets[id]?.text,
          ...at(x, PRESETS_TOP, width, 30),
        });
      }),
      ...optionButtons(options, language),
    ]),
  ]);
}

function readyXml({ labels }: UiLanguage): Element {
  const start = from("LowerCenter", 0, 10, 200, 44);
  return panel({ class: "frame loose", ...READY }, [
    slot("setup-summary", { ...at(10, 8, RIGHT_WIDTH - 20, 130) }),
    slot("setup-note", { color: PALETTE.red, ...at(10, 138, RIGHT_WIDTH - 20, 38), ...HIDDEN }),
    text(labels.waitForHost, { id: "setup-others-start", class: "center", ...start, ...UNSEEN }),
    hostPart("start", [
      button("advice next", "", {
        id: "setup-advice",
        tooltip: labels.settingHelps["advice.odds"],
        ...from("LowerCenter", 0, 58, 200, 28),
      }),
      button("start", labels.start, { id: "setup-start", class: "accent", fontSize: 20, ...start }),
    ]),
  ]);
}

/** Upper edge of a seat of so many. */
const seatTop = (i: number, seats: number): number =>
  SEAT_TOP + i * Math.min(SEAT_HEIGHT, Math.floor(SEATS_HEIGHT / seats));

/** Where a seat stands: its upper edge, and how high its first line is; the more seats, the lower. */
interface SeatPlace {
  readonly y: number;
  readonly line: number;
}

function seatPlace(i: number, seats: number): SeatPlace {
  const y = seatTop(i, seats);
  return { y, line: Math.min(34, seatTop(i + 1, seats) - y - SEAT_BUTTON - 4) };
}

function seatButton({ y, line }: SeatPlace, x: number, width: number): Given {
  return at(x, y + line + 2, width, SEAT_BUTTON);
}

const optionTop = (i: number): number => OPTIONS_TOP + i * OPTION_STEP;

/** What is counted stands below the other options. */
const countsTop = ({ choices, numbers }: Options): number => optionTop(choices.length + numbers.length) + 4;

function rulesHeight(options: Options): number {
  const rows = options.counts.map(({ kinds }) => COUNT_HEAD + Math.ceil(kinds.length / 2) * COUNT_STEP);
  return rows.reduce((sum, height) => sum + height, countsTop(options)) + 8;
}

/** Two kinds beside each other. */
function countPlace(options: Options, k: number, dx: number, width: number): Given {
  const x = MARGIN + (k % 2) * 244;
  return at(x + dx, countsTop(options) + COUNT_HEAD + Math.floor(k / 2) * COUNT_STEP, width, 26);
}

function countTexts({ xml }: GameUi, options: Options, language: UiLanguage): Element[] {
  return options.counts.flatMap(({ id, kinds }) => {
    const words = wordsOf(id, language);
    const place = at(MARGIN, countsTop(options), 300, 26);
    return [
      text(words.name, { class: "middle", tooltip: words.text, ...place }),
      ...kinds.map((kind, k) =>
        slot(`setup-card-${k}`, {
          class: "middle",
          tooltip: xml.kindHelp?.(kind, language) ?? "",
          ...countPlace(options, k, 0, 140),
        }),
      ),
    ];
  });
}

function wordsOf(id: string, language: UiLanguage): OptionWords {
  return optionWords(id, language.names) ?? { name: id, text: "", values: {} };
}

/** "Purple: Computer, normal" is longer than the line has room for. */
const NAME: Given = { resizeTextForBestFit: true, resizeTextMinSize: 11, resizeTextMaxSize: 14 };

/** A seat's emblem and name in one line, and below it what can be done with it. */
function seat(colour: string, place: SeatPlace, { labels }: UiLanguage): Element[] {
  const { y, line } = place;
  return [
    picture(`emblem-${colour}`, at(8, y + 1, line - 2, line - 2)),
    slot(`setup-${colour}`, { class: "middle", tooltip: "", ...NAME, ...at(46, y, LEFT_WIDTH - 58, line) }),
    button(`sit ${colour}`, labels.sit, { id: `setup-sit-${colour}`, ...seatButton(place, 8, 60) }),
  ];
}

/** The value of an option, where its buttons are. */
function optionValue(id: string, i: number): Element {
  return slot(`setup-${id}`, { class: "center", ...at(VALUE_LEFT, optionTop(i), 142, 26) });
}

/** Closed and open lie in one place. */
function seatButtons(colour: string, place: SeatPlace, { labels }: UiLanguage): Element[] {
  const middle = seatButton(place, 70, 46);
  return [
    button(`close ${colour}`, labels.close, { id: `setup-close-${colour}`, ...middle }),
    button(`open ${colour}`, labels.open, { id: `setup-open-${colour}`, ...middle }),
    button(`computer ${colour}`, labels.computer, {
      id: `setup-computer-${colour}`,
      tooltip: labels.computerHelp,
      ...seatButton(place, 118, 76),
    }),
  ];
}

/** A button for each value of a choice, two for a number, two for each kind that is counted. */
function optionButtons(options: Options, language: UiLanguage): Element[] {
  const { choices, numbers, counts } = options;
  return [
    ...choices.flatMap(({ id, values }, i) => {
      const labels = values.map((value) => language.panel.optionValues[value] ?? value);
      const lefts = valueLefts(labels);
      return values.map((value, k) =>
        button(`option ${id} ${value}`, labels[k], {
          id: `setup-${id}-${value}`,
          tooltip: wordsOf(id, language).values[value],
          ...at(
            VALUE_LEFT + lefts[k],
            optionTop(i),
            lefts[k + 1] - lefts[k] - (values.length > FEW ? 3 : 6),
            28,
          ),
        }),
      );
    }),
    ...numbers.flatMap(({ id }, i) => {
      const y = optionTop(choices.length + i);
      const [less, more] = [0, 102].map((x) => at(VALUE_LEFT + x, y, 40, 26));
      return stepButtons(`option ${id}`, less, more, language);
    }),
    ...counts.flatMap(({ id, kinds }) =>
      kinds.flatMap((kind, k) => {
        const [less, more] = [142, 180].map((x) => countPlace(options, k, x, 38));
        return stepButtons(`option ${id} ${kind}`, less, more, language);
      }),
    ),
  ];
}

/** Where the buttons of an option's values begin, and where the next would: alike while they are few, else by their letters. */
function valueLefts(labels: readonly string[]): number[] {
  const letters = labels.map((label) => (labels.length > FEW ? label.length + 2 : 1));
  const all = letters.reduce((sum, n) => sum + n, 0);
  let before = 0;
  return [0, ...letters].map((n) => {
    before += n;
    return Math.floor((VALUES_WIDTH * before) / all);
  });
}

/** For a command that ends in -1 or +1. */
function stepButtons(command: string, less: Given, more: Given, { labels }: UiLanguage): Element[] {
  return [
    icon(`${command} -1`, "control-less", labels.less, less),
    icon(`${command} +1`, "control-more", labels.more, more),
  ];
}
