// Made by `npm run data` from assets/places.json.

/** How a die lies when each face is up, from 1 on: degrees about x, y, z. */
export const DIE_TURNS = [[0, 0, 0], [270, 0, 0], [0, 0, 270], [0, 0, 90], [90, 0, 0], [0, 0, 180]] as const;
