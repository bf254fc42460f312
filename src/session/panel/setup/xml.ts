import type { OptionDef } from "../../../core/types";
import type { Language } from "../../../text/language";
import { optionWords } from "../../../text/names";
import type { OptionWords } from "../../../text/types";
import { PALETTE } from "../palette";
import type { Element, Given } from "../xml/element";
import type { GameUi } from "../xml/game";
import { at, button, from, HIDDEN, icon, panel, picture, text, UNSEEN } from "../xml/kit";

const WIDTH = 1040;
const HEIGHT = 520;
const SEAT_TOP = 96;
/** Height of all seats, and of one where there are few. */
const SEATS_HEIGHT = 210;
const SEAT_HEIGHT = 42;
const OPTIONS_LEFT = 520;
const OPTIONS_TOP = 130;
const OPTION_STEP = 32;
const VALUE_LEFT = 210;
/** From the left edge of a row of values to where the next would begin. */
const VALUES_WIDTH = 292;
/** As many values have room beside each other whatever they are called. */
const FEW = 4;
/** Width of the row of presets, and of one where they are few. */
const PRESETS_WIDTH = 500;
const PRESET_WIDTH = 125;

type Choice = Extract<OptionDef, { kind: "choice" }>;
type Counts = Extract<OptionDef, { kind: "counts" }>;

/** The options by kind, in the order in which they stand: choices, numbers, and below them what is counted. */
interface Options {
  readonly choices: readonly Choice[];
  readonly numbers: readonly OptionDef[];
  readonly counts: readonly Counts[];
}

function optionsOf(defs: readonly OptionDef[]): Options {
  return {
    choices: defs.filter((def) => def.kind === "choice"),
    numbers: defs.filter((def) => def.kind === "number"),
    counts: defs.filter((def) => def.kind === "counts"),
  };
}

/** The panel before a match. What only the host may press lies over it, in `setup-host`. */
export function setupXml(ui: GameUi, language: Language): Element {
  const { labels } = language;
  const { meta } = ui.module;
  const options = optionsOf(meta.options);
  const { choices, numbers } = options;
  return panel({ id: "setup", class: "frame", ...from("UpperCenter", 0, 70, WIDTH, HEIGHT), ...HIDDEN }, [
    picture("ribbon", { preserveAspect: false, ...at(WIDTH / 2 - 230, 8, 460, 56) }),
    text(language.title, { class: "big", color: PALETTE.light, ...at(0, 12, WIDTH, 38) }),
    text(labels.seats, { class: "title", ...at(24, 62, 300, 28) }),
    ...meta.colours.flatMap((colour, i) => seat(colour, seatTop(i, meta.colours.length), language)),
    text(labels.rules, { class: "title", ...at(OPTIONS_LEFT, 62, 300, 28) }),
    ...[...choices, ...numbers].map(({ id }, i) => {
      const words = wordsOf(id, language);
      return text(words.name, {
        class: "middle",
        tooltip: words.text,
        ...at(OPTIONS_LEFT, optionTop(i), 205, 26),
      });
    }),
    ...numbers.map(({ id }, i) => optionValue(id, choices.length + i)),
    // The host has buttons in these places.
    panel({ id: "setup-others", class: "through" }, [
      ...choices.map(({ id }, i) => optionValue(id, i)),
      text(labels.waitForHost, { class: "center", ...at(WIDTH - 224, HEIGHT - 66, 200, 48) }),
    ]),
    ...countTexts(ui, options, language),
    text("", { id: "setup-summary", ...at(24, 352, 460, 84) }),
    text("", { id: "setup-note", color: PALETTE.red, ...at(24, 440, 460, 54), ...HIDDEN }),
    host(ui, options, language),
  ]);
}

/** Upper edge of a seat of so many. */
const seatTop = (i: number, seats: number): number =>
  SEAT_TOP + i * Math.min(SEAT_HEIGHT, Math.floor(SEATS_HEIGHT / seats));

const presetStep = (presets: number): number => Math.min(PRESET_WIDTH, Math.floor(PRESETS_WIDTH / presets));

const optionTop = (i: number): number => OPTIONS_TOP + i * OPTION_STEP;

/** What is counted stands below the other options. */
const countsTop = ({ choices, numbers }: Options): number => optionTop(choices.length + numbers.length) + 4;

/** Two kinds beside each other. */
function countPlace(options: Options, k: number, dx: number, width: number): Given {
  const x = OPTIONS_LEFT + (k % 2) * 252;
  return at(x + dx, countsTop(options) + 28 + Math.floor(k / 2) * 30, width, 26);
}

function countTexts({ xml }: GameUi, options: Options, language: Language): Element[] {
  return options.counts.flatMap(({ id, kinds }) => {
    const words = wordsOf(id, language);
    const place = at(OPTIONS_LEFT, countsTop(options), 300, 26);
    return [
      text(words.name, { class: "middle", tooltip: words.text, ...place }),
      ...kinds.map((kind, k) =>
        text("", {
          id: `setup-card-${k}`,
          class: "middle",
          tooltip: xml.kindHelp(kind, language),
          ...countPlace(options, k, 0, 140),
        }),
      ),
    ];
  });
}

function wordsOf(id: string, language: Language): OptionWords {
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

function host(ui: GameUi, options: Options, language: Language): Element {
  const { labels } = language;
  const { colours, presets } = ui.module.meta;
  return panel({ id: "setup-host", class: "through", ...UNSEEN }, [
    ...colours.flatMap((colour, i) => seatButtons(colour, seatTop(i, colours.length) + 2, language)),
    button("close_empty", labels.closeEmpty, at(24, seatTop(colours.length, colours.length), 170, 30)),
    ...presets.map(({ id }, i) =>
      button(`preset ${id}`, language.panel.presets[id]?.name ?? id, {
        id: `setup-preset-${id}`,
        tooltip: language.panel.presets[id]?.text,
        ...at(OPTIONS_LEFT + i * presetStep(presets.length), 92, presetStep(presets.length) - 4, 30),
      }),
    ),
    ...optionButtons(options, language),
    button("start", labels.start, {
      id: "setup-start",
      class: "accent",
      fontSize: 20,
      ...at(WIDTH - 224, HEIGHT - 66, 200, 48),
    }),
  ]);
}

/** Closed and open lie in one place. */
function seatButtons(colour: string, y: number, { labels }: Language): Element[] {
  return [
    button(`close ${colour}`, labels.close, { id: `setup-close-${colour}`, ...at(336, y, 66, 30) }),
    button(`open ${colour}`, labels.open, { id: `setup-open-${colour}`, ...at(336, y, 66, 30) }),
    button(`computer ${colour}`, labels.computer, {
      id: `setup-computer-${colour}`,
      ...at(406, y, 88, 30),
    }),
  ];
}

/** A button for each value of a choice, two for a number, two for each kind that is counted. */
function optionButtons(options: Options, language: Language): Element[] {
  const { choices, numbers, counts } = options;
  return [
    ...choices.flatMap(({ id, values }, i) => {
      const labels = values.map((value) => language.labels.optionValues[value] ?? value);
      const lefts = valueLefts(labels);
      return values.map((value, k) =>
        button(`option ${id} ${value}`, labels[k], {
          id: `setup-${id}-${value}`,
          tooltip: wordsOf(id, language).values[value],
          ...at(
            OPTIONS_LEFT + VALUE_LEFT + lefts[k],
            optionTop(i),
            lefts[k + 1] - lefts[k] - (values.length > FEW ? 3 : 6),
            28,
          ),
        }),
      );
    }),
    ...numbers.flatMap(({ id }, i) => {
      const y = optionTop(choices.length + i);
      const [less, more] = [0, 116].map((x) => at(OPTIONS_LEFT + VALUE_LEFT + x, y, 26, 26));
      return stepButtons(`option ${id}`, less, more, language);
    }),
    ...counts.flatMap(({ id, kinds }) =>
      kinds.flatMap((kind, k) => {
        const [less, more] = [146, 178].map((x) => countPlace(options, k, x, 26));
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
function stepButtons(command: string, less: Given, more: Given, { labels }: Language): Element[] {
  return [
    icon(`${command} -1`, "control-less", labels.less, less),
    icon(`${command} +1`, "control-more", labels.more, more),
  ];
}
