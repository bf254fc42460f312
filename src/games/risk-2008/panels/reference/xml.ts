import { TROOPS_FOR_STARS, LEAST_STARS, MOST_STARS } from "../../rules/numbers";
import { continentsXml, turnXml } from "../../../../risk/world/panels/reference/xml";
import { PAGE_INNER, PAGE_MARGIN } from "../../../../session/ui/grid";
import { PARTED, helpXml } from "../../../../session/panels/reference/xml";
import type { Element } from "../../../../session/ui/xml/element";
import { at, text } from "../../../../session/ui/xml/kit";
import { pageXml } from "../../../../session/ui/xml/page";
import { nameOf, textOf } from "../../../../text/entry";

import { REWARD_IDS } from "../../rules/objectives";
import type { UiLanguage2008 } from "../../text/language";

/** Pages that never change: help, a turn, stars and rewards, continents. */
export function referenceXml(language: UiLanguage2008): Element[] {
  return [helpXml(language), turnXml(language), stars(language), continentsXml(language)];
}

/** What stars bring, beside it what else there is to know of cards, and below what rewards do. */
function stars(language: UiLanguage2008): Element {
  const { labels, pages, names } = language;
  const counts = Array.from({ length: MOST_STARS - LEAST_STARS + 1 }, (_, i) => LEAST_STARS + i);
  const columns = [counts, counts.map((count) => TROOPS_FOR_STARS[count])];
  const height = counts.length * 18;
  const named = REWARD_IDS.filter((id) => id !== "airfield_major");
  const rewards = named.map((id) => `<b>${nameOf(names.rewards, id)}:</b> ${textOf(names.rewards, id)}`);
  return pageXml(
    "stars",
    labels.pages.stars,
    [
      ...columns.map((numbers, i) =>
        text(
          `<b>${pages.starsHead[i]}</b>\n${numbers.join("\n")}`,
          at(PAGE_MARGIN + i * 70, 40, 66, height + 20),
        ),
      ),
      text(pages.starsNotes.join(PARTED), at(PAGE_MARGIN + 160, 40, PAGE_INNER - 160, height)),
      text(rewards.join("\n"), at(PAGE_MARGIN, 68 + height, PAGE_INNER, 168)),
    ],
    language,
  );
}
