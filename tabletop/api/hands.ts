import { number } from "./reader";
import { saved } from "./saved";
import type { Field } from "./types";

/** `Hands.hiding` (1 to 3) is one more than in the file. */
export const HAND_FIELDS: Record<string, Field<undefined>> = {
  "Hands.enable": saved("Hands", "Enable", true),
  "Hands.disable_unused": saved("Hands", "DisableUnused", true),
  "Hands.hiding": {
    get: (world) => world.file.Hands.Hiding + 1,
    set: (value) => (value.world.file.Hands.Hiding = number(value, 0) - 1),
  },
};
