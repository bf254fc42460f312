import type { Writer } from "../../session/panel/panel";
import { LARGE } from "../../session/panel/sizes/scale";
import { areAssetsPublic } from "../assets";
import { later } from "../queue";

/** What a panel of a few lines costs a frame: two and a half of them. */
export const FEW = 4;

/**
 * What the interface shows: the value of every attribute that was set, by element and attribute, so that
 * only what differs is sent. The interface is one, and so is this memory of it.
 */
let sent: Record<string, string | undefined> = {};

/** Whether somebody looks at the copy in large letters, and whether that is new. */
let large = false;
let isNews = false;

function put(id: string, name: string, value: string): void {
  const key = `${id} ${name}`;
  if (sent[key] === value) return;
  UI.setAttribute(id, name, value);
  sent[key] = value;
}

function putAll(id: string, name: string, value: string): void {
  put(id, name, value);
  if (large) put(id + LARGE, name, value);
}

function show(id: string, on: boolean): void {
  put(id, "active", on ? "true" : "false");
}

function showTo(id: string, names: string): void {
  if (names !== "") put(id, "visibility", names);
  show(id, names !== "");
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
    if (large) showTo(id + LARGE, names);
  },
  setLarge: (on) => {
    if (on && !large) isNews = true;
    large = on;
  },
  later: (run) => {
    later(FEW, run);
  },
  isLocal: () => !areAssetsPublic(),
};

/** Whether the copy in large letters is looked at anew since this was asked last: all has to be painted in it. */
export function takeNews(): boolean {
  const news = isNews;
  isNews = false;
  return news;
}

/** Forgets what was set, for after a load the interface is as the save has it. */
export function forgetSent(): void {
  sent = {};
  large = false;
  isNews = false;
}
