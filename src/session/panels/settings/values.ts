import type { Settings } from "../../table/settings";

/** What the host may change at any time, with the values that have a button; the speed has its buttons elsewhere: see table/settings.ts. */
export const HOST_SETTINGS: readonly (readonly [id: keyof Settings, values: readonly string[]])[] = [
  ["automation", ["enforce", "advise", "off"]],
  ["dice", ["seeded", "physical"]],
  ["idle", ["end", "wait"]],
  ["advice", ["none", "odds", "plans"]],
  ["timer", ["0", "60", "120", "300"]],
];
