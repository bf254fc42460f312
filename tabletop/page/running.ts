import type { Drawings } from "./drawings";
import type { Link } from "./net/link";
import type { Store } from "./net/store";
import type { Element as UiElement } from "../server/view";

type Quick = NonNullable<Drawings["quick"]>;

/** What the table says of a game that is under way. */
export interface Running {
  /** The texts of the elements that say how it stands, those that say nothing left out. */
  how: readonly string[];
  /** Whether whoever has no seat is offered one. */
  free: boolean;
}

/** Whether the interface is there, so that what it lacks is known. */
function isLaid({ view }: Store): boolean {
  return view !== undefined && !view.ui.loading;
}

/** The game that is under way, or undefined where none is, or where the interface is not there yet. */
export function runningGame(quick: Quick, store: Store): Running | undefined {
  if (!isLaid(store)) return undefined;
  const shown = elements(store);
  const how = quick.status.map((id) => shown.find(({ attributes }) => attributes["id"] === id)?.text ?? "");
  if (how.every((text) => text === "")) return undefined;
  return { how: how.filter((text) => text !== ""), free: claimOf(quick, store) !== undefined };
}

/**
 * Sits down where nobody sits and no computer plays: on what the game under way offers, or on the first free seat while
 * none is. Says what went wrong.
 */
export async function join(quick: Quick, link: Link, store: Store): Promise<string> {
  if (runningGame(quick, store) === undefined) {
    const free = Object.entries(store.view?.seats ?? {}).find(([, { person }]) => person === undefined);
    if (free === undefined) return "";
    const sat = await link.ask({ t: "sit", color: free[0] });
    return sat.t === "refused" ? sat.why : "";
  }
  const claim = claimOf(quick, store);
  if (claim === undefined) return "";
  const clicked = await link.ask({ t: "click", element: claim });
  return clicked.t === "refused" ? clicked.why : "";
}

function elements({ view }: Store): UiElement[] {
  return Object.values(view?.ui.elements ?? {});
}

/** The key of the first button that offers a seat. */
function claimOf(quick: Quick, { view }: Store): number | undefined {
  const found = Object.entries(view?.ui.elements ?? {}).find(
    ([, { attributes, off, on }]) =>
      (attributes["id"] ?? "").startsWith(quick.claim) && off !== true && on.includes("click"),
  );
  return found === undefined ? undefined : Number(found[0]);
}
