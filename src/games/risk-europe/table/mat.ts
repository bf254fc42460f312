/** The mat of an army, in its own pixels: where things lie on it. The drawing of the mat shows the same places. */
export const MAT = {
  w: 1536,
  h: 768,
  places: {
    picks: [
      { x: 180, y: 440, w: 220, h: 308 },
      { x: 420, y: 440, w: 220, h: 308 },
    ],
    played: { x: 660, y: 440, w: 220, h: 308 },
    missions: { x: 1366, y: 440, w: 220, h: 308 },
    treasury: { x: 900, y: 560, r: 84 },
    crowns: { x: 1110, y: 560, r: 70 },
    reserve: [
      { kind: "footman", x: 840, y: 360, r: 54 },
      { kind: "archer", x: 958, y: 360, r: 54 },
      { kind: "cavalry", x: 1076, y: 360, r: 54 },
      { kind: "siege", x: 1194, y: 360, r: 54 },
    ],
    first: { x: 1290, y: 130 },
    turn: { x: 1410, y: 130, size: 110 },
  },
} as const;
