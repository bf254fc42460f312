/** The tones of the ranks: cards of an objective and of its reward have the same. */
import type { Deck } from "../../table/card";

const MINOR: Deck = { tone: "#2f5f5c", label: "minor" };
const MAJOR: Deck = { tone: "#8a2f22", label: "major" };

export const rank = (isMajor: boolean): Deck => (isMajor ? MAJOR : MINOR);
