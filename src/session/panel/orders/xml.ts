import type { Language } from "../../../text/language";
import { settingWords } from "../../../text/names";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../grid";
import type { Element } from "../xml/element";
import type { GameUi } from "../xml/game";
import { at, button, text } from "../xml/kit";
import { pageXml } from "../xml/page";

const ROW = 76;

/** What one seat wishes for itself, for its eyes only. */
export function ordersXml({ module }: GameUi, colour: string, language: Language): Element {
  const { labels, names } = language;
  const width = 154;
  return pageXml(
    `orders-${colour}`,
    labels.pages.orders,
    [
      ...module.table.settings.flatMap(([id, values], i) => {
        const choice = settingWords(id, names) ?? { name: id, text: "", values: {} };
        const y = 42 + i * ROW;
        return [
          text(`${choice.name}: ${choice.text}`, at(PAGE_MARGIN, y, PAGE_INNER, 18)),
          ...values.map((value, k) =>
            button(`set ${id} ${value}`, labels.orderValues[`${id}.${value}`] ?? value, {
              id: `orders-${colour}-${id}-${value}`,
              tooltip: choice.values[value],
              ...at(PAGE_MARGIN + k * (width + 6), y + 24, width, 30),
            }),
          ),
        ];
      }),
      button("end_agreed", labels.endAgreed, {
        tooltip: labels.endAgreedHelp,
        ...at(PAGE_MARGIN, PAGE_HEIGHT - 44, 150, 32),
      }),
      button("stand", labels.stand, { tooltip: labels.standHelp, ...at(172, PAGE_HEIGHT - 44, 150, 32) }),
      button("resign", labels.resign, {
        tooltip: labels.resignHelp,
        ...at(MIDDLE_WIDTH - 164, PAGE_HEIGHT - 44, 150, 32),
      }),
    ],
    language,
  );
}
