import { flag, number } from "./reader";
import type { Field } from "./types";

/** `Hands.hiding` (1 to 3) is one more than in the file. */
export const HAND_FIELDS: Record<string, Field<undefined>> = {
  "Hands.enable": {
    get: (world) => world.file.Hands.Enable,
    set: (value) => (value.world.file.Hands.Enable = flag(value, 0)),
  },
  "Hands.disable_unused": {
    get: (world) => world.file.Hands.DisableUnused,
    set: (value) => (value.world.file.Hands.DisableUnused = flag(value, 0)),
  },
  "Hands.hiding": {
    get: (world) => world.file.Hands.Hiding + 1,
    set: (value) => (value.world.file.Hands.Hiding = number(value, 0) - 1),
  },
};
