import { button, buttonRow, el } from "./dom";
import { nameField } from "./name";
import { openClosable } from "./sheet";
import { playSound } from "../sound";
import { isTouched, sizeOfWindow } from "../panels/plan";
import { WORDS } from "../words";

export interface Likes {
  /** Size of the panels; 0 follows the window. */
  scale: number;
  /** Nothing moves on its own. */
  instant: boolean;
  /** A sound says that it is one's move. */
  sound: boolean;
  /** What happens at the table is heard. */
  effects: boolean;
  /** Of all sounds, from 0 to 1. */
  volume: number;
}

const KEY = "table-likes";
const VOLUME = 0.6;
const LEAST_SCALE = 0.82;
const MOST_SCALE = 2.5;
/** What is taken for small windows, and for narrow ones, unless one chooses otherwise. */
const SMALL = 0.86;
const NARROW = 0.82;
/** On it the steppers of a panel are 40 pixels wide. */
const TABLET = 1.25;
const MAP_SHARE = 0.6;
/** Pixels of the rail, and units of the panels at the right and at the left. */
const RAIL = 46;
const COLUMN = 292;
const LEFT_COLUMN = 204;

const STILL = "(prefers-reduced-motion: reduce)";

export function readLikes(): Likes {
  const instant = matchMedia(STILL).matches;
  const usual: Likes = { scale: 0, instant, sound: true, effects: true, volume: VOLUME };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Likes>;
    return { ...usual, ...stored };
  } catch {
    return usual;
  }
}

/** Has a page that is open follow the system from when somebody tells that whether anything may move on its own. */
export function followMotion(likes: Likes, changed: () => void): void {
  matchMedia(STILL).addEventListener("change", ({ matches }) => {
    likes.instant = matches;
    changed();
  });
}

function keepLikes(likes: Likes): void {
  localStorage.setItem(KEY, JSON.stringify(likes));
}

/** The size of the panels: what was chosen, or what suits the window. */
export function scaleOf({ scale }: Likes): number {
  const suits = Math.min(innerWidth / 1920, innerHeight / 1080);
  const wanted = scale === 0 ? Math.max(leastScale(), Math.min(2, suits)) : scale;
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted));
}

/** The least scale of a window: where fingers press, what they want, as far as the map keeps its share of the width. */
function leastScale(): number {
  const size = sizeOfWindow();
  const least = size === "narrow" ? NARROW : SMALL;
  if (size === "phone" || !isTouched()) return least;
  const columns = size === "narrow" ? COLUMN : COLUMN + LEFT_COLUMN;
  return Math.max(least, Math.min(TABLET, (innerWidth * (1 - MAP_SHARE) - RAIL) / columns));
}

/** Opens the settings; `changed` after each change. */
export function openSettings(
  root: HTMLElement,
  likes: Likes,
  name: string,
  keys: HTMLElement,
  changed: () => void,
  rename: (name: string) => void,
): void {
  const { settings } = WORDS;
  const shown = el("output", {});
  const scale = el("input", { type: "range", min: LEAST_SCALE, max: MOST_SCALE, step: 0.05 });
  const show = (): void => void (shown.textContent = `${Math.round(scaleOf(likes) * 100)} %`);
  scale.value = String(scaleOf(likes));
  show();
  const update = (): void => {
    keepLikes(likes);
    show();
    changed();
  };
  scale.addEventListener("input", () => {
    likes.scale = Number(scale.value);
    update();
  });
  const flag = (what: "instant" | "sound" | "effects"): HTMLElement => {
    const box = el("input", { type: "checkbox" });
    box.checked = likes[what];
    box.addEventListener("change", () => {
      likes[what] = box.checked;
      update();
    });
    return box;
  };
  openClosable(root, "settings", settings.title, (close) => [
    el("label", { class: "line" }, settings.name, nameField(name, rename)),
    el("label", { class: "line" }, settings.scale, scale, shown),
    el("label", { class: "line" }, settings.motion, flag("instant")),
    el("label", { class: "line" }, settings.sound, flag("sound")),
    el("label", { class: "line" }, settings.effects, flag("effects")),
    el("label", { class: "line" }, settings.volume, volumeOf(likes, update)),
    el("h3", {}, settings.keys),
    keys,
    buttonRow(button(settings.close, close, { class: "accent" })),
  ]);
}

/** How loud all sounds are; it is heard once it is let go. */
function volumeOf(likes: Likes, update: () => void): HTMLElement {
  const volume = el("input", { type: "range", min: 0, max: 1, step: 0.05 });
  volume.value = String(likes.volume);
  volume.addEventListener("input", () => {
    likes.volume = Number(volume.value);
    update();
  });
  volume.addEventListener("change", () => playSound("dice", likes.volume));
  return volume;
}
