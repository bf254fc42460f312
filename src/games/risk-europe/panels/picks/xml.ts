import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element } from "../../../../session/ui/xml/element";
import { at, button, column, from, HIDDEN, icon, panel, picture, text } from "../../../../session/ui/xml/kit";
import { nameOf, textOf } from "../../../../text/entry";
import { CARD_IDS, ORDER_CARDS } from "../../rules/cards";
import { MISSION_KINDS } from "../../rules/missions";
import type { EuropeUiLanguage } from "../../text/language";

const INNER = RIGHT_WIDTH - 16;
/** One of two buttons beside each other. */
const HALF = (INNER - 8) / 2;
const TOP = 46;
/** Cards beside each other, as wide as there is room: 5 to 7 as the drawings are. */
const CARD = Math.floor((INNER - 4 * (CARD_IDS.length - 1)) / CARD_IDS.length);
const CARD_HEIGHT = Math.floor(CARD * 1.4);
/** Where the buttons for the second turn stand below the cards. */
const SECONDS_TOP = CARD_HEIGHT + 46;
const STEP = 19;
/** Above the sum: a row for each mission has room. */
const COUNTS_HEIGHT = MISSION_KINDS * (STEP + 1);

/** The picture of a King's Orders card. */
export const orderPicture = (card: string): string => `order-${card}`;

/** Where one seat chooses while the others do the same: a bid, two cards, missions to turn over. */
export function picksXml(colour: string, language: EuropeUiLanguage): Element[] {
  const { labels } = language;
  const id = (part: string): string => `pick-${colour}-${part}`;
  return [
    panel(
      {
        id: `pick-${colour}`,
        class: "frame loose asks",
        ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
        ...HIDDEN,
      },
      [
        text("", { id: id("prompt"), class: "strong", ...at(8, 6, INNER - 24, 36) }),
        icon("fold pick", "control-less", labels.foldAction, at(RIGHT_WIDTH - 28, 6, 20, 20)),
        panel({ id: id("cards"), class: "through", ...at(8, TOP, INNER, 150), ...HIDDEN }, [
          ...CARD_IDS.flatMap((card, k) => cardXml(id(`card-${k}`), card, k, language)),
          panel(
            { id: id("seconds"), class: "through", ...at(0, SECONDS_TOP, INNER, 28), ...HIDDEN },
            CARD_IDS.map((_, k) =>
              button(`step ${k} 1`, labels.secondTurn, {
                id: id(`card-${k}-second`),
                padding: "1 1 0 0",
                ...at(k * (CARD + 4), 0, CARD, 27),
              }),
            ),
          ),
        ]),
        column({ id: id("counts"), ...at(8, TOP, INNER, COUNTS_HEIGHT), spacing: 1, ...HIDDEN }, [
          ...Array.from({ length: MISSION_KINDS }, (_, kind) => counter(id(`${kind}`), kind, language)),
        ]),
        text("", { id: id("sum"), class: "middle", ...from("LowerLeft", 8, 42, INNER, 20) }),
        button("confirm", labels.confirm, {
          ...{ id: id("confirm"), class: "accent", fontSize: 16 },
          ...from("LowerLeft", 8, 8, HALF, 32),
        }),
        button("cancel", labels.cancel, from("LowerLeft", HALF + 16, 8, HALF, 32)),
      ],
    ),
    icon("fold pick", "control-more", labels.foldAction, {
      id: id("folded"),
      ...from("LowerRight", RIGHT, BOTTOM, 24, 24),
      ...HIDDEN,
    }),
  ];
}

/** A card with how many of it there are, and the button for the first of the two turns. */
function cardXml(id: string, card: string, k: number, { labels, names }: EuropeUiLanguage): Element[] {
  const left = k * (CARD + 4);
  return [
    picture(orderPicture(card), {
      id,
      ...at(left, 0, CARD, CARD_HEIGHT),
      raycastTarget: true,
      tooltip: `${nameOf(names.cards, card)}: ${textOf(names.cards, card)}`,
    }),
    ...(ORDER_CARDS[k].copies === 1
      ? []
      : [text("", { id: `${id}-held`, class: "center", ...at(left, CARD_HEIGHT, CARD, 18) })]),
    button(`word ${card}`, labels.firstTurn, {
      id: `${id}-first`,
      padding: "1 1 0 0",
      ...at(left, CARD_HEIGHT + 17, CARD, 27),
      ...HIDDEN,
    }),
  ];
}

function counter(id: string, kind: number, { labels }: EuropeUiLanguage): Element {
  return panel({ id, color: PALETTE.row, preferredHeight: STEP, ...HIDDEN }, [
    text("", { id: `${id}-text`, class: "middle", ...at(6, 0, INNER - 60, STEP) }),
    icon(`step ${kind} -1`, "control-less", labels.less, at(INNER - 48, 0, STEP, STEP)),
    icon(`step ${kind} 1`, "control-more", labels.more, at(INNER - 23, 0, STEP, STEP)),
  ]);
}
