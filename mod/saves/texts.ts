import type { Language } from "../../src/text/language";
import type { SaveTexts } from "../../src/text/notebook";
import type { UiLanguage } from "../../src/text/ui";
import { colourName } from "../../src/text/names";
import { CHOSEN } from "../../src/tts/language";
import { NOBODY } from "../../src/core/types";
import { uiPictures, uiXml } from "../../src/session/panels/document";
import type { GameUi } from "../../src/session/ui/xml/game";
import type { Thing } from "../../src/session/scene/thing";
import type { Save } from "../save";

type ByLanguage<T> = Readonly<Record<typeof CHOSEN, T>>;

/** What a game has for the texts of its save. */
interface Texts<L> {
  readonly languages: ByLanguage<L>;
  readonly saves: ByLanguage<SaveTexts>;
  readonly interfaces: ByLanguage<UiLanguage>;
  readonly ui: GameUi;
  readonly nameOf: (thing: Thing, language: L) => string;
  /** The sheets of which people hold cards: each with the kind of its cards, and their faces by its cells. */
  readonly sheets: readonly (readonly [picture: string, kind: string, faces: readonly string[]])[];
}

/** What a save says, in the language of the script, which src/tts/language.ts chooses. */
export function textsOf<L extends Pick<Language, "names">>({
  languages,
  saves,
  interfaces,
  ui,
  nameOf,
  sheets,
}: Texts<L>): Pick<Save, "words" | "pages" | "ui" | "cards"> {
  const language = languages[CHOSEN];
  const { board, table, mat, pages } = saves[CHOSEN];
  return {
    words: { board, table, mat: (colour) => mat(colourName(colour, language.names)) },
    pages,
    ui: () => ({ xml: uiXml(ui, interfaces[CHOSEN]), pictures: uiPictures(ui, interfaces[CHOSEN]) }),
    cards: sheets.map(([picture, kind, faces]) => ({
      picture,
      names: faces.map((face) => nameOf(cardOf(kind, face), language)),
    })),
  };
}

/** A card of a kind with a face, as it would lie on the table. */
function cardOf(kind: string, face: string): Thing {
  return { key: "", kind, place: "pile", at: 0, owner: NOBODY, face, count: 1, eyes: NOBODY };
}
