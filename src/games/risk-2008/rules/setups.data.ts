/** An army of Basic Training: where its capital is, and its troops by territory. */
export interface Setup {
  readonly capital: string;
  readonly troops: Readonly<Record<string, number>>;
}

/** The territories with a city in Basic Training (rule 2.3). */
export const BASIC_CITIES: readonly string[] = ["western_united_states", "ontario", "eastern_united_states", "brazil", "great_britain", "northern_europe", "western_europe", "southern_europe", "ukraine", "egypt", "south_africa", "india", "china", "japan", "eastern_australia"];

/**
 * The set-ups of Basic Training by number of players, armies in the order of their turns (rules 2.2, 2.3): the rulebook's
 * charts are pictures, so these are the project's own.
 */
export const SETUPS: Readonly<Record<number, readonly Setup[] | undefined>> = {
  3: [
    { capital: "great_britain", troops: { northwest_territory: 2, ontario: 2, quebec: 2, western_united_states: 2, venezuela: 2, peru: 2, great_britain: 4, northern_europe: 2, egypt: 2, congo: 2, mongolia: 3, siam: 2, indonesia: 1, western_australia: 2 } },
    { capital: "eastern_united_states", troops: { greenland: 2, eastern_united_states: 4, central_america: 2, argentina: 2, iceland: 1, scandinavia: 2, southern_europe: 2, ukraine: 2, north_africa: 3, yakutsk: 2, kamchatka: 2, japan: 2, afghanistan: 2, eastern_australia: 2 } },
    { capital: "brazil", troops: { alaska: 2, alberta: 2, brazil: 4, western_europe: 3, east_africa: 2, south_africa: 2, madagascar: 1, ural: 2, siberia: 2, irkutsk: 2, china: 2, middle_east: 2, india: 2, new_guinea: 2 } },
  ],
  4: [
    { capital: "northern_europe", troops: { brazil: 3, northern_europe: 4, congo: 2, east_africa: 3, ural: 2, mongolia: 2, japan: 2, middle_east: 3, western_australia: 2, eastern_australia: 2 } },
    { capital: "egypt", troops: { alberta: 2, quebec: 2, western_united_states: 2, central_america: 2, peru: 2, iceland: 2, ukraine: 3, egypt: 4, siberia: 3, china: 3 } },
    { capital: "india", troops: { alaska: 2, northwest_territory: 2, eastern_united_states: 2, venezuela: 2, southern_europe: 3, madagascar: 2, irkutsk: 2, afghanistan: 2, india: 4, indonesia: 2, new_guinea: 2 } },
    { capital: "south_africa", troops: { greenland: 2, ontario: 3, argentina: 2, great_britain: 2, scandinavia: 2, western_europe: 2, north_africa: 3, south_africa: 4, yakutsk: 1, kamchatka: 2, siam: 2 } },
  ],
  5: [
    { capital: "egypt", troops: { northwest_territory: 2, ukraine: 3, north_africa: 3, egypt: 4, irkutsk: 2, japan: 2, indonesia: 2, western_australia: 2 } },
    { capital: "india", troops: { western_united_states: 3, venezuela: 2, peru: 2, southern_europe: 3, madagascar: 2, ural: 2, india: 4, new_guinea: 2 } },
    { capital: "western_europe", troops: { greenland: 2, alberta: 2, ontario: 2, great_britain: 2, western_europe: 4, east_africa: 3, kamchatka: 3, siam: 2 } },
    { capital: "south_africa", troops: { alaska: 2, central_america: 2, argentina: 2, northern_europe: 3, congo: 1, south_africa: 4, mongolia: 2, afghanistan: 2, china: 2 } },
    { capital: "brazil", troops: { quebec: 2, eastern_united_states: 2, brazil: 4, iceland: 2, scandinavia: 2, siberia: 2, yakutsk: 1, middle_east: 3, eastern_australia: 2 } },
  ],
};
