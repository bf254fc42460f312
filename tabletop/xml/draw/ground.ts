import { cssColor, cssUrl, type Paint } from "./css";
import type { Box, Picture } from "../layout/box";
import type { Color } from "../layout/values";

/** Where the picture of a custom asset is; undefined for one that is not there. */
export type PictureUrl = (name: string) => string | undefined;

/** How a picture shows that is not there. */
const MISSING: Paint = { outline: "2px dashed #d0f", background: "rgba(221,0,255,.2)" };

/** What is behind a box. Of a control, the colours of its states are the variables --over and --pressed. */
export function groundPaint(box: Box, url: PictureUrl): Paint {
  const base = box.picture?.tint ?? box.fill;
  if (base === undefined) return {};
  const [rest, over, pressed, off] = box.colors ?? [];
  const at = (factor: Color | undefined): Color => (factor === undefined ? base : times(base, factor));
  const now = at(box.interactable ? rest : off);
  const states: Paint =
    box.colors === undefined || !box.interactable
      ? {}
      : { "--over": cssColor(at(over)), "--pressed": cssColor(at(pressed)), ...spritePaint(box, url) };
  if (box.picture === undefined) return { "background-color": cssColor(now), ...states };
  const sprite = box.interactable ? "" : (box.sprites?.off ?? "");
  const name = sprite === "" ? box.picture.name : sprite;
  return { ...picturePaint({ ...box.picture, name, tint: now }, url), ...states };
}

function spritePaint(box: Box, url: PictureUrl): Paint {
  const out: Paint = {};
  for (const [key, name] of [
    ["--over-picture", box.sprites?.over],
    ["--pressed-picture", box.sprites?.pressed],
  ] as const) {
    const own = box.picture?.name ?? "";
    const source = url(name === undefined || name === "" ? own : name);
    if (source !== undefined) out[key] = cssUrl(source);
  }
  return out;
}

/**
 * A picture multiplied with its tint, where it has letters and where not, as Unity does. White multiplies nothing, and a mask
 * for each picture would be a good part of what a page costs to draw.
 */
export function picturePaint(picture: Picture, url: PictureUrl): Paint {
  const source = url(picture.name);
  if (source === undefined) return MISSING;
  const image = cssUrl(source);
  const size = picture.keepsAspect ? "contain" : "100% 100%";
  const { r, g, b, a } = picture.tint;
  const faint: Paint = a < 1 ? { opacity: String(a) } : {};
  if (r === 1 && g === 1 && b === 1) return { background: `${image} center / ${size} no-repeat`, ...faint };
  return {
    "--picture": image,
    "background-image": "var(--picture)",
    "background-color": cssColor({ r, g, b, a: 1 }),
    "background-blend-mode": "multiply",
    "background-size": size,
    "background-position": "center",
    "background-repeat": "no-repeat",
    "mask-image": "var(--picture)",
    "mask-size": size,
    "mask-position": "center",
    "mask-repeat": "no-repeat",
    ...faint,
  };
}

function times(one: Color, other: Color): Color {
  return { r: one.r * other.r, g: one.g * other.g, b: one.b * other.b, a: one.a * other.a };
}
