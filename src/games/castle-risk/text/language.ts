/** All that players of Castle Risk read, in one language. */
export type { Language as CastleLanguage } from "../../../text/language";
