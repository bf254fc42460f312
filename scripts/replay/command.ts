import { indexIds } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import type { Seat } from "../../src/core/types";
import { nextAction, openRecord } from "../../src/core/record";
import { chanceIsDue } from "../../src/core/common";
import { Complaint } from "../complaint";
import { readBeginning, type Beginning } from "./begin";
import { choicesText, seatChoices, trialText, tryAction } from "./choices";
import { runInLua } from "./engine";
import { isUnseen, logEntry, logText, reportOf, type Entry } from "./log";
import { runInNode, type Run, type Watch } from "./run";
import { readWish, type Wish } from "./usage";

/** Replays where the wish says; the log is Node's, and counts only where the engine's hashes are the same. */
async function runWish(wish: Wish, beginning: Beginning, watch: Watch | undefined): Promise<Run> {
  const hashed = wish.output === "hashes" || watch !== undefined;
  if (wish.engine === "node") return runInNode(beginning, wish.until, hashed, watch);
  const run = await runInLua(beginning, wish.until, hashed, wish.engine);
  if (watch === undefined) return run;
  const ours = runInNode(beginning, wish.until, true, watch).hashes;
  const at = ours.findIndex((hash, i) => hash !== run.hashes[i]);
  if (at >= 0) {
    const hashes = `${run.hashes[at] ?? "nothing"} and ${ours[at] ?? "nothing"}`;
    throw new Complaint(`${wish.engine} and Node differ after action ${at + 1}: ${hashes}.`);
  }
  return run;
}

/** What the command prints for these arguments; complains of what is wrong. */
export async function replay(args: readonly string[]): Promise<string> {
  const wish = readWish(args);
  const beginning = await readBeginning(wish.file, wish.from);
  const log: Entry[] = [];
  const viewer = wish.view;
  const watch: Watch = (action, events, state) => {
    const seat = viewer === undefined ? undefined : state.colours.indexOf(viewer);
    const entry = logEntry(beginning.engine, log.length + 1, action, events, state, seat);
    if (entry !== undefined) log.push(entry);
  };
  const run = await runWish(wish, beginning, wish.output === "events" ? watch : undefined);
  return print(wish, run, beginning, log);
}

/** How many of a record's first actions leave no trace in a seat's view. */
function countUnseen({ engine, text }: Beginning, count: number, seat: Seat): number {
  const record = openRecord(engine, text);
  if (isFault(record)) return 0;
  let unseen = 0;
  for (let i = 0; i < count; i++) {
    const action = nextAction(record);
    if (action !== undefined && !isFault(action) && isUnseen(engine, action, seat)) unseen++;
  }
  return unseen;
}

function print(wish: Wish, run: Run, beginning: Beginning, log: readonly Entry[]): string {
  const { meta, notation, view } = beginning.engine;
  const report = reportOf(beginning.engine);
  const state = run.state;
  const seat = wish.view === undefined ? undefined : indexIds(state.colours)[wish.view];
  if (wish.view !== undefined && seat === undefined)
    throw new Complaint(`Nobody plays ${wish.view} in this game, but ${state.colours.join(", ")}.`);
  const seen = seat === undefined ? state : view.state(state, seat);
  const count = seat === undefined ? run.count : run.count - countUnseen(beginning, run.count, seat);
  const json = (fields: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ game: meta.id, version: report.version, actions: count, ...fields }, null, 2);
  switch (wish.output) {
    case "position":
      return wish.json ? json({ position: notation.writePosition(state) }) : notation.writePosition(state);
    case "events":
      return wish.json ? json({ log }) : logText(log);
    case "hashes": {
      if (wish.json) return json({ hashes: run.hashes });
      return run.hashes.map((hash, i) => `${i + 1} ${hash}`).join("\n");
    }
    case "choices": {
      const choices = seatChoices(beginning.engine, state, wish.view);
      return wish.json
        ? json({ step: state.step, chance_due: chanceIsDue(state) ? state.step : null, choices })
        : choicesText(state, choices);
    }
    case "try": {
      const trials = wish.actions.map((action) => tryAction(beginning.engine, state, action));
      if (wish.json) return json({ try: trials.length === 1 ? trials[0] : trials });
      return trials.map(trialText).join("\n");
    }
    case "outcome":
      return wish.json ? JSON.stringify(report.state(seen), null, 2) : report.outcome(seen, run.names, count);
  }
}
