/** Elements that have the focus because they were pressed, by the mouse or a finger. */
const pressed = new WeakSet<EventTarget>();

/**
 * Hears how elements come to the focus: a press gives it before the button is let go. What gets it back as a page over the
 * table is closed by a press was reached as it was before.
 */
export function watchFocus(): void {
  let by: "press" | "key" | undefined;
  addEventListener("mousedown", () => (by = "press"), true);
  addEventListener("mouseup", () => (by = undefined), true);
  addEventListener("keydown", () => (by = "key"), true);
  addEventListener("focusin", ({ target }) => {
    if (target === null) return;
    if (by === "press") pressed.add(target);
    if (by === "key") pressed.delete(target);
  });
}

/** Whether keys have gone to an element that has the focus: a browser shows that of a pressed one too once any key is down. */
export function isReached(element: Element): boolean {
  return element.matches(":focus-visible") && !pressed.has(element);
}
