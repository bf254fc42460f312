import { merge, type Json } from "../../../tabletop/wire/patch";
import { WebSocket } from "ws";
import { PROTOCOL } from "../../../tabletop/wire/protocol";
import type { Answer, Welcome } from "../../../tabletop/wire/answers";
import type { View } from "../../../tabletop/wire/view";

/** A browser as the server sees it: what it was sent, and the view that came of it. */
export interface Browser {
  socket: WebSocket;
  /** Every message, as it came. */
  texts: string[];
  answers: Answer[];
  /** The view as it is now. */
  view: () => View;
  say: (message: object) => void;
  /** Sends a gesture and waits for its answer: "done", or the code of the refusal. */
  ask: (message: object) => Promise<string>;
  /** Waits until a message fits. */
  until: <T extends Answer>(test: (answer: Answer) => answer is T) => Promise<T>;
  /** Waits until the view fits. */
  sees: (test: (view: View) => unknown) => Promise<View>;
  welcome: () => Promise<Welcome>;
  close: () => Promise<void>;
}

/** Milliseconds: the machine may have a lot to do. */
const PATIENCE = 15_000;

/** Waits until something is so; says what it waited for. */
export async function until<T>(test: () => T | undefined | false, what: () => string): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = test();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`waited in vain: ${what()}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}

export function is<T extends Answer["t"]>(t: T) {
  return (answer: Answer): answer is Extract<Answer, { t: T }> => answer.t === t;
}

/** Opens a connection, from an address of this machine to another one if they are given; says hello if it is told how. */
export async function browse(
  port: number,
  hello?: object,
  headers: object = {},
  from?: string,
  to = "localhost",
): Promise<Browser> {
  const socket = new WebSocket(`ws://${to}:${port}/table`, {
    headers: { origin: `http://localhost:${port}`, ...headers },
    ...(from === undefined ? {} : { localAddress: from }),
  });
  const texts: string[] = [];
  const answers: Answer[] = [];
  let view: Json | undefined;
  socket.on("message", (data: Buffer) => {
    const text = data.toString("utf8");
    texts.push(text);
    const answer = JSON.parse(text) as Answer;
    answers.push(answer);
    if (answer.t === "view") view = answer.view as unknown as Json;
    if (answer.t === "delta") view = merge(view, answer.patch);
  });
  await new Promise((done, fail) => {
    socket.once("open", done);
    socket.once("error", fail);
  });
  let id = 0;
  const browser: Browser = {
    socket,
    texts,
    answers,
    view: () => view as unknown as View,
    say: (message) => socket.send(JSON.stringify(message)),
    ask: async (message) => {
      const own = ++id;
      browser.say({ ...message, id: own });
      const answer = await until(
        () => answers.find((one) => (one.t === "done" || one.t === "refused") && one.id === own),
        () => `an answer to ${JSON.stringify(message)}`,
      );
      return answer.t === "refused" ? answer.code : "done";
    },
    until: async (test) =>
      until(
        () => answers.find(test),
        () => `an answer; there are ${answers.map(({ t }) => t).join(" ")}`,
      ),
    sees: async (test) =>
      until(
        () => {
          const now = view as unknown as View | undefined;
          const fits = now === undefined ? undefined : test(now);
          return fits === undefined || fits === false || fits === "" ? undefined : now;
        },
        () => `a view: ${test.toString()}; it was ${JSON.stringify(view).slice(0, 2000)}`,
      ),
    welcome: async () => browser.until(is("welcome")),
    close: async () =>
      new Promise((done) => {
        if (socket.readyState === socket.CLOSED) return done();
        socket.once("close", () => done());
        socket.close();
      }),
  };
  if (hello !== undefined) browser.say({ t: "hello", version: PROTOCOL, ...hello });
  return browser;
}

/** The key of the piece of a name. */
export function pieceNamed(view: View, name: string): number {
  const found = Object.entries(view.pieces).find(([, piece]) => piece.name === name);
  if (found === undefined) throw new Error(`no piece is called ${name}`);
  return Number(found[0]);
}

/** The key of the element of an id. */
export function elementOf(view: View, id: string): number {
  const found = Object.entries(view.ui.elements).find(([, { attributes }]) => attributes["id"] === id);
  if (found === undefined) throw new Error(`there is no element ${id}`);
  return Number(found[0]);
}

/** What was said, without who said it. */
export function chat(view: View): string[] {
  return Object.values(view.chat).map(({ text }) => text);
}
