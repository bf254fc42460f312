/** Short names, made of letters and `_`: a digit before a dot would need a blank between them. */
import type { Variable } from "./names";
import type { Node } from "./syntax";

export const KEYWORDS =
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while".split(
    " ",
  );

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";

/** A number as letters: a ... z, A ... Z, _, aa ... */
export function letters(n: number): string {
  const rest = n >= LETTERS.length ? letters(Math.floor(n / LETTERS.length) - 1) : "";
  return rest + LETTERS[n % LETTERS.length];
}

/** The short names from the shortest on, without words of Lua and those that are `taken`; each is made once. */
function newNames(taken: Iterable<string>): (i: number) => string {
  const not = new Set([...KEYWORDS, ...taken]);
  const made: string[] = [];
  let next = 0;
  return (i) => {
    while (made.length <= i) {
      const name = letters(next++);
      if (!not.has(name)) made.push(name);
    }
    return made[i];
  };
}

/** Names for these fields, those used most first: each name has one of its own throughout. */
export function shortFields(nodes: readonly Node[]): Map<Node, string> {
  const byName = new Map<string, Node[]>();
  for (const node of nodes) {
    const places = byName.get(node["name"] as string);
    if (places === undefined) byName.set(node["name"] as string, [node]);
    else places.push(node);
  }
  const nameAt = newNames([]);
  const sorted = [...byName.values()].sort((one, other) => other.length - one.length);
  return new Map(sorted.flatMap((places, i) => places.map((node) => [node, nameAt(i)])));
}

/**
 * Names for all locals of a chunk, those used most first: a local has the shortest that no other one has which it
 * would hide, or which would hide it, where either is named. `globals`: what else the chunk names.
 */
export function shortLocals(
  names: ReadonlyMap<Node, Variable>,
  globals: Iterable<string>,
): Map<Node, string> {
  const clashes = clashesOf(new Set(names.values()));
  const nameAt = newNames(globals);
  const given = new Map<Variable, number>();
  for (const variable of [...clashes.keys()].sort((one, other) => other.uses.length - one.uses.length)) {
    const taken = new Set([...(clashes.get(variable) ?? [])].map((other) => given.get(other)));
    let i = 0;
    while (taken.has(i)) i++;
    given.set(variable, i);
  }
  return new Map([...names].map(([node, variable]) => [node, nameAt(given.get(variable) ?? 0)]));
}

/** Which variables may not have the name of which, both ways. */
function clashesOf(variables: ReadonlySet<Variable>): Map<Variable, Set<Variable>> {
  const clashes = new Map([...variables].map((variable) => [variable, new Set(variable.hiders)]));
  for (const variable of variables) for (const hider of variable.hiders) clashes.get(hider)?.add(variable);
  return clashes;
}
