/** What the packing of the save is made of, bundled anew for every change of `mod/` and `src/text`. */
import { uiPictures, uiXml } from "../../mod/ui/document";
import { pack, type Pack } from "../pack/pack";
import type { Base } from "../pack/addresses";
import type { Bundle } from "../lua/bundle";
import { LANGUAGE } from "../../mod/words";

/** Packs the save of the tree as it was when this module was bundled. */
export function packNow(root: string, bundle: Bundle, base: Base): Pack {
  return pack(root, bundle, { xml: uiXml(LANGUAGE), pictures: uiPictures(LANGUAGE) }, base);
}
