import { toTable, type Place, type Point } from "./camera";
import { WORDS } from "../words";
import type { Figure } from "./sort";
import type { Link } from "../net/link";
import type { Scene } from "./scene";
import type { Store } from "../net/store";
import type { Done, Refused } from "../../server/answers";

/** A piece in this browser's hand. */
export interface Drag {
  move: (point: Point) => void;
  /** Lets it go at a point, or in the own hand. */
  drop: (point: Point, inHand: boolean) => void;
  /** Leaves it where it was. */
  cancel: () => void;
}

/** Milliseconds between two messages, and how long what was let go waits for the server to agree. */
const TICK = 1000 / 30;
const PATIENCE = 1500;

/** Whether a person could lift it. */
export function movable({ piece, way }: Figure, mine: string): boolean {
  if (piece.locked === true || piece.fixed === true || way === "ground") return false;
  return piece.held === undefined || piece.held === mine;
}

/** Picks a piece up: it is drawn at the pointer at once; if the table says no, it eases back and `say` says why. */
export function startDrag(
  world: { scene: Scene; store: Store; link: Link },
  figure: Figure,
  from: Point,
  say: (why: string) => void,
): Drag {
  const { scene, store, link } = world;
  const { key } = figure;
  const home = scene.pose(figure);
  const grip = toTable(scene.camera, from);
  const inHand = figure.piece.hand !== undefined && figure.piece.hand === store.view?.you.color;
  const off = inHand ? { x: 0, z: 0 } : { x: home.x - grip.x, z: home.z - grip.z };
  const draws = (figure.piece.count ?? 1) > 1;
  let place: Place = home;
  let sent = 0;
  let over = false;
  const held = { figure: draws ? top(figure) : figure, place };
  scene.held = held;

  const free = (): void => {
    if (scene.held !== held) return;
    scene.held = undefined;
    scene.wake();
  };
  const back = (answer: Refused): void => {
    over = true;
    if (scene.held !== held) return;
    free();
    if (!draws) scene.settle(key, place);
    say(answer.code === "gone" && answer.why === "" ? WORDS.notSent : answer.why);
  };
  const picked = link.ask(draws ? { t: "draw", piece: Number(key) } : { t: "pick", piece: Number(key) });
  void picked.then((answer) => {
    if (answer.t === "refused") back(answer);
    else if (!over) link.tell({ t: "drag", x: place.x, z: place.z });
  });

  /** What was let go stays where it was put until the table has taken it. */
  const landed = async (asked: Promise<Done | Refused>): Promise<void> => {
    const answer = await asked;
    if (answer.t === "refused") return back(answer);
    const until = performance.now() + PATIENCE;
    while (store.view?.pieces[key]?.held !== undefined && performance.now() < until)
      await new Promise((done) => setTimeout(done, 16));
    if (scene.held !== held) return;
    free();
    scene.settle(key, place);
  };

  return {
    move: (point) => {
      if (over) return;
      const at = toTable(scene.camera, point);
      place = { x: at.x + off.x, z: at.z + off.z };
      held.place = place;
      scene.wake();
      const now = performance.now();
      if (now - sent < TICK) return;
      sent = now;
      link.tell({ t: "drag", x: place.x, z: place.z });
    },
    drop: (point, intoHand) => {
      if (over) return;
      over = true;
      const at = toTable(scene.camera, point);
      place = { x: at.x + off.x, z: at.z + off.z };
      held.place = place;
      const hand = store.view?.seats[store.view.you.color]?.hands[0];
      const to = intoHand && hand !== undefined ? { x: hand.at[0], z: hand.at[2] } : place;
      void picked.then((answer) => {
        if (answer.t === "done") void landed(link.ask({ t: "drop", x: to.x, z: to.z }));
      });
    },
    cancel: () => {
      if (over) return;
      over = true;
      place = home;
      held.place = home;
      void picked.then((answer) => {
        if (answer.t === "done") void landed(link.ask({ t: "drop", x: home.x, z: home.z }));
      });
    },
  };
}

/** What comes off a container looks like it, alone. */
function top(figure: Figure): Figure {
  const { count: _count, buttons: _buttons, ...piece } = figure.piece;
  return { ...figure, key: "", piece };
}
