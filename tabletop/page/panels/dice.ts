import { comparedOf } from "./compared";
import { linesOf } from "./dice-lines";
import { cssUrl } from "../../xml/draw/css";
import { el } from "../parts/dom";
import type { Box } from "../../xml/layout/box";
import type { Drawings } from "../drawings";
import type { Interface } from "../../wire/view";

/** The dice of the interface: they tumble when they fall, and lines join those that are compared. */
export interface PanelDice {
  /** Works out what boxes have of it, which can be done before they are drawn. */
  plan: (boxes: readonly Box[], ui: Interface) => DicePlan;
  /** Shows that, after they were drawn; says whether dice have just fallen. */
  update: (plan: DicePlan) => boolean;
  /** Where the boxes are drawn. */
  put: (style: { transform: string; width: string; height: string }) => void;
}

/** What boxes have of dice. */
export interface DicePlan {
  shown: readonly Shown[];
  /** The lines, as SVG. */
  lines: string;
  /** The faces that lie there. */
  faces: string;
  /** What each shows while it tumbles, if they have just fallen. */
  strips: readonly (Strip | undefined)[];
}

interface Shown {
  box: Box;
  side: number;
  beaten: boolean;
  /** The face that fell, whatever was added to it. */
  face: number;
  picture: string;
}

/** Milliseconds that dice tumble, and the faces that come up meanwhile. */
const TUMBLE = 300;
const TURNS = 4;
const STRIP = "dice-strip";
const SVG = "http://www.w3.org/2000/svg";

export function newPanelDice(
  frame: HTMLElement,
  element: HTMLElement,
  dice: Drawings["dice"],
  isStill: () => boolean,
): PanelDice {
  const lines = document.createElementNS(SVG, "svg");
  lines.setAttribute("class", "dice-lines");
  lines.setAttribute("aria-hidden", "true");
  frame.append(lines);
  let fell: string | undefined;
  let drawn = "";
  let faces: readonly HTMLImageElement[] = [];
  const falls = (text: string): boolean =>
    // In a page that nobody sees frames wait: all that fell meanwhile would tumble at once when somebody comes back.
    fell !== undefined && text !== fell && text !== "" && !isStill() && !document.hidden;
  return {
    put: (style) => Object.assign(lines.style, style),
    plan: (boxes, ui) => {
      if (faces.length === 0) faces = fetchFaces(dice, ui);
      const shown = boxes.flatMap((box) => shownOf(box, dice));
      const text = facesOf(shown);
      return {
        ...{ shown, faces: text },
        lines: linesOf(
          comparedOf(shown),
          shown.map(({ box }) => box),
          boxes,
        ),
        strips: falls(text) ? shown.map((die, at) => stripFor(die, at, dice, ui)) : [],
      };
    },
    update: ({ shown, lines: text, faces: now, strips }) => {
      if (text !== drawn) lines.innerHTML = text;
      drawn = text;
      const before = fell;
      const isFalling = falls(now);
      fell = now;
      if (before === undefined || fell === before || fell === "") return false;
      if (!isFalling) return true;
      const rolled = shown.flatMap((die, at) => {
        const found = element.querySelector<HTMLElement>(`[data-key="${die.box.line}"]`);
        return found === null ? [] : [{ found, at, strip: strips.at(at) }];
      });
      // To draw dice takes all of a frame: until they tumble, in the next one, they are seen as they begin to.
      for (const { found, at, strip } of rolled) {
        // What it showed when it fell before still lies over its ground, and shows the same.
        found.querySelector(`:scope > .${STRIP}`)?.remove();
        found.querySelector(":scope > .ui-ground")?.after(...(strip === undefined ? [] : [strip.window]));
        Object.assign(found.style, thrown(at), { willChange: "transform" });
      }
      Object.assign(lines.style, { opacity: "0", willChange: "opacity" });
      requestAnimationFrame(() => {
        for (const { style } of [lines, ...rolled.map(({ found }) => found)])
          for (const name of ["opacity", "rotate", "scale", "translate"]) style.removeProperty(name);
        for (const { found, at, strip } of rolled) tumble(found, at, strip);
        // What is compared is seen when the dice lie.
        lines.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], TUMBLE);
      });
      return true;
    },
  };
}

/** Faces are fetched before the first dice fall: those would be blank while they tumble. */
function fetchFaces(dice: Drawings["dice"], { assets }: Interface): HTMLImageElement[] {
  return Object.keys(dice ?? {}).flatMap((name) => {
    const url = assets[name] as string | undefined;
    return url === undefined ? [] : [Object.assign(new Image(), { src: url })];
  });
}

function shownOf(box: Box, dice: Drawings["dice"]): Shown[] {
  const picture = box.picture?.name ?? "";
  const die = dice?.[picture];
  if (die === undefined) return [];
  const words = box.text?.lines.at(0)?.runs.at(0)?.text ?? "";
  return [{ box, ...die, face: die.face === 0 ? parseInt(words, 10) : die.face, picture }];
}

/** The faces of each side, in no order: dice that are sorted anew have not fallen anew. */
function facesOf(shown: readonly Shown[]): string {
  return shown
    .map(({ side, face }) => `${side}${face}`)
    .sort()
    .join(" ");
}

/** Pictures beside each other behind a window as large as a die. */
interface Strip {
  window: HTMLElement;
  pictures: HTMLElement;
  count: number;
  wide: number;
}

/** The faces that a die shows while it tumbles, over its ground; undefined where there are none. */
function stripFor(
  { box, side, picture }: Shown,
  at: number,
  dice: Drawings["dice"],
  ui: Interface,
): Strip | undefined {
  const faces = Object.entries(dice ?? {}).filter(
    ([, die]) => die?.side === side && !die.beaten && die.face > 0,
  );
  const names = Array.from({ length: TURNS }, (_, i) => faces[(at * 2 + i * 5) % faces.length][0]);
  // The last one comes before the die lies.
  const urls = [...names, picture].flatMap((name) => (ui.assets[name] as string | undefined) ?? []);
  if (urls.length === 0) return undefined;
  const count = urls.length;
  const pictures = el("i", {
    style: `left:0;top:0;width:${count * 100}%;height:100%;background-repeat:no-repeat;will-change:transform;transform:translateX(${-box.w * (count - 1)}px)`,
  });
  Object.assign(pictures.style, {
    backgroundImage: urls.map(cssUrl).join(","),
    backgroundSize: `${100 / count}% 100%`,
    backgroundPosition: urls.map((_, i) => `${(100 * i) / Math.max(1, count - 1)}% 0`).join(","),
  });
  const style = `inset:0;overflow:hidden;opacity:${box.picture?.tint.a ?? 1}`;
  const window = el("i", { class: STRIP, style }, pictures);
  for (const one of [window, pictures]) Object.assign(one.style, { position: "absolute", display: "block" });
  return { window, pictures, count, wide: box.w };
}

/** How a die looks as it begins to tumble, the first one of all being at 0. */
function thrown(at: number): { rotate: string; scale: string; translate: string } {
  return { rotate: `${at % 2 === 0 ? -250 : 250}deg`, scale: "0.55", translate: "0 -10px" };
}

/**
 * Has a die tumble, and show its faces one after the other: the strip of them is pushed along, which a compositor does, while
 * other pictures of an element are the page's own work, with its styles, each time.
 */
function tumble(drawn: HTMLElement, at: number, strip: Strip | undefined): void {
  drawn.animate([thrown(at), { rotate: "0deg", scale: "1", translate: "0 0" }], {
    duration: TUMBLE,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
  });
  if (strip === undefined) return;
  const { pictures, count, wide } = strip;
  const pushed = Array.from({ length: count }, (_, i) => ({
    ...{ transform: `translateX(${-wide * i}px)`, offset: i / count, easing: "step-end" },
  }));
  const last = { transform: `translateX(${-wide * (count - 1)}px)`, offset: 1 };
  pictures.animate([...pushed, last], { duration: TUMBLE });
}
