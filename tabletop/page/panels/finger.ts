/** Pixels that a finger may be off a control, so that each can be hit in 40 of them as far as its neighbours let it. */
const OFF = 20;

/** Lets a finger that misses the controls of panels press the one that is nearest. */
export function helpFingers(panels: HTMLElement): void {
  panels.addEventListener("click", (event) => {
    const { target, clientX: x, clientY: y } = event;
    if (event.pointerType !== "touch" || !(target instanceof Element)) return;
    if (target.closest("[role=button], [role=checkbox], .ui-real") !== null) return;
    const control = nearest(panels, x, y);
    if (control === undefined) return;
    control.click();
    // It was no tap on what lies beside.
    event.preventDefault();
  });
}

function nearest(panels: HTMLElement, x: number, y: number): HTMLElement | undefined {
  let best: { control: HTMLElement; far: number } | undefined;
  for (const control of panels.querySelectorAll<HTMLElement>("[role=button], [role=checkbox]")) {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (width > 0 && far <= OFF && far < (best?.far ?? Infinity)) best = { control, far };
  }
  return best?.control;
}
