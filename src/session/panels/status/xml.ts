import type { UiLanguage } from "../../../text/ui";
import { entry } from "../../../text/entry";
import { colourName } from "../../../text/names";
import { SPEEDS, type Speed } from "../../table/settings";
import {
  MIDDLE_WIDTH,
  PACE_HEIGHT,
  PACE_WIDTH,
  PACE_X,
  PACE_Y,
  RIGHT,
  RIGHT_WIDTH,
  STATUS_BOTTOM,
  STATUS_HEIGHT,
} from "../../ui/grid";
import { at, button, from, HIDDEN, icon, panel, slot, UNSEEN } from "../../ui/xml/kit";
import type { Element, Given } from "../../ui/xml/element";
import type { GameUi, IconButton } from "../../ui/xml/game";
import { claimPlace, claimsHeight } from "./claims";

const INNER = RIGHT_WIDTH - 16;
const ICON = 24;
const STEP = ICON + 1;
const TOOLS_TOP = 34;
const FOLD = 20;
/** Widths of the buttons of the speeds, in two rows; what is left of the second is the button that hurries. */
const SPEED_WIDTHS: Readonly<Record<Speed, number>> = { slow: 46, normal: 64, fast: 46, instant: 64 };
const SPEEDS_ABOVE = 3;
const PACE_GAP = 2;
const PACE_MARGIN = 4;

/** What everybody always sees: where the game stands, and the way to all pages; beside it the pace, for whoever may change it. */
export function statusXml({ xml }: GameUi, language: UiLanguage): Element[] {
  const { labels } = language;
  const menu: readonly IconButton[] = [
    { id: "help", image: "control-help", words: labels.pages.help },
    ...xml.menu(language),
    { id: "orders", image: "action-pick", words: labels.pages.orders },
    { id: "settings", image: "control-settings", words: labels.pages.settings },
  ];
  const open = ({ id, image, words, varies }: IconButton): ((place: Given) => Element) => {
    const given = varies === true ? { id: `menu-${id}` } : {};
    return (place) => icon(`show ${id}`, image, words, { ...given, ...place });
  };
  const tools = [
    ...menu.filter(({ varies }) => varies !== true).map(open),
    icon.bind(undefined, "fold mats", "piece-banner", labels.foldMats),
    icon.bind(undefined, "fold battle", "action-attack", labels.foldBattle),
    // What is not in every game comes last, and leaves no gap.
    ...menu.filter(({ varies }) => varies === true).map(open),
  ];
  return [
    panel(
      {
        id: "status",
        class: "frame loose docked",
        ...from("LowerRight", RIGHT, STATUS_BOTTOM, RIGHT_WIDTH, STATUS_HEIGHT),
        ...UNSEEN,
      },
      [
        slot("status-title", {
          class: "title",
          tooltip: "",
          fontSize: 15,
          fontStyle: "Normal",
          ...at(8, 1, INNER - FOLD, 33),
        }),
        icon("fold status", "control-less", labels.foldStatus, at(RIGHT_WIDTH - FOLD - 6, 6, FOLD, FOLD)),
        ...tools.map((tool, i) => tool(at(8 + i * STEP, TOOLS_TOP, ICON, ICON))),
        paceXml(language),
        ...(["-", "+"] as const).map((by, i) =>
          button(`size ${by}`, i === 0 ? labels.smaller : labels.larger, {
            fontSize: i === 0 ? 14 : 18,
            fontStyle: i === 0 ? undefined : "Bold",
            tooltip: i === 0 ? labels.smallerHelp : labels.largerHelp,
            padding: "1 1 0 0",
            ...at(RIGHT_WIDTH - 8 - (2 - i) * STEP, TOOLS_TOP, ICON, ICON),
          }),
        ),
      ],
    ),
    icon("fold status", "control-more", labels.foldStatus, {
      id: "status-folded",
      class: "icon docked",
      ...from("LowerRight", RIGHT, STATUS_BOTTOM, ICON, ICON),
      ...UNSEEN,
    }),
  ];
}

/** Above the status, left of the list of names; in large letters it goes elsewhere. */
function paceXml({ labels, panel: words }: UiLanguage): Element {
  let x = PACE_MARGIN;
  const rowTop = (i: number): number => (i < SPEEDS_ABOVE ? PACE_MARGIN : PACE_MARGIN + ICON + PACE_GAP);
  const speeds = SPEEDS.map((speed, i) => {
    if (i === SPEEDS_ABOVE) x = PACE_MARGIN;
    const place = at(x, rowTop(i), SPEED_WIDTHS[speed], ICON);
    x += SPEED_WIDTHS[speed] + PACE_GAP;
    return button(`speed ${speed}`, entry(words.settingValues, `speed.${speed}`) ?? speed, {
      ...{ id: `pace-${speed}`, tooltip: entry(labels.settingHelps, `speed.${speed}`) },
      ...{ padding: "1 1 0 0", ...place },
    });
  });
  const hurry = button("hurry", labels.hurry, {
    ...{ id: "pace-hurry", tooltip: labels.hurryHelp, padding: "1 1 0 0" },
    ...at(x, rowTop(SPEEDS_ABOVE), PACE_WIDTH - PACE_MARGIN - x, ICON),
  });
  return panel(
    { id: "pace", class: "frame loose", ...at(PACE_X, PACE_Y, PACE_WIDTH, PACE_HEIGHT), ...UNSEEN },
    [...speeds, hurry],
  );
}

/**
 * Seats of the game that nobody has, to be taken by those who have none: each in its place, whichever others are free;
 * colours that do not play leave no gap, and those that do fill the panel.
 */
export function claimsXml({ module }: GameUi, language: UiLanguage): Element {
  const { colours } = module.meta;
  return panel(
    {
      ...{ id: "claims", class: "frame", preferredHeight: claimsHeight(colours.length) },
      ...{ preferredWidth: MIDDLE_WIDTH, flexibleHeight: 0 },
      ...UNSEEN,
    },
    colours.map((colour, i) => {
      const { x, y, width, height } = claimPlace(i, colours.length);
      return button(`sit ${colour}`, language.labels.take(colourName(colour, language.names)), {
        id: `claim-${colour}`,
        ...at(x, y, width, height),
        ...HIDDEN,
      });
    }),
  );
}
