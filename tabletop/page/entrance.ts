import { openHotSeat, openInvite, openWelcome } from "./parts/welcome";
import { playDemo } from "./demo";
import { playNow } from "./quick";
import type { Drawings } from "./drawings";
import type { Link } from "./net/link";
import type { Sheet } from "./parts/sheet";
import type { Store } from "./net/store";
import type { Welcome } from "../server/answers";

/** The way in: the welcome, and the recorded game behind it. */
export interface Entrance {
  root: HTMLElement;
  link: Link;
  store: Store;
  /** What the map shows. */
  stage: Store;
  drawings: Drawings;
  tell: (text: string) => void;
  sheet: Sheet | undefined;
  stopDemo: (() => void) | undefined;
  welcoming: boolean;
}

const INSIDE = "table-inside";

export function newEntrance(given: Omit<Entrance, "sheet" | "stopDemo" | "welcoming">): Entrance {
  return { ...given, sheet: undefined, stopDemo: undefined, welcoming: false };
}

/** Whether the map shows the table itself, and not the recorded game. */
export function isLive({ stopDemo }: Entrance): boolean {
  return stopDemo === undefined;
}

/** Welcomes whoever has not come by a link and was not inside before. */
export function arrive(entrance: Entrance, message: Welcome): void {
  const inside = entrance.link.invited || sessionStorage.getItem(INSIDE) !== null;
  // Whoever came by such a link and loads the page anew goes on playing.
  if (inside) sessionStorage.setItem(INSIDE, "yes");
  if (inside || entrance.welcoming) return;
  entrance.welcoming = true;
  entrance.root.classList.add("welcoming");
  showWelcome(entrance, message);
  void playDemo(entrance.stage).then((stop) => {
    if (entrance.welcoming) entrance.stopDemo = stop;
    else stop?.();
  });
}

/** Shows a sheet in place of the last one. */
function show(entrance: Entrance, next: Sheet): void {
  entrance.sheet?.close();
  entrance.sheet = next;
}

function showWelcome(entrance: Entrance, message: Welcome): void {
  const { root, drawings, store } = entrance;
  const { quick } = drawings;
  const title = store.view?.table.name ?? drawings.title;
  const sheet = openWelcome(root, title, quick !== undefined && message.host, {
    now: () => startQuick(entrance),
    hot: () => showHotSeat(entrance, message),
    invite: () =>
      show(
        entrance,
        openInvite(root, message.invite, colorsOf(entrance), () => leave(entrance)),
      ),
    go: () => leave(entrance),
  });
  show(entrance, sheet);
}

function startQuick(entrance: Entrance): void {
  const { drawings, link, store, tell } = entrance;
  leave(entrance);
  if (drawings.quick === undefined) return;
  void playNow(drawings.quick, link, store).then((why) => why !== "" && tell(why));
}

function showHotSeat(entrance: Entrance, message: Welcome): void {
  const sit = (people: { color: string; name: string }[]): void => void sitDown(entrance, people);
  const back = (): void => showWelcome(entrance, message);
  show(entrance, openHotSeat(entrance.root, colorsOf(entrance), sit, back));
}

function colorsOf({ store }: Entrance): string[] {
  return Object.keys(store.view?.seats ?? {});
}

/** Seats the people of a hot seat at this browser. */
async function sitDown(entrance: Entrance, people: { color: string; name: string }[]): Promise<void> {
  const { link, tell } = entrance;
  leave(entrance);
  for (const [i, { color, name }] of people.entries()) {
    // Whoever sits keeps the name, so it comes first.
    if (i === 0) await link.ask({ t: "rename", name });
    const sat = i === 0 ? await link.ask({ t: "sit", color }) : await link.ask({ t: "addSeat", color, name });
    if (sat.t === "refused") tell(sat.why);
  }
}

/** Leaves the welcome for the table. */
function leave(entrance: Entrance): void {
  const { root, store, stage } = entrance;
  entrance.sheet?.close();
  entrance.sheet = undefined;
  entrance.welcoming = false;
  sessionStorage.setItem(INSIDE, "yes");
  entrance.stopDemo?.();
  entrance.stopDemo = undefined;
  root.classList.remove("welcoming");
  if (store.view !== undefined) stage.take({ t: "view", n: 0, frame: store.frame(), view: store.view });
  dispatchEvent(new Event("resize"));
}
