import type { Language } from "../../../text/language";
import type { GamePanel } from "../../../text/game";
import type { Widened } from "../../../text/widened";
import type { Words } from "../../../text/types";
import type { worldManualTexts } from "./en/manual";
import type { worldPanel } from "./en/panel";

/** The words of the panels that games on the board of the world share. Colours and territories come as their names. */
export type WorldPanel = GamePanel &
  Widened<ReturnType<typeof worldPanel>> & { readonly statistics: Words<string> };

/** Words about what people change past the rules. Names come as names. */
export type WorldManual = Language["manual"] & Widened<ReturnType<typeof worldManualTexts>>;

/** What panels say in a language, in which a game of the world has words for its board too. */
export function panelOf(language: Language): Language["panel"] & WorldPanel {
  return language.panel as Language["panel"] & WorldPanel;
}
