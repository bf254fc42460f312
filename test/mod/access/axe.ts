/** What axe finds in a page that people who hear it, or press no pointer, would stumble over. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/** A line for each thing that is found: its rule, what it is, and where. */
export async function findings(tab: Page): Promise<string[]> {
  // Half a megabyte, which a page needs once.
  if ((await tab.evaluate("typeof axe")) === "undefined") await tab.evaluate(axe.source);
  // Of what is well one node is enough: to describe each takes as long as to find what is not.
  return tab.evaluate<string[]>(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => id + ": " + help + ": " + html.slice(0, 160))))`);
}

/** Of what can be pressed and is seen, what a finger misses: its name and its size in CSS pixels. */
export async function smallTargets(tab: Page, least: number): Promise<string[]> {
  const list = tab.locator("button, a[href], input, select, textarea, [role=button], [role=checkbox]");
  return list.evaluateAll((all, px) => {
    const isSeen = (one: Element): boolean => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && at !== null && (one === at || one.contains(at) || at.contains(one));
    };
    // A check box is pressed by its label.
    const targetOf = (one: Element): Element =>
      one.matches("input[type=checkbox]") ? (one.closest("label") ?? one) : one;
    return all.filter(isSeen).flatMap((one) => {
      const { width, height } = targetOf(one).getBoundingClientRect();
      const name = one.getAttribute("aria-label") ?? one.textContent;
      return width < px - 0.5 || height < px - 0.5
        ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  }, least);
}
