import type { Language } from "../text/language";

/** The language in which games are played, by its id: chosen here for script, interface and save alike. */
export const CHOSEN = "en";

/** All that the script says. Empty until the game that is played has said what it is called and how (setLanguage). */
export const LANGUAGE = {} as Language;

/** Takes the chosen language out of those of a game: before anything is said. */
export function setLanguage(languages: Readonly<Record<string, Language>>): void {
  Object.assign(LANGUAGE, languages[CHOSEN]);
}
