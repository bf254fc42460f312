import type { Save } from "../../mod/save";
import { Complaint, REFUSED } from "../complaint";
import { makeBundle, type Bundle } from "../lua/bundle";
import type { Base } from "./addresses";
import { pack, type Pack } from "./pack";
import type { Output } from "./publish";

const SHOWN = 50;

/** A save as it was made, before anything is written. */
export interface Made {
  readonly save: Save;
  readonly bundle: Bundle;
  readonly packed: Pack;
  readonly seconds: string;
}

/** Makes the save of a game of the project at `root`, around its bundle or that of `before`. Complains of what is wrong. */
export function makeOne(root: string, save: Save, base: Base, before?: Bundle): Made {
  const start = performance.now();
  const bundle = before ?? makeBundle(root, save);
  refuse(bundle.errors);
  const made = pack(root, save, bundle, base);
  refuse(made.errors);
  return { save, bundle, packed: made, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

/** What of a made save lies in dist beside the assets. */
export function filesOf({ save: { name }, bundle, packed }: Made): Output[] {
  return [
    { name: `${name}.lua`, bytes: bundle.code },
    { name: `${name}.lua.map`, bytes: bundle.map },
    ...packed.files,
  ];
}

/** The assets of some saves, each once. */
export function assetsOf(made: readonly Made[]): Output[] {
  return [...new Map(made.flatMap(({ packed }) => packed.assets.map((one) => [one.name, one]))).values()];
}

function refuse(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const lines = errors.slice(0, SHOWN);
  if (errors.length > SHOWN) lines.push(`... and ${errors.length - SHOWN} more`);
  lines.push(`dist/ is as it was: ${errors.length} ${errors.length === 1 ? "error" : "errors"}.`);
  throw new Complaint(lines[0] ?? "", REFUSED, lines.slice(1));
}
