import { awaited } from "../awaited";
import { drawnPose } from "./pose";
import { seenFrom } from "./inset";
import { settle } from "./settle";
import { toTable, type Place, type Point } from "./camera";
import { wake } from "./frame";
import { WORDS } from "../words";
import type { Done, Refused } from "../../wire/answers";
import type { Figure } from "./figures";
import type { MapContext, Scene } from "./types";

/** A piece in this browser's hand. */
export interface Drag {
  map: MapContext;
  key: string;
  /** The piece is a container: what is dragged is drawn from it. */
  draws: boolean;
  home: Place;
  /** From the pointer to the middle of the piece. */
  off: Place;
  /** What the scene draws at the pointer. */
  held: NonNullable<Scene["held"]>;
  picked: Promise<Done | Refused>;
  /** When its place was last sent. */
  sent: number;
  /** It is let go, or was refused. */
  over: boolean;
  say: (why: string) => void;
}

/** Milliseconds between two messages, and how long what was let go waits for the server to agree. */
const TICK = 1000 / 30;
const PATIENCE = 1500;

/** Whether a person could lift it. */
export function movable({ piece, kind }: Figure, mine: string): boolean {
  if (piece.locked === true || piece.fixed === true || kind === "ground") return false;
  return piece.held === undefined || piece.held === mine;
}

/** Picks a piece up: it is drawn at the pointer at once; if the table says no, it eases back and `say` says why. */
export function startDrag(map: MapContext, figure: Figure, from: Point, say: Drag["say"]): Drag {
  const { scene, store, link } = map;
  const { key } = figure;
  const home = drawnPose(scene, figure);
  const grip = toTable(seenFrom(scene, from).camera, from);
  const inHand = figure.piece.hand !== undefined && figure.piece.hand === store.view?.you.color;
  const draws = (figure.piece.count ?? 1) > 1;
  const held = { figure: draws ? top(figure) : figure, place: home };
  scene.held = held;
  const piece = Number(key);
  const drag: Drag = {
    ...{ map, key, draws, home, held, sent: 0, over: false, say },
    off: inHand ? { x: 0, z: 0 } : { x: home.x - grip.x, z: home.z - grip.z },
    picked: link.ask(draws ? { t: "draw", piece } : { t: "pick", piece }),
  };
  void drag.picked.then((answer) => {
    if (answer.t === "refused") goBack(drag, answer);
    else if (!drag.over) tellPlace(drag);
  });
  return drag;
}

export function moveDrag(drag: Drag, point: Point): void {
  if (drag.over) return;
  follow(drag, point);
  wake(drag.map.scene);
  const now = performance.now();
  if (now - drag.sent < TICK) return;
  drag.sent = now;
  tellPlace(drag);
}

/** Lets it go at a point, or in the own hand. */
export function dropDrag(drag: Drag, point: Point, inHand: boolean): void {
  if (drag.over) return;
  follow(drag, point);
  const { view } = drag.map.store;
  const hand = view?.seats[view.you.color]?.hands[0];
  put(drag, inHand && hand !== undefined ? { x: hand.at[0], z: hand.at[2] } : drag.held.place);
}

/** Leaves it where it was. */
export function cancelDrag(drag: Drag): void {
  if (drag.over) return;
  drag.held.place = drag.home;
  put(drag, drag.home);
}

/** The held piece goes with the pointer. */
function follow({ map, held, off }: Drag, point: Point): void {
  const at = toTable(seenFrom(map.scene, point).camera, point);
  held.place = { x: at.x + off.x, z: at.z + off.z };
}

function tellPlace({ map, held }: Drag): void {
  map.link.tell({ t: "drag", x: held.place.x, z: held.place.z });
}

/** Asks the table to put down what it has let one pick up. */
function put(drag: Drag, { x, z }: Place): void {
  drag.over = true;
  void drag.picked.then((answer) => {
    if (answer.t === "done") void land(drag, drag.map.link.ask({ t: "drop", x, z }));
  });
}

/** What was let go stays where it was put until the table has taken it. */
async function land(drag: Drag, asked: Promise<Done | Refused>): Promise<void> {
  const { scene, store } = drag.map;
  const answer = await asked;
  if (answer.t === "refused") return goBack(drag, answer);
  const isTaken = (): boolean => store.view?.pieces[drag.key]?.held === undefined;
  await awaited(() => isTaken() || undefined, PATIENCE, 16);
  if (scene.held !== drag.held) return;
  free(drag);
  settle(scene, drag.key, drag.held.place);
}

function goBack(drag: Drag, answer: Refused): void {
  const { scene } = drag.map;
  drag.over = true;
  if (scene.held !== drag.held) return;
  free(drag);
  if (!drag.draws) settle(scene, drag.key, drag.held.place);
  drag.say(answer.code === "gone" && answer.why === "" ? WORDS.notSent : answer.why);
}

function free({ map: { scene }, held }: Drag): void {
  if (scene.held !== held) return;
  scene.held = undefined;
  wake(scene);
}

/** What comes off a container looks like it, alone. */
function top(figure: Figure): Figure {
  const { count: _count, buttons: _buttons, ...piece } = figure.piece;
  return { ...figure, key: "", piece };
}
