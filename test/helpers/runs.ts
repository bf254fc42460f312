/** How often something random is tried: seldom in `npm test`, often in slow tests, whose configuration says so. */
export const runs = (few: number, many: number): number =>
  process.env["SLOW_TESTS"] === undefined ? few : many;
