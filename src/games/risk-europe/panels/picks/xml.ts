import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/ui/grid";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element } from "../../../../session/ui/xml/element";
import { at, button, column, from, HIDDEN, icon, panel, text } from "../../../../session/ui/xml/kit";
import { nameOf, textOf } from "../../../../text/entry";
import { CARD_IDS } from "../../rules/cards";
import { MISSION_KINDS } from "../../rules/missions";
import type { EuropeUiLanguage } from "../../text/language";
import { orderPicture } from "./picture";

const INNER = RIGHT_WIDTH - 16;
/** One of two buttons beside each other. */
const HALF = (INNER - 8) / 2;
const TOP = 46;
/** The places of both cards, as large as there is room: 5 to 7 as the drawings are; beside them all kinds, two in a row. */
const SLOT = 92;
const SLOT_HEIGHT = 129;
const CARDS_LEFT = 2 * (SLOT + 6);
const CARD = 36;
const CARD_HEIGHT = 50;
const ACROSS = 2;
const STEP = 19;
/** Above the sum: a row for each mission has room. */
const COUNTS_HEIGHT = MISSION_KINDS * (STEP + 1);

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
        panel({ id: id("cards"), class: "through", ...at(8, TOP, INNER, 158), ...HIDDEN }, [
          ...[0, 1].flatMap((turn) => slotXml(id(`slot-${turn}`), turn, language)),
          // A press picks the first card, then the second.
          ...(["first", "second"] as const).map((turn) =>
            panel(
              { id: id(turn), class: "through", ...at(0, 0, INNER, 158), ...HIDDEN },
              CARD_IDS.map((card, k) =>
                cardXml(
                  id(`${turn}-${k}`),
                  turn === "first" ? `word ${card}` : `step ${k} 1`,
                  card,
                  k,
                  language,
                ),
              ),
            ),
          ),
        ]),
        column({ id: id("counts"), ...at(8, TOP, INNER, COUNTS_HEIGHT), spacing: 1, ...HIDDEN }, [
          ...Array.from({ length: MISSION_KINDS }, (_, kind) => counter(id(`${kind}`), kind, language)),
        ]),
        text("", { id: id("sum"), class: "middle", ...from("LowerLeft", 8, 42, CARDS_LEFT - 6, 44) }),
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

/** Where the card of a turn lies: a press takes it back, the first with the second. */
function slotXml(id: string, turn: number, { labels }: EuropeUiLanguage): Element[] {
  const place = at(turn * (SLOT + 6), 0, SLOT, SLOT_HEIGHT);
  return [
    panel({ color: PALETTE.row, ...place }, []),
    icon(turn === 0 ? "cancel" : "least", orderPicture(CARD_IDS[0]), labels.takeBack, {
      id,
      ...place,
      ...HIDDEN,
    }),
  ];
}

/** A kind of cards: a press picks it, as a press on a card of the hand does. */
function cardXml(id: string, command: string, card: string, k: number, { names }: EuropeUiLanguage): Element {
  const [left, row] = [CARDS_LEFT + (k % ACROSS) * (CARD + 4), Math.floor(k / ACROSS)];
  const words = `${nameOf(names.cards, card)}: ${textOf(names.cards, card)}`;
  return icon(command, orderPicture(card), words, {
    id,
    ...at(left, row * (CARD_HEIGHT + 4), CARD, CARD_HEIGHT),
  });
}

function counter(id: string, kind: number, { labels }: EuropeUiLanguage): Element {
  return panel({ id, color: PALETTE.row, preferredHeight: STEP, ...HIDDEN }, [
    text("", { id: `${id}-text`, class: "middle", ...at(6, 0, INNER - 60, STEP) }),
    icon(`step ${kind} -1`, "control-less", labels.less, at(INNER - 48, 0, STEP, STEP)),
    icon(`step ${kind} 1`, "control-more", labels.more, at(INNER - 23, 0, STEP, STEP)),
  ]);
}
