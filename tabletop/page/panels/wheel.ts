/** How far a finger goes over rows before they move. */
const SWIPE = 24;

/** Least milliseconds between two steps of a wheel: some send dozens of events for one turn of it. */
const PAUSE = 120;

/**
 * Rows (in a sheet it is the sheet that scrolls under a finger) that an interface marks with the class `scroll-row` scroll by wheel, finger and Page keys: that presses its
 * buttons of the classes `scroll-up` and `scroll-down`. Tabletop Simulator takes no notice of them.
 */
export function scrollRows(panels: HTMLElement): void {
  let last = 0;
  let finger: { id: number; y: number } | undefined;
  const step = (up: boolean): void => {
    panels.querySelector<HTMLElement>(up ? ".x-scroll-up" : ".x-scroll-down")?.click();
  };
  panels.addEventListener("wheel", (event) => {
    if (!isRow(event.target) || event.deltaY === 0) return;
    event.stopPropagation();
    if (event.timeStamp - last < PAUSE) return;
    last = event.timeStamp;
    step(event.deltaY < 0);
  });
  panels.addEventListener("keydown", (event) => {
    if (!isRow(event.target) || (event.key !== "PageUp" && event.key !== "PageDown")) return;
    event.preventDefault();
    step(event.key === "PageUp");
  });
  panels.addEventListener("pointerdown", (event) => {
    finger =
      event.pointerType === "touch" && isRow(event.target) && !panels.classList.contains("sheeted")
        ? { id: event.pointerId, y: event.clientY }
        : undefined;
  });
  panels.addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger?.id || Math.abs(event.clientY - finger.y) < SWIPE) return;
    step(event.clientY > finger.y);
    finger.y = event.clientY;
  });
}

function isRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".x-scroll-row") !== null;
}
