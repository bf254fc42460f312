import { readFileSync } from "node:fs";
import { Complaint } from "../../complaint";
import { recordIn } from "../../../tabletop/save/check";
import { askLua, GLOBAL, luaText } from "./lua";
import type { Link } from "./link";
import type { PushSource } from "./source";
import type { TheirScript, FromTable } from "./from-table";

type Loaded = Extract<FromTable, { kind: "loaded" }>;
type OurScript = PushSource["scripts"][number];

/** What is to be sent, and what cannot be. */
export interface Plan {
  readonly changed: readonly OurScript[];
  readonly same: number;
  /** Objects with a script that are not on the table, or are others there. */
  readonly missing: readonly string[];
}

/** How much of a text's lines another one has that is an edition of it; an interface of few lines may be anybody's. */
const ALIKE = 0.8;
const FEW = 20;

/** Complains unless the game that is loaded is the one that is pushed: by its name, its objects or its script. */
export function refuseOther({ savePath, scripts }: Loaded, source: PushSource): void {
  const name = savePath === undefined ? undefined : saveName(savePath);
  if (name !== undefined && name === source.name) return;
  const theirs = scripts.filter(({ guid, script }) => guid !== GLOBAL && script !== "");
  const known = theirs.filter((their) => source.scripts.some((our) => isSame(our, their)));
  if (theirs.length > 0 && known.length * 2 >= theirs.length) return;
  const [global, own] = [globalOf(scripts), globalOf(source.scripts)];
  if (likeness(global.script, own.script) >= ALIKE || likeness(global.ui, own.ui, FEW) >= ALIKE) return;
  const loaded = name === undefined || name === "" ? "another game" : `"${name}"`;
  throw new Complaint(
    `Tabletop Simulator has ${loaded} loaded, and not "${source.name}": load that, or say --force to push all the same.`,
  );
}

/** What the save in a file is called; undefined where it cannot be read. */
function saveName(file: string): string | undefined {
  try {
    const read = recordIn(readFileSync(file, "utf8"));
    const name = read === undefined ? undefined : (read["SaveName"] ?? "");
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

interface Texts {
  readonly script: string;
  readonly ui: string;
}

function globalOf(scripts: readonly (Texts & { readonly guid: string })[]): Texts {
  return scripts.find(({ guid }) => guid === GLOBAL) ?? { script: "", ui: "" };
}

/** The share of the shorter text's lines that the other one has; 0 where one has less than `least` of them. */
function likeness(one: string, other: string, least = 1): number {
  const [mine, theirs] = [one, other].map(
    (text) => new Set(text.split(/\s*\r?\n\s*/).filter((line) => line !== "")),
  );
  const shared = [...mine].filter((line) => theirs.has(line)).length;
  return Math.min(mine.size, theirs.size) < least ? 0 : shared / Math.min(mine.size, theirs.size);
}

function isSame(our: OurScript, their: Pick<TheirScript, "guid" | "name">): boolean {
  return our.guid === their.guid && (our.nickname === "" || our.nickname === their.name);
}

/** Compares what is pushed with what is loaded: only what differs is sent, and only to the object that it is of. */
export async function planPush(link: Link, { scripts: theirs }: Loaded, source: PushSource): Promise<Plan> {
  const changed: OurScript[] = [];
  const missing: string[] = [];
  let same = 0;
  const listed = new Map(theirs.map((their) => [their.guid, their]));
  const hidden = source.scripts.filter((our) => !listed.has(our.guid) && our.script + our.ui !== "");
  const there = hidden.length === 0 ? [] : await askNames(link, theirs, hidden);
  for (const our of source.scripts) {
    const their = listed.get(our.guid) ?? there.find(({ guid }) => guid === our.guid);
    if (their === undefined || !isSame(our, their)) {
      if (our.script + our.ui !== "") missing.push(`${our.nickname || our.kind} ${our.guid}`);
    } else if (even(our.script) !== even(their.script) || even(our.ui) !== even(their.ui)) changed.push(our);
    else if (our.script + our.ui !== "") same++;
  }
  if (changed.some(({ guid, script }) => guid === GLOBAL && script.trim() === ""))
    throw new Complaint(
      `Global of ${source.name} has no script, and Tabletop Simulator cannot be told of an empty one: write a comment into it.`,
    );
  return { changed, same, missing };
}

/** Tabletop Simulator lists objects alone that have a script or an interface: the names of others are asked for. */
async function askNames(
  link: Link,
  theirs: readonly TheirScript[],
  wanted: readonly OurScript[],
): Promise<readonly TheirScript[]> {
  if (!theirs.some(({ guid, script }) => guid === GLOBAL && script.trim() !== "")) return [];
  const answer = await askLua(
    link,
    `local names = {}
for _, guid in ipairs({${wanted.map(({ guid }) => luaText(guid)).join(",")}}) do
  local object = getObjectFromGUID(guid)
  if object ~= nil then names[guid] = object.getName() end
end
return names`,
  );
  if (typeof answer !== "object" || answer === null) return [];
  const entries: [string, unknown][] = Object.entries(answer);
  return entries.map(([guid, name]) => ({ guid, name: String(name), script: "", ui: "" }));
}

/** Line ends are not what somebody changed. */
function even(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
