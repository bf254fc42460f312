import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element } from "../../../../session/ui/xml/element";
import {
  at,
  button,
  column,
  from,
  HIDDEN,
  icon,
  panel,
  picture,
  row,
  text,
  UNSEEN,
} from "../../../../session/ui/xml/kit";
import { onlyFor } from "../../../../session/ui/xml/page";
import { nameOf, textOf } from "../../../../text/entry";
import { COLOURS } from "../../meta";
import { PICK_ROWS } from "./geometry";
import { POLICY_CARDS } from "../../rules/policies";
import type { CastleUiLanguage } from "../../text/language";

const INNER = RIGHT_WIDTH - 16;
/** Rows fill what is between the heading and the buttons: for fingers nothing but they is stretched then. */
const ROW = 34;
/** From the left edge of a row: how many there are, the name, and buttons wider than their pictures, as of steppers. */
const COUNT = 46;
const NAME = 66;
const WIDE = 32;
const BUTTONS = INNER - WIDE - WIDE;
const TOP = 46;
const PLACE = from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT);

/** Where seats pick their policy cards, all at the same time; each sees how many it has picked itself. */
export function picksXml(language: CastleUiLanguage): Element[] {
  const { labels, names } = language;
  return [
    panel({ id: "pick", class: "frame loose asks", ...PLACE, ...UNSEEN }, [
      text(language.panel.prompts["policies.counts"], { class: "strong", ...at(8, 6, INNER - 24, 36) }),
      icon("fold pick", "control-less", labels.foldAction, at(RIGHT_WIDTH - 28, 6, 20, 20)),
      column({ ...at(8, TOP, INNER, PICK_ROWS * (ROW + 2)), spacing: 2 }, [
        ...POLICY_CARDS.map((card, kind) =>
          panel({ id: `pick-${kind}`, color: PALETTE.row, preferredHeight: ROW, ...HIDDEN }, [
            ...picturesOf(card).map((image, i) => picture(image, at(2 + i * 22, 6, 21, 21))),
            text(nameOf(names.policies, card.id), {
              class: "middle",
              tooltip: `${nameOf(names.policies, card.id)}: ${textOf(names.policies, card.id)}`,
              ...at(NAME, 0, BUTTONS - NAME - 2, ROW),
            }),
            icon(`step ${kind} -1`, "control-less", labels.less, at(BUTTONS, 0, WIDE, ROW)),
            icon(`step ${kind} 1`, "control-more", labels.more, at(BUTTONS + WIDE, 0, WIDE, ROW)),
          ]),
        ),
      ]),
      row({ ...from("LowerRight", 8, 8, INNER - 102, 32) }, [
        button("least", labels.least),
        button("most", labels.most),
      ]),
      ...COLOURS.map((colour) => pickedXml(colour, language)),
    ]),
    icon("fold pick", "control-more", labels.foldAction, {
      id: "pick-folded",
      ...from("LowerRight", RIGHT, BOTTOM, 24, 24),
      ...UNSEEN,
    }),
  ];
}

/** What a seat has picked, for its eyes only. */
function pickedXml(colour: string, { labels }: CastleUiLanguage): Element {
  const id = (part: string): string => `pick-${colour}-${part}`;
  return onlyFor(colour, RIGHT_WIDTH, ACTION_HEIGHT, [
    ...Array.from({ length: PICK_ROWS }, (_, i) =>
      text("", {
        id: id(`${i}`),
        class: "center",
        fontSize: 16,
        fontStyle: "Bold",
        ...at(8 + COUNT, TOP + i * (ROW + 2), NAME - COUNT, ROW),
      }),
    ),
    text("", { id: id("sum"), class: "middle", ...at(8, 24, INNER - 24, 18) }),
    button("confirm", labels.confirm, {
      id: id("confirm"),
      class: "accent",
      fontSize: 16,
      ...from("LowerLeft", 8, 8, 96, 32),
    }),
  ]);
}

/** One for each policy that is printed on a card. */
function picturesOf(card: (typeof POLICY_CARDS)[number]): string[] {
  return (
    [
      [card.expand, "action-conquer"],
      [card.fortify, "action-fortify"],
      [card.siege, "action-bombard"],
      [card.tax, "piece-coin"],
      [card.king, "piece-crown"],
    ] as const
  ).flatMap(([times, image]) => (times > 0 ? [image] : []));
}
