import { CASTLE_RISK } from "../../mod/saves/castle-risk";
import { hostedBase, type Base } from "../../scripts/pack/addresses";
import { makeBundle } from "../../scripts/lua/bundle";
import { measureModels } from "../../tabletop/world/measure";
import { pack, type Pack } from "../../scripts/pack/pack";
import type { EngineFactory } from "../../tabletop/run/script";
import type { Ways } from "../../tabletop/world/ways";
import { openTable, type Table } from "../../tabletop/table";

export const HOST = "https://example.org/castle/";
export const bundle = makeBundle(".", CASTLE_RISK);

/** The save of this tree, as it would be written for these addresses. */
export function packFor(base: Base): Pack {
  return pack(process.cwd(), CASTLE_RISK, bundle, base);
}

let here: Pack | undefined;

/** The same for a host, made once for all files: it takes half a second, and nothing changes it. */
export function packHere(): Pack {
  return (here ??= packFor(hostedBase(HOST)));
}

/**
 * A packed save, opened on the stand-in with its models measured; in Lua 5.2, with seed 1, if not given. `state`: what its
 * script has saved.
 */
export function openPacked(
  { packed }: Pack,
  engine?: EngineFactory,
  seed: number | "none" = 1,
  ways: Ways = {},
  state?: string,
): Promise<Table> {
  const read = (url: string): string | undefined =>
    packed.assets.get(url.slice(packed.base.address.length))?.toString();
  const save =
    state === undefined ? packed.text : { ...(JSON.parse(packed.text) as object), LuaScriptState: state };
  return openTable(save, {
    map: bundle.map,
    seed,
    measure: measureModels(read),
    ...ways,
    ...(engine === undefined ? {} : { engine }),
  });
}
