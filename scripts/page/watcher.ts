import { merge, type Json } from "../../tabletop/wire/patch";
import type { Answer, Delta, Whole } from "../../tabletop/wire/answers";
import type { View } from "../../tabletop/wire/view";
import type { WebSocket } from "ws";

/** A browser without eyes: it keeps what it is told. */
export interface Watcher {
  /** Clicks the element with that id, if it is there. */
  click: (id: string) => Promise<void>;
  /** Forgets what was told so far; a whole view comes first. */
  begin: () => void;
  messages: () => { at: number; message: Whole | Delta }[];
}

const MILLISECONDS_PER_FRAME = 1000 / 60;
/** Pauses in which nothing is told are cut to so many milliseconds. */
const LONGEST_PAUSE = 1200;

/** Keeps of a view what the map shows: what people read and press is not needed. */
function mapOf(view: Partial<View>): Partial<View> {
  const { ui: _ui, chat: _chat, notebook: _notebook, dialog: _dialog, camera: _camera, ...map } = view;
  return map;
}

/** Keeps what a socket of the table's server tells from now on, times from the table's clock. */
export function newWatcher(socket: WebSocket): Watcher {
  let view: View | undefined;
  let frame = 0;
  let asked = 0;
  let taken: { at: number; message: Whole | Delta }[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse((data as Buffer).toString("utf8")) as Answer;
    if (message.t === "view") view = message.view;
    else if (message.t === "delta") view = merge(view as unknown as Json, message.patch) as unknown as View;
    else return;
    frame = message.frame;
    if (message.t === "view" || taken.length === 0) return;
    const patch = mapOf(message.patch as Partial<View>);
    if (Object.keys(patch).length === 0) return;
    const last = taken[taken.length - 1];
    const kept = { ...message, n: last.message.n + 1, patch: patch as unknown as Json };
    taken.push({ at: frame * MILLISECONDS_PER_FRAME, message: kept });
  });
  return {
    click: async (id) => {
      const found = Object.entries(view?.ui.elements ?? {}).find(
        ([, { attributes, off }]) => attributes["id"] === id && off !== true,
      );
      if (found === undefined) return;
      socket.send(JSON.stringify({ t: "click", id: ++asked, element: Number(found[0]) }));
      await new Promise((done) => setTimeout(done, 50));
    },
    begin: () => {
      if (view === undefined) throw new Error("nothing has been told yet");
      const empty = { loading: false, assets: {}, roots: [], elements: {} };
      const map = { ...mapOf(view), ui: empty, chat: {}, notebook: [] } as unknown as View;
      taken = [{ at: frame * MILLISECONDS_PER_FRAME, message: { t: "view", n: 0, frame, view: map } }];
    },
    messages: () => {
      let [last, at] = [taken[0]?.at ?? 0, 0];
      return taken.map((one) => {
        at += Math.min(LONGEST_PAUSE, one.at - last);
        last = one.at;
        return { at: Math.round(at), message: one.message };
      });
    },
  };
}
