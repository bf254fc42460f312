import { saved, savedFromOne } from "./saved";
import type { GlobalField } from "./types";

/** `Hands.hiding` is 1 to 3. */
export const HAND_FIELDS: Record<string, GlobalField> = {
  "Hands.enable": saved("Hands", "Enable", true),
  "Hands.disable_unused": saved("Hands", "DisableUnused", true),
  "Hands.hiding": savedFromOne("Hands", "Hiding"),
};
