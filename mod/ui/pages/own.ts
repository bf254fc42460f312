import { SEAT_SETTINGS } from "../../../src/session/panel/parts";
import type { CastleLanguage as Language } from "../../../src/games/castle-risk/text/language";
import { settingWords } from "../../../src/text/names";
import { at, button, text } from "../kit";
import { page, PAGE_HEIGHT, PAGE_WIDTH } from "../page";
import type { Element } from "../xml";

const INNER = PAGE_WIDTH - 28;
const ROW = 76;

/** What one seat wishes for itself, for its eyes only. */
export function ordersPage(colour: string, language: Language): Element {
  const { labels, names } = language;
  const width = 154;
  return page(
    `orders-${colour}`,
    labels.pages.orders,
    [
      ...SEAT_SETTINGS.flatMap(([id, values], i) => {
        const choice = settingWords(id, names) ?? { name: id, text: "", values: {} };
        const y = 42 + i * ROW;
        return [
          text(`${choice.name}: ${choice.text}`, at(14, y, INNER, 18)),
          ...values.map((value, k) =>
            button(`set ${id} ${value}`, labels.orderValues[`${id}.${value}`] ?? value, {
              id: `orders-${colour}-${id}-${value}`,
              tooltip: choice.values[value],
              ...at(14 + k * (width + 6), y + 24, width, 30),
            }),
          ),
        ];
      }),
      button("end_agreed", labels.endAgreed, {
        tooltip: labels.endAgreedHelp,
        ...at(14, PAGE_HEIGHT - 44, 150, 32),
      }),
      button("stand", labels.stand, { tooltip: labels.standHelp, ...at(172, PAGE_HEIGHT - 44, 150, 32) }),
      button("resign", labels.resign, {
        tooltip: labels.resignHelp,
        ...at(PAGE_WIDTH - 164, PAGE_HEIGHT - 44, 150, 32),
      }),
    ],
    language,
  );
}
