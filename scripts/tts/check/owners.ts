import { fieldOf, isList, isText, parseText, type Json } from "../../../tabletop/tree/json";
import { allObjects, type Mod, type ModObject } from "../mod/mod";

/** Whoever may have a script and an interface: Global or an object. */
export interface Owner extends Omit<ModObject, "inner"> {
  readonly tags: readonly string[];
}

const known = new WeakMap<Mod, readonly Owner[]>();

/** Global, and all objects wherever they lie. */
export function owners(mod: Mod): readonly Owner[] {
  const there = known.get(mod);
  if (there !== undefined) return there;
  const { script, ui, fields, placeOf } = mod;
  const global = { guid: "-1", nickname: "", kind: "Global", script, ui, fields, placeOf, isOnTable: false };
  const all = [global, ...allObjects(mod.objects)].map((owner) => ({
    ...owner,
    tags: owner === global ? [] : textsOf(fieldOf(owner.fields, "Tags")),
  }));
  known.set(mod, all);
  return all;
}

/** What a list says, where it is texts. */
export function textsOf(json: Json | undefined): readonly string[] {
  return isList(json) ? json.items.filter(isText).map((text) => parseText(text).toLowerCase()) : [];
}

/** What people call an owner: by its nickname, or else by its kind. */
export function titleOf({ nickname, kind, guid }: Pick<Owner, "nickname" | "kind" | "guid">): string {
  const name = nickname === "" ? kind : nickname;
  return guid === "-1" ? name : `${name} ${guid}`.trim();
}
