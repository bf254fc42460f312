/** What the host may change at any time, with the values that have a button: see table/settings.ts. */
export const HOST_SETTINGS: readonly (readonly [string, readonly string[]])[] = [
  ["speed", ["slow", "normal", "fast", "instant"]],
  ["automation", ["enforce", "advise", "off"]],
  ["dice", ["seeded", "physical"]],
  ["idle", ["end", "wait"]],
  ["advice", ["none", "odds", "plans"]],
  ["timer", ["0", "60", "120", "300"]],
];
