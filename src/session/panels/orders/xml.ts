import type { UiLanguage } from "../../../text/ui";
import { settingWords } from "../../../text/names";
import { MIDDLE_WIDTH, PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../ui/grid";
import { PALETTE } from "../../ui/palette";
import type { Element } from "../../ui/xml/element";
import type { GameUi } from "../../ui/xml/game";
import { at, button, panel, text, UNSEEN } from "../../ui/xml/kit";
import { onlyFor, pageXml } from "../../ui/xml/page";
import { orderTop, VALUE_HEIGHT, VALUE_WIDTH, valuePlace } from "./geometry";

/** What leads away from the table stands below the wishes, as high with what is around it. */
const FOOT = 60;

/** A line below each value that a seat has chosen, for its eyes only; the script puts it there. */
function marksXml({ module }: GameUi, colour: string, height: number): Element {
  return onlyFor(
    colour,
    MIDDLE_WIDTH,
    height - 48,
    module.table.settings.map(([id], i) => {
      const [x, y] = valuePlace(i, 0);
      const place = at(x, y + VALUE_HEIGHT + 2, VALUE_WIDTH, 4);
      return panel({ id: `orders-${colour}-${id}`, color: PALETTE.mark, raycastTarget: false, ...place }, []);
    }),
  );
}

/** What a seat may wish for itself. */
export function ordersXml(ui: GameUi, language: UiLanguage): Element {
  const { module } = ui;
  const { labels, names } = language;
  const height = Math.min(PAGE_HEIGHT, orderTop(module.table.settings.length) + FOOT);
  return pageXml(
    "orders",
    labels.pages.orders,
    [
      ...module.table.settings.flatMap(([id, values], i) => {
        const choice = settingWords(id, names) ?? { name: id, text: "", values: {} };
        return [
          text(`${choice.name}: ${choice.text}`, at(PAGE_MARGIN, orderTop(i), PAGE_INNER, 18)),
          ...values.map((value, k) =>
            button(`set ${id} ${value}`, labels.orderValues[`${id}.${value}`] ?? value, {
              tooltip: choice.values[value],
              ...at(...valuePlace(i, k), VALUE_WIDTH, VALUE_HEIGHT),
            }),
          ),
        ];
      }),
      button("stand", labels.stand, {
        tooltip: labels.standHelp,
        ...at(PAGE_MARGIN, height - 44, 150, 32),
      }),
      button("end_agreed", labels.endAgreed, {
        id: "orders-end",
        tooltip: labels.endAgreedHelp,
        ...at(172, height - 44, 150, 32),
        ...UNSEEN,
      }),
      button("resign", labels.resign, {
        id: "orders-resign",
        tooltip: labels.resignHelp,
        ...at(MIDDLE_WIDTH - 164, height - 44, 150, 32),
        ...UNSEEN,
      }),
      ...module.meta.colours.map((colour) => marksXml(ui, colour, height)),
    ],
    language,
    undefined,
    height,
  );
}
