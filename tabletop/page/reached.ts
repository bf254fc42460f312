/** Elements that have the focus because they were pressed, by the mouse or a finger. */
const pressed = new WeakSet<EventTarget>();

/** Hears how elements come to the focus: a press gives it before the button is let go. */
export function watchFocus(): void {
  let isPressing = false;
  addEventListener("mousedown", () => (isPressing = true), true);
  for (const end of ["mouseup", "keydown"]) addEventListener(end, () => (isPressing = false), true);
  addEventListener("focusin", ({ target }) => {
    if (target === null) return;
    if (isPressing) pressed.add(target);
    else pressed.delete(target);
  });
}

/** Whether keys have gone to an element that has the focus: a browser shows that of a pressed one too once any key is down. */
export function isReached(element: Element): boolean {
  return element.matches(":focus-visible") && !pressed.has(element);
}
