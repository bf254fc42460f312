/** The mat of an army, in its own pixels: where things lie on it. The drawing of the mat shows the same places. */
export const MAT = {
  w: 1536,
  h: 768,
  places: {
    picks: [
      { x: 190, y: 448, w: 230, h: 322 },
      { x: 446, y: 448, w: 230, h: 322 },
    ],
    played: { x: 702, y: 448, w: 230, h: 322 },
    missions: { x: 1370, y: 560, w: 200, h: 280 },
    treasury: { x: 945, y: 600, r: 92 },
    crowns: { x: 1150, y: 600, r: 70 },
    reserve: [
      { kind: "footman", x: 900, y: 380, r: 54 },
      { kind: "archer", x: 1020, y: 380, r: 54 },
      { kind: "cavalry", x: 1140, y: 380, r: 54 },
      { kind: "siege", x: 1260, y: 380, r: 54 },
    ],
    first: { x: 1290, y: 130 },
    turn: { x: 1410, y: 130, size: 110 },
  },
} as const;
