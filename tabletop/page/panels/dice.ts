import { comparedOf, type Compared } from "./compared";
import { cssUrl } from "../../xml/draw/css";
import type { Box } from "../../xml/layout/box";
import type { Drawings } from "../drawings";
import type { Interface } from "../../wire/view";

/** The dice of the interface: they tumble when they fall, and lines join those that are compared. */
export interface PanelDice {
  /** Shows what boxes have of it, after they were drawn; says whether dice have just fallen. */
  update: (boxes: readonly Box[], ui: Interface) => boolean;
  /** Where the boxes are drawn. */
  put: (style: { transform: string; width: string; height: string }) => void;
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
/** How far below the dice the line of the first pair runs, and that of the next one, in units. */
const BELOW = 4;
const NEXT = 4;
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
  return {
    put: (style) => Object.assign(lines.style, style),
    update: (boxes, ui) => {
      if (faces.length === 0) faces = fetchFaces(dice, ui);
      const shown = boxes.flatMap((box) => shownOf(box, dice));
      const text = linesOf(comparedOf(shown));
      if (text !== drawn) lines.innerHTML = text;
      drawn = text;
      const before = fell;
      fell = facesOf(shown);
      if (before === undefined || fell === before || fell === "") return false;
      if (!isStill()) {
        turn(shown.flatMap((die, i) => tumble(element, die, i, dice, ui) ?? []));
        // What is compared is seen when the dice lie.
        lines.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], TUMBLE);
      }
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

/** Lines below the dice, each pair's below the one before, in the colour of the winner. */
function linesOf(compared: readonly Compared[]): string {
  const foot = Math.max(0, ...compared.flatMap(({ one, other }) => [one.y + one.h, other.y + other.h]));
  return compared
    .map(({ one, other, winner }, i) => {
      const [x, to] = [one.x + one.w / 2, other.x + other.w / 2];
      const [from, until] = [one.y + one.h + 1, other.y + other.h + 1];
      const low = foot + BELOW + i * NEXT;
      const d = `M${x} ${from}V${low}H${to}V${until}`;
      return `<path class="edge" d="${d}"/><path class="side-${winner}" d="${d}"/>`;
    })
    .join("");
}

/** Has a die tumble; what shows its faces one after the other, which stands at the first. */
function tumble(
  element: HTMLElement,
  { box, side, picture }: Shown,
  at: number,
  dice: Drawings["dice"],
  ui: Interface,
): Animation | undefined {
  const drawn = element.querySelector<HTMLElement>(`[data-key="${box.line}"]`);
  if (drawn === null) return undefined;
  const timing: KeyframeAnimationOptions = { duration: TUMBLE, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
  drawn.animate(
    [
      { rotate: `${at % 2 === 0 ? -250 : 250}deg`, scale: "0.55", translate: "0 -10px" },
      { rotate: "0deg", scale: "1", translate: "0 0" },
    ],
    timing,
  );
  const faces = Object.entries(dice ?? {}).filter(
    ([, die]) => die?.side === side && !die.beaten && die.face > 0,
  );
  const names = Array.from({ length: TURNS }, (_, i) => faces[(at * 2 + i * 5) % faces.length][0]);
  // Between two pictures Chromium would blend; the last one comes before the die lies.
  const images = [...names, picture, picture].flatMap((name, i) => {
    const url = ui.assets[name] as string | undefined;
    const offset = Math.min(1, i / (TURNS + 1));
    return url === undefined ? [] : [{ backgroundImage: cssUrl(url), offset, easing: "step-end" }];
  });
  const faceShown = drawn.querySelector(":scope > .ui-ground")?.animate(images, { duration: TUMBLE });
  faceShown?.pause();
  return faceShown;
}

/**
 * Shows the faces of dice one after the other, all in the same frames: while such an animation runs by itself, a browser
 * works out the styles of the page anew in every frame, and not only where a face changes.
 */
function turn(faces: readonly Animation[], turned = 1): void {
  setTimeout(
    () => {
      for (const face of faces)
        if (turned > TURNS) face.cancel();
        else face.currentTime = (TUMBLE * turned) / (TURNS + 1);
      if (turned <= TURNS) turn(faces, turned + 1);
    },
    TUMBLE / (TURNS + 1),
  );
}
