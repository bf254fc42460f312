import { ACTION_HEIGHT, BOTTOM, RIGHT, RIGHT_WIDTH } from "../../../../session/ui/grid";
import type { Element } from "../../../../session/ui/xml/element";
import { at, button, from, HIDDEN, icon, panel, picture, text } from "../../../../session/ui/xml/kit";
import type { UiLanguage } from "../../../../text/ui";
import type { WorldPanel } from "../../text/language";
import { ROWS } from "./geometry";

const INNER = RIGHT_WIDTH - 16;
const TOP = 42;
/** Two lines have room in a row. */
const STEP = 36;
const PICTURE = 24;

/** A list of offers in the place of the action, each a button, and the button that takes none; `pictures` stand in a row. */
export function offersXml(
  id: string,
  pictures: number,
  shown: string,
  { labels, panel: words }: UiLanguage & { readonly panel: WorldPanel & { readonly moreOffers: string } },
): Element {
  return panel(
    {
      id,
      class: "frame loose",
      ...from("LowerRight", RIGHT, BOTTOM, RIGHT_WIDTH, ACTION_HEIGHT),
      ...HIDDEN,
    },
    [
      text("", { id: `${id}-prompt`, ...at(8, 5, INNER - 24, 34) }),
      icon("fold action", "control-less", labels.foldAction, at(RIGHT_WIDTH - 28, 6, 20, 20)),
      ...Array.from({ length: ROWS }, (_, i) => rowXml(`${id}-${i}`, i, pictures, shown)),
      button("leaf", "", {
        id: `${id}-leaf`,
        tooltip: words.moreOffers,
        ...from("LowerLeft", 8, 8, 140, 30),
        ...HIDDEN,
      }),
      button("end", words.noOffer, { id: `${id}-end`, ...from("LowerRight", 8, 8, 110, 30) }),
    ],
  );
}

function rowXml(id: string, i: number, pictures: number, shown: string): Element {
  const left = 8 + pictures * PICTURE;
  return panel({ id, class: "through", ...at(8, TOP + i * STEP, INNER, STEP - 1), ...HIDDEN }, [
    button(`card ${i}`, "", { id: `${id}-button`, tooltip: "", ...at(0, 0, INNER, STEP - 1) }),
    ...Array.from({ length: pictures }, (_, card) =>
      picture(shown, { id: `${id}-card-${card}`, ...at(4 + card * PICTURE, 7, 22, 22) }),
    ),
    // A button has its shadow at its foot: what can be read stands above that.
    text("", { id: `${id}-text`, class: "middle", ...at(left, -2, INNER - left - 4, STEP - 1) }),
  ]);
}
