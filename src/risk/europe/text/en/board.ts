import { CITIES, GOLD_CITIES, SIZE } from "../../board";

/** What the rules for players say about the map. */
export const BOARD_TEXT = `${SIZE} territories, ${CITIES.length} of them with a city: ${GOLD_CITIES} gold crowns, ${CITIES.length - GOLD_CITIES} black ones. Territories are neighbours over a land border or over a sea-line.`;
