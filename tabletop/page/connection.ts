import { arrive } from "./home/entrance";
import { askName } from "./parts/name";
import { hearAnswer } from "./inspector/inspector";
import { fill, isFull } from "./map/full";
import { newInbox, type Inbox } from "./inbox";
import { FRAME } from "./steps";
import { openJoinGate } from "./parts/join-gate";
import { comeToGames, goToGames } from "./home/other-games";
import { ownName, type Link, type Listeners } from "./net/link";
import { renaming } from "./asking";
import { WORDS } from "./words";
import type { Answer, Closed, Conflict, Delta, Welcome, Whole } from "../wire/answers";
import type { Page } from "./types";

const ASKED = "table-name-asked";

/** Tries after which the page says that the server is still down. */
const LONG = 6;

/** What the page does with what the connection tells. */
export function listeners(get: () => Page): Listeners {
  return {
    welcome: (message) => welcomed(get(), message),
    message: (message) => get().inbox.put(message),
    conflict: (message) => showJoinGate(get(), message),
    closed: (message) => showJoinGate(get(), message),
    lost: (tries) => sayLost(get(), tries),
  };
}

function welcomed(page: Page, message: Welcome): void {
  const { notices, joinGate, entrance, inspector } = page;
  page.welcome = message;
  joinGate?.close();
  page.joinGate = undefined;
  notices.stay("");
  if (message.lost !== undefined) notices.tell(WORDS.lostSeat(message.lost.color, message.lost.by));
  arrive(entrance, message);
  askOnce(page);
  hearAnswer(inspector, message);
}

/** Whoever has come by the link of a seat has not been asked for a name in the welcome. */
function askOnce({ root, link, notices }: Page): void {
  if (!link.invited || ownName() !== "" || sessionStorage.getItem(ASKED) !== null) return;
  sessionStorage.setItem(ASKED, "yes");
  askName(root, renaming(link, notices));
}

/** What the server tells is heard when a frame has room for it. */
export function inboxOf(get: () => Page): Inbox {
  return newInbox({
    take: (message) => hear(get(), message),
    isFull: () => isFull(get().scene),
    isUrgent: () => document.hidden || get().store.view === undefined,
    later: (run) => void setTimeout(run, FRAME),
  });
}

/** A link whose answers come after what the server has told before them. */
export function inOrder(link: Link, get: () => Page): Link {
  return {
    ...link,
    ask: async (request) => {
      const reply = await link.ask(request);
      get().inbox.flush();
      return reply;
    },
  };
}

function hear(page: Page, message: Answer): void {
  const { notices, inspector } = page;
  if (message.t === "view" || message.t === "delta") see(page, message);
  else if (message.t === "notice" && message.code === "renewed") location.reload();
  else if (message.t === "notice" && message.code === "games") comeAlong(page, message.text);
  else if (message.t === "notice" && message.text !== "") {
    // Whoever has put another game on the table is told more of the one before.
    if (message.code !== "loaded" || !page.isReplacing) notices.tell(message.text);
  }
  hearAnswer(inspector, message);
}

/** What lies on the table and stands in panels takes a good part of a frame. */
function see({ store, scene }: Page, message: Whole | Delta): void {
  const before = store.view;
  store.take(message);
  if (store.view?.pieces !== before?.pieces || store.view?.ui !== before?.ui) fill(scene);
}

/** The list of games takes the place of this table: its page is good for nothing then. */
function comeAlong(page: Page, text: string): void {
  page.isLeaving = true;
  page.notices.stay(text);
}

function showJoinGate(page: Page, why: Closed | Conflict): void {
  page.notices.stay("");
  page.joinGate?.close();
  page.joinGate = openJoinGate(page.root, why, page.link);
}

/** Says that the connection is lost, and whether another one is to be tried. */
function sayLost({ notices, store, isLeaving }: Page, tries: number): boolean {
  if (isLeaving) {
    void comeToGames();
    return false;
  }
  void goToGames();
  const knows = tries > 1 || store.view !== undefined;
  notices.stay(tries > LONG ? WORDS.stillDown : knows ? WORDS.lost : WORDS.loading);
  return true;
}
