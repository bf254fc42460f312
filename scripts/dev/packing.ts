/** What the packing of the save is made of, bundled anew for every change of `mod/` and `src/text`. */
import { pack, type Pack } from "../pack/pack";
import type { Base } from "../pack/addresses";
import type { Bundle } from "../lua/bundle";
import { saveOf } from "../pack/saves";

/** Packs the save of a game of the tree as it was when this module was bundled. */
export function packNow(root: string, game: string, bundle: Bundle, base: Base): Pack {
  return pack(root, saveOf(game), bundle, base);
}
