// Made by `npm run data` from assets/places.json and assets/board.svg; board pixels, y downward.

/** Spots of the round marker, from round 1 on. */
export const ROUND_SPOTS = [[430, 73], [614, 73], [798, 73], [982, 73], [1166, 73], [1350, 73], [1534, 73], [1718, 73], [1902, 73], [2086, 73], [2270, 73], [2454, 73], [2638, 73], [2822, 73], [3006, 73], [3190, 73], [3374, 73], [3558, 73], [3742, 73], [3926, 73]] as const;

/** Spots of the rank markers, from one crown on, by colour in the usual order. */
export const RANK_SPOTS = [[[272, 3518], [336, 3518], [400, 3518], [464, 3518], [528, 3518]], [[759, 3518], [823, 3518], [887, 3518], [951, 3518], [1015, 3518]], [[1246, 3518], [1310, 3518], [1374, 3518], [1438, 3518], [1502, 3518]], [[1733, 3518], [1797, 3518], [1861, 3518], [1925, 3518], [1989, 3518]], [[2220, 3518], [2284, 3518], [2348, 3518], [2412, 3518], [2476, 3518]], [[2707, 3518], [2771, 3518], [2835, 3518], [2899, 3518], [2963, 3518]], [[3194, 3518], [3258, 3518], [3322, 3518], [3386, 3518], [3450, 3518]], [[3681, 3518], [3745, 3518], [3809, 3518], [3873, 3518], [3937, 3518]]] as const;

/** A player's mat and what lies where on it, in the mat's own pixels. */
export const MAT = {w: 1536, h: 768, places: {policies: {x: 208, y: 448, w: 258, h: 361}, mission: {x: 494, y: 448, w: 258, h: 361}, treasury: {x: 752, y: 448, r: 100}, reserve: [{kind: "infantry", x: 934, y: 402, r: 54}, {kind: "archer", x: 1054, y: 402, r: 54}, {kind: "cavalry", x: 1174, y: 402, r: 54}, {kind: "siege", x: 1294, y: 402, r: 54}, {kind: "castle", x: 1414, y: 402, r: 54}], crowns: [{reason: "capital", x: 916, y: 620, r: 46}, {reason: "vassals", x: 1017, y: 620, r: 46}, {reason: "army", x: 1118, y: 620, r: 46}, {reason: "castle", x: 1219, y: 620, r: 46}, {reason: "tax", x: 1320, y: 620, r: 46}, {reason: "missions", x: 1421, y: 620, r: 46}]}} as const;

/** Card sheets: cells row by row. */
export const SHEETS = {policies: {columns: 4, rows: 2, cells: ["tax", "tax_king", "expand_fortify", "expand_siege", "expand", "fortify", "siege", "king"], cell: {w: 640, h: 896}}, missions: {columns: 2, rows: 2, cells: ["spread", "defend", "support", "purge"], cell: {w: 640, h: 896}}, castle: {columns: 3, rows: 2, cells: ["reinforcements", "general", "marshal", "diplomat", "spy", "admiral"], cell: {w: 640, h: 896}}} as const;

/** Tints of pieces, from 0 to 1, by owner and by model. */
export const TINTS = {red: {r: 0.855, g: 0.271, b: 0.196}, blue: {r: 0.145, g: 0.376, b: 0.678}, green: {r: 0.416, g: 0.71, b: 0.4}, yellow: {r: 0.937, g: 0.784, b: 0.2}, purple: {r: 0.424, g: 0.169, b: 0.471}, neutral: {r: 0.937, g: 0.922, b: 0.886}, coin: {r: 0.851, g: 0.647, b: 0.125}, crown: {r: 0.851, g: 0.647, b: 0.125}, first_player: {r: 0.851, g: 0.647, b: 0.125}, plundered: {r: 0.725, g: 0.396, b: 0.243}, castle: {r: 0.722, g: 0.671, b: 0.576}} as const;
