/** The mat of an army, in its own pixels: where things lie on it. The drawing of the mat shows the same places. */
export const MAT = {
  w: 1536,
  h: 768,
  places: {
    mission: { x: 240, y: 430, w: 240, h: 336 },
    reserve: { kind: "infantry", x: 760, y: 430, r: 84 },
    turn: { x: 1410, y: 130, size: 110 },
  },
} as const;
