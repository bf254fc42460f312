import { PALETTE } from "../palette";
import { element, type Element, type Given } from "./element";
import { LOOSE } from "./kit";

const BUTTON: Given = {
  image: "button-normal",
  colors: "#FFFFFF|#FFF3CF|#D9C7A0|#FFFFFF80",
};

/** How every kind and class of elements looks; it comes first, for it counts for what follows it only. */
export function theme(): Element {
  const text = (name: string | undefined, given: Given): Element =>
    element("Text", { class: name, ...given });
  const button = (name: string | undefined, given: Given): Element =>
    element("Button", { class: name, ...given });
  return element("Defaults", {}, [
    text(undefined, {
      rectAlignment: "UpperLeft",
      color: PALETTE.ink,
      fontSize: 14,
      alignment: "UpperLeft",
      horizontalOverflow: "Wrap",
      verticalOverflow: "Overflow",
      raycastTarget: false,
    }),
    text("title", { fontSize: 18, fontStyle: "Bold", color: PALETTE.red, alignment: "MiddleLeft" }),
    text("strong", { fontSize: 15, fontStyle: "Bold" }),
    text("middle", { alignment: "MiddleLeft" }),
    text("center", { alignment: "MiddleCenter" }),
    button(undefined, {
      rectAlignment: "UpperLeft",
      fontSize: 14,
      textColor: PALETTE.ink,
      textAlignment: "MiddleCenter",
    }),
    button("key", BUTTON),
    button("accent", { ...BUTTON, image: "button-accent", textColor: PALETTE.light, fontStyle: "Bold" }),
    button("icon", { preserveAspect: true }),
    element("Image", { rectAlignment: "UpperLeft", preserveAspect: true, raycastTarget: false }),
    element("Panel", { class: "frame", color: PALETTE.paper, outline: PALETTE.edge, outlineSize: "2 -2" }),
    element("Panel", { class: "loose", ...LOOSE }),
    element("Panel", { class: "through", raycastTarget: false }),
    element("VerticalLayout", {
      childForceExpandHeight: false,
      childForceExpandWidth: true,
      childAlignment: "UpperLeft",
      spacing: 4,
    }),
    element("HorizontalLayout", { childForceExpandHeight: true, childForceExpandWidth: true, spacing: 4 }),
  ]);
}
