import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator } from "playwright-core";
import { RISK_CLASSIC } from "../../mod/saves/risk-classic";
import { buildPage } from "../page/build";
import { findChromium, launchChromium } from "../panels/chromium";
import { pressPiece, rest, shoot, waitFor } from "../pictures/stage";
import { savedAt } from "../pictures/record";

/**
 * How much slower than here the browser is taken to run, and how many milliseconds of its main thread a frame, and a
 * task, may take. The thread's own time is multiplied: a browser that its tools slow down takes what other programs of
 * the machine do meanwhile for its own.
 */
const SLOWER = 4;
const MOST = { frame: 6, task: 50 };
/** A task of a thread, and what in one hands on what canvases have been told to draw: without a graphics card it draws it. */
const TASK = "ThreadControllerImpl::RunTask";
const DRAWS = "LayerTreeHost::DoUpdateLayers";
/**
 * A frame of the page: its compositor begins one for each picture of the screen while anything moves, be it moved by the main
 * thread or by the compositor alone.
 */
const FRAME = "Scheduler::BeginImplFrame";
/** Where a picture of the page is handed on, which draws what it was told to: marked by the bench, as no event tells it. */
const [BEGINS, ENDS] = ["bench draws", "bench has drawn"];
const MARKED = `{
  const drawn = (kind, name) => {
    const own = kind.prototype[name];
    kind.prototype[name] = function (...given) {
      performance.mark("${BEGINS}");
      const answer = own.apply(this, given);
      performance.mark("${ENDS}");
      return answer;
    };
  };
  drawn(OffscreenCanvasRenderingContext2D, "drawImage");
  drawn(OffscreenCanvas, "transferToImageBitmap");
}`;
/**
 * Gives the middle of the button once the attack that was just confirmed is over, and there is something else to confirm: to
 * look for that again and again, and whether it can be pressed, as Playwright does, takes the page more time than its frames.
 */
const AWAITED = `new Promise((resolve) => {
  let isGone = false;
  const look = () => {
    const there = document.querySelector('.panels [aria-label="Confirm"]') ?? undefined;
    if (there !== undefined && isGone) {
      watcher.disconnect();
      // To ask the element itself would have the browser lay out the page.
      const placed = new IntersectionObserver(([{ boundingClientRect: { x, y, width, height } }]) => {
        placed.disconnect();
        resolve({ x: x + width / 2, y: y + height / 2 });
      });
      placed.observe(there);
    }
    isGone ||= there === undefined;
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.querySelector(".panels"), { childList: true, subtree: true });
})`;
/** The parts of what is left, by the events that say them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  script: ["FunctionCall", "EvaluateScript", "RunMicrotasks", "V8.GCScavenger", "MajorGC"],
  style: ["UpdateLayoutTree"],
  layout: ["LocalFrameView::performLayout"],
  paint: ["Paint", "Layerize", "Blink.PrePaint.UpdateTime", "PaintArtifactCompositor::Update"],
};
/** Milliseconds that are watched: dice fall until a territory is taken, and armies move in. */
const WATCHED = 6000;

/** What of a trace of Chromium is read: times in microseconds, `tdur` and `tts` of the thread's own. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  tts?: number;
  args?: { name?: string };
}

/** What the page costs while pieces move, dice fall and land changes hands, as a line of the bench. */
export async function pageLines(root: string): Promise<string> {
  if (findChromium() === undefined) return "not run: the page, for there is no Chromium";
  const browser = await launchChromium("The page needs");
  try {
    return costOf(await watched(root, browser));
  } finally {
    await browser.close();
  }
}

async function watched(root: string, browser: Browser): Promise<TraceEvent[]> {
  const record = readFileSync(join(root, "scripts", "pictures", "storm.txt"), "utf8");
  const page = await buildPage(root, RISK_CLASSIC);
  const stage = { root, browser, page, save: RISK_CLASSIC, size: { width: 1440, height: 900 } };
  let trace: Buffer = Buffer.alloc(0);
  await shoot(stage, savedAt(record), async (tab) => {
    const button = (name: string): Locator =>
      tab.getByRole("button", { name }).filter({ visible: true }).first();
    await rest(tab);
    await pressPiece(tab, "Ural");
    await waitFor(tab, "tabletop.view().lines.length > 0");
    await pressPiece(tab, "Ukraine");
    await button("Roll on").click();
    await rest(tab);
    const at = await button("Confirm").boundingBox();
    if (at === null) throw new Error("nothing to confirm");
    await tab.evaluate(MARKED);
    const categories = ["toplevel", "devtools.timeline", "cc", "blink", "blink.user_timing", "__metadata"];
    await browser.startTracing(tab, { categories });
    await tab.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
    const { x, y } = await tab.evaluate<{ x: number; y: number }>(AWAITED);
    await tab.mouse.click(x, y);
    await tab.waitForTimeout(WATCHED);
    trace = await browser.stopTracing();
  });
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** What the main thread of the page has cost by the trace: of each frame, and the longest task. */
function costOf(events: readonly TraceEvent[]): string {
  const [first] = events.filter(({ name }) => name === "FireAnimationFrame");
  if ((first as TraceEvent | undefined) === undefined) return "not run: the page drew nothing";
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const frames = events
    .filter(({ name, pid }) => name === FRAME && pid === first.pid)
    .sort((one, other) => one.ts - other.ts);
  const spans = own.filter(({ ph }) => ph === "X");
  const tasks = spans.filter(({ name }) => name === TASK);
  const drawn = [...spans.filter(({ name }) => name === DRAWS), ...marked(own)];
  const undrawn = (task: TraceEvent): number => taken(task) - within(task, drawn);
  const parts = Object.entries(PARTS).map(([part, names]) => {
    const all = outermost(spans.filter(({ name }) => names.includes(name)));
    const sum = all.reduce((total, event) => total + taken(event) - within(event, drawn), 0);
    return `${part} ${(sum / frames.length).toFixed(1)}`;
  });
  const all = tasks.reduce((sum, task) => sum + undrawn(task), 0) / frames.length;
  return [
    `the page in a Chromium ${SLOWER} times as slow, while dice fall and armies march (${frames.length} frames):`,
    ...linesOf(frames, tasks, taken),
    "  without what Chromium draws on this thread where there is no graphics card:",
    ...linesOf(frames, tasks, undrawn),
    `  of these on average ${all.toFixed(1)} ms a frame, in which ${parts.join(", ")}`,
  ].join("\n");
}

/** What is drawn between two marks of the bench. */
function marked(events: readonly TraceEvent[]): TraceEvent[] {
  const marks = events
    .filter(({ name, ph }) => (name === BEGINS || name === ENDS) && ph !== "X")
    .sort((one, other) => one.ts - other.ts);
  return marks.flatMap((mark, i) => {
    const end = marks.at(i + 1);
    if (mark.name !== BEGINS || end?.name !== ENDS) return [];
    const dur = end.ts - mark.ts;
    return [{ ...mark, ph: "X", dur, tdur: (end.tts ?? end.ts) - (mark.tts ?? mark.ts) }];
  });
}

/** Those that are in no other of them. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = -Infinity;
  return [...events]
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** Milliseconds of these that are in a task. */
function within({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[]): number {
  return events
    .filter((event) => event.ts >= ts && event.ts < ts + dur)
    .reduce((sum, event) => sum + taken(event), 0);
}

/** What each frame and the longest tasks cost, in two lines. */
function linesOf(
  frames: readonly TraceEvent[],
  tasks: readonly TraceEvent[],
  cost: (task: TraceEvent) => number,
): string[] {
  const costs = frames.map(({ ts }, i, all) => {
    const end = all.at(i + 1)?.ts ?? Infinity;
    // Whoever draws nothing for a while has drawn its last frame.
    const until = Math.min(end, ts + 100_000);
    return tasks
      .filter((task) => task.ts >= ts && task.ts < until)
      .reduce((sum, task) => sum + cost(task), 0);
  });
  const sorted = [...costs].sort((one, other) => one - other);
  const at = (share: number): string => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
  const longest = tasks.map(cost).sort((one, other) => other - one);
  const late = above(longest, MOST.task);
  return [
    `  main thread a frame: median ${at(0.5)} ms, 95 of 100 ${at(0.95)} ms, 99 of 100 ${at(0.99)} ms; goal ${MOST.frame}`,
    `  frames above ${MOST.frame}, ${2 * MOST.frame} and ${3 * MOST.frame} ms: ${[1, 2, 3].map((times) => above(costs, times * MOST.frame)).join(", ")}`,
    `  longest tasks ${longest
      .slice(0, 3)
      .map((one) => one.toFixed(0))
      .join(", ")} ms, ${late} above ${MOST.task}`,
  ];
}

function above(costs: readonly number[], most: number): number {
  return costs.filter((one) => one > most).length;
}

/** Milliseconds of the slow thread, without what other programs of the machine took meanwhile. */
function taken({ dur = 0, tdur = dur }: TraceEvent): number {
  return (tdur * SLOWER) / 1000;
}
