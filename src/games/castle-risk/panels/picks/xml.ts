import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/panel/grid";
import type { Element } from "../../../../session/panel/xml/element";
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
} from "../../../../session/panel/xml/kit";
import { POLICY_CARDS } from "../../rules/policies";
import type { CastleLanguage } from "../../text/language";
import { policyName, policyText } from "../../text/names";

const INNER = RIGHT_WIDTH - 16;
const ROW = 30;

/** Where one seat picks its policy cards while the others pick theirs. */
export function picksXml(colour: string, language: CastleLanguage): Element {
  const { labels, names } = language;
  const id = (part: string): string => `pick-${colour}-${part}`;
  return panel(
    {
      id: `pick-${colour}`,
      class: "frame asks",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: id("prompt"), class: "strong", ...at(8, 6, INNER, 36) }),
      column({ ...at(8, 46, INNER, 5 * (ROW + 2)), spacing: 2 }, [
        ...POLICY_CARDS.map((card, kind) =>
          panel({ id: id(`${kind}`), class: "row", preferredHeight: ROW, ...HIDDEN }, [
            ...picturesOf(card).map((image, i) => picture(image, at(3 + i * 22, 4, 21, 21))),
            text("", {
              id: id(`${kind}-text`),
              class: "middle",
              tooltip: `${policyName(card.id, names)}: ${policyText(card.id, names)}`,
              ...at(50, 0, INNER - 50 - 80, ROW),
            }),
            icon(`step ${kind} -1`, "control-less", labels.less, at(INNER - 78, 3, 23, 23)),
            text("", {
              id: id(`${kind}-amount`),
              class: "center",
              fontSize: 16,
              fontStyle: "Bold",
              ...at(INNER - 54, 0, 28, ROW),
            }),
            icon(`step ${kind} 1`, "control-more", labels.more, at(INNER - 26, 3, 23, 23)),
          ]),
        ),
      ]),
      text("", { id: id("sum"), class: "middle", ...from("LowerLeft", 8, 42, 200, 20) }),
      row({ ...from("LowerLeft", 8, 8, INNER, 32) }, [
        button("confirm", labels.confirm, { id: id("confirm"), class: "accent", fontSize: 16 }),
        button("least", labels.least),
        button("most", labels.most),
      ]),
    ],
  );
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
