import type { Writer } from "../../session/game/panel";
import { NOBODY } from "../../session/ui/viewers";
import { COPIED, copyOf, SCALES } from "../../session/ui/scale";
import { copyElements, isThere } from "./copies";
import { areAssetsPublic } from "../assets";
import { atEnd, later } from "../queue";

/** What a panel of a few lines costs a frame: two and a half of them. */
export const FEW = 4;

/**
 * What the interface shows: the value of every attribute that was set, by element and attribute, so that
 * only what differs is sent. The interface is one, and so is this memory of it.
 */
let sent: Record<string, string | undefined> = {};

/** What is sent at the end of the frame, in this order: who sees no more of an element, attributes, who sees it. */
let hides: string[] = [];
let ids: string[] = [];
let values: Record<string, Record<string, string> | undefined> = {};
let shows: string[] = [];
let waits = false;

/** Hears that the interface was not there to take something, or is made again. */
let hear: (this: void, anew: boolean) => void = () => undefined;

/** The endings of copies that somebody looks at, and whether one is new. */
let copies: readonly string[] = [];
let isNews = false;

/** Which copies were to be made, and whether the document is gone in which they are missing. */
const tried: Record<string, boolean | undefined> = {};
let isGone = false;

/** Asks the interface for what it has itself, once: much of what is painted first is as the save has it. */
function isSent(id: string, name: string, value: string): boolean {
  const key = `${id} ${name}`;
  const last = sent[key] ?? UI.getAttribute(id, name);
  sent[key] = value;
  if (last === value) return true;
  if (!waits) {
    waits = true;
    atEnd(send);
  }
  return false;
}

function put(id: string, name: string, value: string): void {
  if (isSent(id, name, value)) return;
  const others = values[id];
  if (others !== undefined) others[name] = value;
  else {
    values[id] = { [name]: value };
    ids.push(id);
  }
}

function putAll(id: string, name: string, value: string): void {
  put(id, name, value);
  for (const ending of copies) put(id + ending, name, value);
}

function show(id: string, on: boolean): void {
  put(id, "active", on ? "true" : "false");
}

/**
 * An element that some see has no other attribute that shows it: of `visibility` and `active` Tabletop Simulator may
 * heed the last one alone.
 */
function showTo(id: string, names: string): void {
  if (isSent(id, "visibility", names === "" ? NOBODY : names)) return;
  if (names === "") hides.push(id);
  else shows.push(id);
}

/**
 * Sends one message for all attributes of an element, and forgets what was not taken. What an element has besides goes
 * with its `visibility`, whether it is hidden first or shown last.
 */
function send(): void {
  const before = hides;
  const between = ids;
  const what = values;
  const after = shows;
  hides = [];
  ids = [];
  values = {};
  shows = [];
  waits = false;
  if (isGone) return;
  let taken = true;
  const takeWith = (id: string, names: string): void => {
    const attributes = what[id] ?? {};
    what[id] = undefined;
    attributes["visibility"] = names;
    taken = take(id, attributes) && taken;
  };
  for (const id of before) takeWith(id, NOBODY);
  for (const id of between) {
    const attributes = what[id];
    if (attributes !== undefined && !after.includes(id)) taken = take(id, attributes) && taken;
  }
  for (const id of after) {
    const names = sent[`${id} visibility`] ?? NOBODY;
    if (names !== NOBODY) takeWith(id, names);
  }
  if (!taken) hear(false);
}

/** Sends the attributes of an element. Only an interface that loads loses them: what it answers else is not known. */
function take(id: string, attributes: Readonly<Record<string, string>>): boolean {
  if (UI.setAttributes(id, attributes) === true || !UI.loading) return true;
  for (const name of Object.keys(attributes)) sent[`${id} ${name}`] = undefined;
  return false;
}

/**
 * Makes copies that are not there, once: it takes a new document, and all is painted again when that is there. Hides
 * the others.
 */
function setCopies(endings: readonly string[]): readonly string[] {
  const there = endings.filter((ending) => isThere(COPIED[0] + ending));
  const missing = endings.filter((ending) => !there.includes(ending) && tried[ending] !== true);
  if (there.some((ending) => !copies.includes(ending))) isNews = true;
  copies = there;
  if (missing.length > 0) {
    for (const ending of missing) tried[ending] = true;
    isGone = true;
    copyElements(COPIED, missing);
    hear(true);
  }
  hideOthers(endings);
  return there;
}

/** Hides the copies that nobody looks at; in a document that was made again the one of before may be shown still. */
function hideOthers(endings: readonly string[]): void {
  for (let size = 1; size < SCALES.length; size++) {
    const ending = copyOf(size);
    if (!endings.includes(ending) && isThere(COPIED[0] + ending))
      for (const root of COPIED) showTo(root + ending, "");
  }
}

/** Says who hears that the interface was not there to take something, or is made again. */
export function onLost(run: (this: void, anew: boolean) => void): void {
  hear = run;
}

/** Writes into the interface of Tabletop Simulator. */
export const WRITER: Writer = {
  put,
  putAll,
  shown: (id, name) => sent[`${id} ${name}`],
  show,
  showAll: (id, on) => {
    putAll(id, "active", on ? "true" : "false");
  },
  showTo,
  showAllTo: (id, names) => {
    showTo(id, names);
    for (const ending of copies) showTo(id + ending, names);
  },
  setCopies,
  later: (run) => {
    later(FEW, run);
  },
  isLocal: () => !areAssetsPublic(),
};

/** Whether a copy is looked at again since this was asked last: all has to be painted in it. */
export function takeNews(): boolean {
  const news = isNews;
  isNews = false;
  return news;
}

/** Forgets what was set, for after a load the interface is as the save has it. */
export function forgetSent(): void {
  sent = {};
  copies = [];
  isNews = false;
  isGone = false;
}
