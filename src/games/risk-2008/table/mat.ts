/** The mat of an army, in its own pixels: where things lie on it. The drawing of the mat shows the same places. */
export const MAT = {
  w: 1536,
  h: 768,
  places: {
    /** Three objectives beside each other, as many as win; the middles of the first one and, `across` further, of the next. */
    objectives: { x: 170, y: 440, w: 220, h: 307, across: 240, count: 3 },
    reserve: { kind: "infantry", x: 862, y: 430, r: 84 },
    turn: { x: 1410, y: 130, size: 110 },
  },
} as const;
