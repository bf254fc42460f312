import { continentsXml, turnXml } from "../../../../risk/world/panels/reference/xml";
import { PAGE_HEIGHT, PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { PARTED, helpXml } from "../../../../session/panels/reference/xml";
import { PALETTE } from "../../../../session/ui/palette";
import type { Element } from "../../../../session/ui/xml/element";
import { at, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import { nameOf, textOf } from "../../../../text/entry";
import { setValue } from "../../rules/cards";
import { MISSIONS } from "../../rules/missions";
import type { ClassicUiLanguage } from "../../text/language";

const LISTED_SETS = 10;

/** Pages that never change: help, a turn, sets, continents, missions. */
export function referenceXml(language: ClassicUiLanguage): Element[] {
  return [helpXml(language), turnXml(language), sets(language), continentsXml(language), missions(language)];
}

/** What the first sets bring, by both ladders, and below it what else there is to know. */
function sets(language: ClassicUiLanguage): Element {
  const { labels, pages } = language;
  const column = (value: (this: void, i: number) => string): string =>
    Array.from({ length: LISTED_SETS }, (_, i) => value(i)).join("\n");
  const columns = [
    column((i) => `${i + 1}`),
    column((i) => `${setValue("escalating", i, [])}`),
    column((i) => `${setValue("slow", i, [])}`),
  ];
  const height = LISTED_SETS * 18;
  return pageXml(
    "sets",
    labels.pages.sets,
    [
      ...columns.map((words, i) =>
        text(`<b>${pages.setsHead[i]}</b>\n${words}`, at(PAGE_MARGIN + i * 90, 40, 86, height + 20)),
      ),
      text(pages.setsNotes.join(PARTED), at(PAGE_MARGIN, 70 + height, PAGE_INNER, PAGE_HEIGHT - height - 80)),
    ],
    language,
  );
}

function missions(language: ClassicUiLanguage): Element {
  const { labels, pages, names } = language;
  const others = MISSIONS.filter((id) => !id.startsWith("destroy_"));
  const lines = others.map((id) => `<b>${nameOf(names.missions, id)}:</b> ${textOf(names.missions, id)}`);
  return pageXml(
    "missions",
    labels.pages.missions,
    [
      text([pages.destroyLine].concat(lines).join("\n"), at(PAGE_MARGIN, 40, PAGE_INNER, PAGE_HEIGHT - 110)),
      text(pages.missionsNote, {
        color: PALETTE.faint,
        ...at(PAGE_MARGIN, PAGE_HEIGHT - 62, PAGE_INNER, 54),
      }),
    ],
    language,
  );
}
