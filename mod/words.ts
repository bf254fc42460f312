/** What the save says before any script runs, in the language of src/tts/language.ts. */
export { SAVE } from "../src/text/en/save";
