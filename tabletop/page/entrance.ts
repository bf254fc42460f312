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
  arrived: (message: Welcome) => void;
  /** Whether the map shows the table itself, and not the recorded game. */
  live: () => boolean;
}

interface Rooms {
  root: HTMLElement;
  link: Link;
  store: Store;
  /** What the map shows. */
  stage: Store;
  drawings: Drawings;
  tell: (text: string) => void;
}

const INSIDE = "table-inside";

export function newEntrance({ root, link, store, stage, drawings, tell }: Rooms): Entrance {
  let sheet: Sheet | undefined;
  let stopDemo: (() => void) | undefined;
  let welcoming = false;

  const show = (next: Sheet): void => {
    sheet?.close();
    sheet = next;
  };
  const leave = (): void => {
    sheet?.close();
    sheet = undefined;
    welcoming = false;
    sessionStorage.setItem(INSIDE, "yes");
    stopDemo?.();
    stopDemo = undefined;
    root.classList.remove("welcoming");
    if (store.view !== undefined) stage.take({ t: "view", n: 0, frame: store.frame(), view: store.view });
    dispatchEvent(new Event("resize"));
  };
  const colors = (): string[] => Object.keys(store.view?.seats ?? {});

  const choose = (message: Welcome): void => {
    const { quick } = drawings;
    show(
      openWelcome(root, store.view?.table.name ?? drawings.title, quick !== undefined && message.host, {
        now: () => {
          leave();
          if (quick !== undefined) void playNow(quick, link, store).then((why) => why !== "" && tell(why));
        },
        hot: () =>
          show(
            openHotSeat(
              root,
              colors(),
              (people) => void hotSeat(people),
              () => choose(message),
            ),
          ),
        invite: () => show(openInvite(root, message.invite, colors(), leave)),
        go: leave,
      }),
    );
  };

  const hotSeat = async (people: { color: string; name: string }[]): Promise<void> => {
    leave();
    for (const [i, { color, name }] of people.entries()) {
      // Whoever sits keeps the name, so it comes first.
      if (i === 0) await link.ask({ t: "rename", name });
      const sat =
        i === 0 ? await link.ask({ t: "sit", color }) : await link.ask({ t: "addSeat", color, name });
      if (sat.t === "refused") tell(sat.why);
    }
  };

  return {
    arrived: (message) => {
      const inside = link.invited || sessionStorage.getItem(INSIDE) !== null;
      // Whoever came by such a link and loads the page anew goes on playing.
      if (inside) sessionStorage.setItem(INSIDE, "yes");
      if (inside || welcoming) return;
      welcoming = true;
      root.classList.add("welcoming");
      choose(message);
      void playDemo(stage).then((stop) => {
        if (welcoming) stopDemo = stop;
        else stop?.();
      });
    },
    live: () => stopDemo === undefined,
  };
}
