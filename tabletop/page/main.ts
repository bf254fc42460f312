import { ask } from "./parts/question";
import { connect, keepName, ownName, type Ask, type Link } from "./net/link";
import { el } from "./parts/dom";
import { belowOf, freeRect } from "./panels/free";
import { listen, type World } from "./map/pointer";
import { listenKeys } from "./map/keys";
import { menuAt } from "./menus";
import { newBubbles } from "./parts/bubble";
import { newChat } from "./parts/chat";
import { newCurtain } from "./parts/curtain";
import { newDialogs } from "./parts/dialog";
import { newInspector } from "./inspector/inspector";
import { newHand } from "./parts/hand";
import { newLayer } from "./panels/layer";
import { newNotices } from "./parts/notice";
import { newRail } from "./parts/rail";
import { newScene } from "./map/scene";
import { newStore, type Store } from "./net/store";
import { newEntrance } from "./entrance";
import { openDoor } from "./parts/door";
import { openInvite } from "./parts/welcome";
import { openSettings, readLikes, scaleOf } from "./parts/settings";
import { figureOf } from "./map/sort";
import { readDrawings, type Drawings } from "./drawings";
import { seatColor } from "./map/palette";
import { WORDS } from "./words";
import { middle, toWindow, type Place, type Point } from "./map/camera";
import type { Answer, Welcome } from "../server/answers";
import type { Sheet } from "./parts/sheet";
import type { View } from "../server/view";

/** Milliseconds after a press in which what the table answers is shown where it was. */
const ANSWERS = 900;
/** Of the table around what the inspector shows, in table units. */
const REVEALED = 6;

function start(drawings: Drawings): void {
  const root = el("main", { class: "page" });
  document.body.append(root);
  document.title = drawings.title === "" ? document.title : drawings.title;
  const likes = readLikes();
  const store = newStore(() => link.tell({ t: "again" }));
  const stage = newStore(() => undefined);
  const bubbles = newBubbles(root);
  const notices = newNotices(root);
  notices.stay(WORDS.loading);
  const scene = newScene(root, stage, drawings, () => likes.instant);
  scene.canvas.setAttribute("aria-label", WORDS.map);
  let welcome: Welcome | undefined;
  let door: Sheet | undefined;
  let pressed: { at: Point; since: number } | undefined;

  const link: Link = connect({
    welcome: (message) => {
      welcome = message;
      door?.close();
      door = undefined;
      notices.stay("");
      if (message.lost !== undefined) notices.tell(WORDS.lostSeat(message.lost.color, message.lost.by));
      entrance.arrived(message);
      inspector.hear(message);
    },
    message: (message) => hear(message),
    conflict: (message) => {
      notices.stay("");
      door?.close();
      door = openDoor(root, message, link);
    },
    closed: (message) => {
      notices.stay("");
      door?.close();
      door = openDoor(root, message, link);
    },
    lost: (tries) =>
      notices.stay(
        tries > 6 ? WORDS.stillDown : tries > 1 || store.view !== undefined ? WORDS.lost : WORDS.loading,
      ),
  });

  const hear = (message: Answer): void => {
    if (message.t === "view" || message.t === "delta") store.take(message);
    else if (message.t === "notice" && message.code === "renewed") location.reload();
    else if (message.t === "notice") notices.tell(message.text);
    inspector.hear(message);
  };

  const say = (point: Point, text: string): void => bubbles.say(point, text);
  const world: World = {
    ...{ scene, store, link },
    hosts: {
      say,
      menu: (point, figure) => menuAt(root, world, point, figure),
      tip: (point, figure) =>
        bubbles.tip(point, figure?.piece.name ?? undefined, figure?.piece.description ?? ""),
      inspect: () => inspector.toggle(),
      overHand: (point) => hand.over(point),
    },
  };
  const asked = async (request: Ask, at: Point): Promise<boolean> => {
    const answer = await link.ask(request);
    if (answer.t === "refused") say(at, answer.why === "" ? WORDS.notSent : answer.why);
    return answer.t === "done";
  };
  const rail = newRail(root, {
    seat: (color) => {
      const view = store.view;
      if (view === undefined || color === view.you.color) return;
      const from = view.you.color;
      const sit = (): void => void asked({ t: "sit", color }, { x: 60, y: 60 });
      if (color in view.you.own) curtain.handTo(color);
      // One who leaves a game for another of its hands would know both.
      else if (view.seats[from]?.hands.some((one) => one.count > 0))
        ask(root, WORDS.rail.leave(from, color), WORDS.rail.leaveYes(color), WORDS.rail.leaveNo(from), sit);
      else sit();
    },
    chat: () => chat.toggle(),
    menu: ({ right, top }) => menuAt(root, world, { x: right + 6, y: top }, undefined),
    fit: () => scene.fit(),
    zoom: (closer) => scene.zoom(middle(scene.free), closer ? 1.3 : 1 / 1.3),
    panels: () => {
      root.classList.toggle("bare");
      arrange();
    },
    settings: () =>
      openSettings(root, likes, nameOf(store), arrange, (name) => {
        keepName(name);
        void link.ask({ t: "rename", name });
      }),
    invite: () => {
      if (welcome === undefined) return;
      const sheet = openInvite(root, welcome.invite, Object.keys(store.view?.seats ?? {}), () =>
        sheet.close(),
      );
    },
  });
  const layer = newLayer(
    root,
    () => rail.element.getBoundingClientRect().width,
    async (request, at) => {
      const { left, top, width } = at.getBoundingClientRect();
      pressed = { at: { x: left + width / 2, y: top }, since: performance.now() };
      return asked(request, pressed.at);
    },
    () => arrange(),
  );
  const pointer = listen(world);
  const hand = newHand(root, {
    lift: (key, event) => {
      const piece = store.view?.pieces[key];
      if (piece !== undefined) pointer.lift(figureOf(key, piece, drawings), event);
    },
    menu: (key, point) => {
      const piece = store.view?.pieces[key];
      if (piece !== undefined) menuAt(root, world, point, figureOf(key, piece, drawings));
    },
  });
  const chat = newChat(
    root,
    (text) => void asked({ t: "chat", text }, { x: 80, y: innerHeight - 80 }),
    rail.unread,
  );
  const curtain = newCurtain(root, link);
  const inspector = newInspector(root, link, ([x, , z]) => scene.reveal({ x, z, w: REVEALED, d: REVEALED }));
  addEventListener("keydown", ({ key }) => {
    if (key !== "F9" || store.view === undefined) return;
    if (store.view.you.host || store.view.table.inspected) inspector.toggle();
  });
  const showDialog = newDialogs(root, (dialog, value) => {
    void link.ask({ t: "answer", dialog, ...(value === undefined ? {} : { value }) });
  });
  const entrance = newEntrance({ root, link, store, stage, drawings, tell: (text) => notices.tell(text) });
  scene.canvas.addEventListener("pointerdown", ({ clientX, clientY }) => {
    pressed = { at: { x: clientX, y: clientY }, since: performance.now() };
  });
  listenKeys(world, ({ piece }) => {
    const label = piece.buttons?.at(0)?.label.trim() ?? "";
    bubbles.announce(`${piece.name ?? WORDS.hidden} ${label}`);
  });

  /** Lays out the panels and gives the map what they leave. */
  const arrange = (): void => {
    const { view } = store;
    if (view === undefined) return;
    const scale = scaleOf(likes);
    root.style.setProperty("--scale", String(scale));
    const bare = root.classList.contains("bare");
    root.style.setProperty("--larger", String(Math.max(1, scale)));
    const { docked, floating } = layer.draw(view, scale);
    const left = rail.element.getBoundingClientRect().width;
    const below = hand.tips() * Math.max(1, scale);
    const inside = { x: left, y: 0, w: innerWidth - left, h: innerHeight - below };
    const shape = { w: scene.field.w, d: scene.field.d };
    const free = freeRect(inside, bare ? [] : docked, shape);
    scene.setFree(free, bare ? [] : floating);
    const x = free.x + free.w / 2;
    root.style.setProperty("--free-x", `${x}px`);
    root.style.setProperty("--free-top", `${belowOf(floating, x, free.y)}px`);
  };

  /** What the script tells a person alone, at once after a press, belongs to where that was. */
  const broadcasts = (view: View, before: View | undefined): void => {
    if (before === undefined || view.chat === before.chat) return;
    for (const [key, { way, text, color, own }] of Object.entries(view.chat)) {
      if (key in before.chat || (way !== "print" && way !== "broadcast")) continue;
      if (own === true && pressed !== undefined && performance.now() - pressed.since < ANSWERS)
        say(pressed.at, text);
      else if (way === "broadcast") notices.tell(text, color);
    }
  };

  const cameraOf = (view: View, before: View | undefined): void => {
    const wish = view.camera;
    if (wish === undefined || wish.n === before?.camera?.n || before === undefined) return;
    const reach = Math.max(4, Math.min(20, wish.distance * 0.5));
    scene.reveal({ x: wish.at[0], z: wish.at[2], w: reach, d: reach });
  };

  store.watch((view, before) => {
    if (entrance.live()) stage.take({ t: "view", n: 0, frame: store.frame(), view });
    if (view.table.name !== before?.table.name && view.table.name !== "") document.title = view.table.name;
    const tips = hand.tips();
    hand.update(view);
    if (
      tips !== hand.tips() ||
      view.ui !== before?.ui ||
      view.you !== before.you ||
      before.pieces === undefined
    )
      arrange();
    rail.update(view);
    chat.update(view, before);
    showDialog(view);
    curtain.update(view);
    inspector.update(view);
    broadcasts(view, before);
    cameraOf(view, before);
    root.style.setProperty("--mine", seatColor(view.you.color));
  });
  stage.watch(() => {
    if (scene.free.w === innerWidth) arrange();
  });
  addEventListener("resize", arrange);
  // For tests and for those who write mods: what is shown, and where a piece is in the window.
  Object.assign(window, {
    tabletop: {
      view: () => store.view,
      pointOf: (key: string) => {
        const figure = scene.figures.find((one) => one.key === key);
        return figure === undefined ? undefined : toWindow(scene.camera, scene.pose(figure));
      },
      at: (place: Place) => toWindow(scene.camera, place),
      free: () => scene.free,
      scale: () => scene.camera.scale,
    },
  });
  void document.fonts.ready.then(() => scene.wake(true));
  link.enter();
}

function nameOf({ view }: Store): string {
  const mine = Object.values(view?.people ?? {}).find(
    ({ color }) => color !== "Grey" && color === view?.you.color,
  );
  return mine?.name ?? ownName();
}

void readDrawings().then(start);
