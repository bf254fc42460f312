import { arrange } from "./arrange";
import { askOtherGames } from "./home/other-games";
import { askAt } from "./asking";
import { inboxOf, inOrder, listeners } from "./connection";
import { connect, type Ask } from "./net/link";
import { el } from "./parts/dom";
import { exposePage } from "./expose";
import { handActions, mapActions } from "./map-actions";
import { landOf } from "./map/hit";
import { listen } from "./map/pointer";
import { listenKeys } from "./map/keys";
import { newAlert } from "./alert";
import { newBubbles } from "./parts/bubble";
import { listenTips } from "./parts/tips";
import { newChat } from "./parts/chat";
import { newDialogs } from "./parts/dialog";
import { newEndBar } from "./story/end-bar";
import { newEntrance } from "./home/entrance";
import { newHand } from "./parts/hand";
import { newInspector, toggleInspector } from "./inspector/inspector";
import { diceFell, hearMoments } from "./moments";
import { playSound } from "./sound";
import { newLayer } from "./panels/layer";
import { newLying } from "./panels/lying";
import { newNotices } from "./parts/notice";
import { newRail } from "./parts/rail";
import { newComputers, newSeats } from "./replay/running";
import { newScene, redraw } from "./map/scene";
import { newSeatPicker } from "./parts/seat-picker";
import { newSheets } from "./panels/sheets";
import { newStrip } from "./panels/strip";
import { newStore } from "./net/store";
import { railActions } from "./rail-actions";
import { readDrawings, type Drawings } from "./drawings";
import { followMotion, readLikes } from "./parts/settings";
import { reveal } from "./map/viewport";
import { stepsOf, update } from "./update";
import { showSavedGames } from "./replay/saved-games";
import { spokenOf } from "./map/spoken";
import { stillLink } from "./replay/still";
import { WORDS } from "./words";
import type { MapContext } from "./map/types";
import type { Page } from "./types";

/** Of the table around what the inspector shows, in table units. */
const REVEALED = 6;

function start(drawings: Drawings): void {
  const page = newPage(drawings);
  const { link, store, stage, scene } = page;
  listenToPage(page);
  store.watch((view, before) => update(page, view, before));
  hearMoments(page);
  stage.watch(() => {
    if (scene.free.w === innerWidth) arrange(page);
  });
  exposePage(page);
  void document.fonts.ready.then(() => redraw(scene));
  link.enter();
}

/** Makes the page. Its parts are drawn over one another in the order in which they are made. */
function newPage(drawings: Drawings): Page {
  const get = (): Page => page;
  const root = el("main", { class: "page" });
  document.body.append(root);
  document.title = drawings.title === "" ? document.title : drawings.title;
  const likes = readLikes();
  const store = newStore(() => page.link.tell({ t: "again" }));
  const stage = newStore(() => undefined);
  const bubbles = newBubbles(root);
  listenTips(root, bubbles);
  const notices = newNotices(root);
  notices.stay(WORDS.loading);
  const scene = newScene(root, stage, drawings, () => likes.instant);
  scene.canvas.setAttribute("aria-label", WORDS.map);
  const send = async (request: Ask, at: HTMLElement): Promise<boolean> => askPanel(page, request, at);
  const lying = newLying(root, scene, send);
  const connected = inOrder(connect(listeners(get), drawings.title), get);
  const link = stillLink(connected, () => page.replay !== undefined);
  const map: MapContext = { scene, store, link, page: mapActions(get) };
  const rail = newRail(root, railActions(get));
  const page: Page = {
    ...{ root, drawings, likes, store, stage, bubbles, notices, scene, lying, link, map, rail },
    ...{ seats: newSeats(drawings.quick), computers: newComputers(drawings.quick) },
    layer: newLayer(root, drawings, {
      ...{ send, redraw: () => arrange(page), isStill: () => likes.instant },
      onFanfare: () => likes.sound && playSound("fanfare", likes.volume),
      onDice: () => diceFell(page),
    }),
    strip: newStrip(root, drawings.controls, send),
    row: { key: "", begun: "", on: false },
    roomLeft: undefined,
    ...{ railAt: { key: "", rect: undefined }, room: { key: "", free: undefined } },
    steps: stepsOf(get),
    inbox: inboxOf(get),
    sheets: newSheets(root, () => arrange(page)),
    hand: newHand(root, handActions(get, listen(map).lift)),
    chat: newChat(root, (text) => void sayInChat(page, text), rail.unread),
    seatPicker: newSeatPicker(root, link),
    alert: newAlert(likes),
    endBar: newEndBar(root),
    inspector: newInspector(root, link, ([x, , z]) => reveal(scene, { x, z, w: REVEALED, d: REVEALED })),
    showDialog: newDialogs(root, drawings.keys, (dialog, value) => {
      void link.ask({ t: "answer", dialog, ...(value === undefined ? {} : { value }) });
    }),
    entrance: newEntrance({
      ...{ root, link, store, stage, drawings, tell: (text) => notices.tell(text) },
      savedGames: () => void showSavedGames(page),
      otherGames: () => askOtherGames(page),
    }),
    ...{ replay: undefined, welcome: undefined, isLeaving: false, isReplacing: false },
    ...{ joinGate: undefined, pressed: undefined },
  };
  return page;
}

function listenToPage(page: Page): void {
  const { store, scene, map, bubbles } = page;
  addEventListener("keydown", ({ key, target }) => {
    const elsewhere = target instanceof Element && target.matches("input, textarea, select, [role=dialog] *");
    if (key === "Escape" && !elsewhere) page.layer.leave();
    if (key !== "F9" || store.view === undefined) return;
    if (store.view.you.host || store.view.table.inspected) toggleInspector(page.inspector);
  });
  scene.canvas.addEventListener("pointerdown", ({ clientX, clientY }) => {
    page.pressed = { at: { x: clientX, y: clientY }, since: performance.now() };
  });
  listenKeys(map, (figure) =>
    bubbles.announce(
      spokenOf(figure, scene.figures, Object.keys(store.view?.seats ?? {}), landOf(scene, figure)),
    ),
  );
  addEventListener("resize", () => arrange(page));
  followMotion(page.likes, () => arrange(page));
  new ResizeObserver(() => (page.railAt.key = "")).observe(page.rail.element);
  document.addEventListener("visibilitychange", () => page.steps.begin());
}

/** Asks for what somebody does with a panel; what is said against it comes to the panel's upper edge. */
async function askPanel(page: Page, request: Ask, panel: HTMLElement): Promise<boolean> {
  const { left, top, width } = panel.getBoundingClientRect();
  page.pressed = { at: { x: left + width / 2, y: top }, since: performance.now() };
  return askAt(page, request, page.pressed.at);
}

async function sayInChat(page: Page, text: string): Promise<boolean> {
  return askAt(page, { t: "chat", text }, { x: 80, y: innerHeight - 80 });
}

void readDrawings().then(start);
