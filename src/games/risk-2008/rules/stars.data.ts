/** Territories whose cards have two stars; all others have one (rule 1.3): the printed ones were not found. */
export const TWO_STARS: readonly string[] = ["ontario", "western_united_states", "eastern_united_states", "brazil", "northern_europe", "ukraine", "egypt", "south_africa", "japan", "china", "india", "eastern_australia"];
