import { isFault } from "../../core/refuse";
import { nextAction, type OpenRecord } from "../../core/record";
import { done, moveTo, newMatch, take, type Match } from "./match";

/** A resumed match that gets its past back: replayed beside it, in slices, until both are level. */
export interface Rebuild {
  readonly match: Match;
  readonly whole: OpenRecord;
  readonly copy: Match;
  /** The record does not lead to the position that the save carries: the match goes on without its past. */
  failed: boolean;
}

/** Begins to replay what lies before a match's base; undefined where there is nothing. */
export function startRebuild(match: Match): Rebuild | undefined {
  if (match.whole === undefined) return undefined;
  return {
    match,
    whole: match.whole,
    copy: newMatch(match.module, match.whole.state, match.names, match.seed, 0, match.origin),
    failed: false,
  };
}

/**
 * Replays up to `n` actions; says whether it is over. The match then has its whole past, for undo and for
 * the log; what was undone at that moment cannot be redone any more.
 */
export function rebuildSome(rebuild: Rebuild, n: number): boolean {
  const { match, copy } = rebuild;
  if (hasStrayed(rebuild)) moveTo(copy, match.base);
  for (let i = 0; i < n && !rebuild.failed; i++) {
    if (copy.game.at === done(match)) return finish(rebuild);
    if (copy.game.at === match.base && !agrees(rebuild)) return give(rebuild);
    const action =
      copy.game.at < match.base ? nextAction(rebuild.whole) : match.game.actions[copy.game.at - match.base];
    if (
      action === undefined ||
      isFault(action) ||
      take(copy, action, [], match.reasons[copy.game.at]) !== undefined
    )
      return give(rebuild);
  }
  return rebuild.failed;
}

/** Whether the copy has done what the match has taken back meanwhile. */
function hasStrayed({ match, copy }: Rebuild): boolean {
  if (copy.game.at > done(match)) return true;
  for (let at = match.base; at < copy.game.at; at++)
    if (copy.game.actions[at] !== match.game.actions[at - match.base]) return true;
  return false;
}

function agrees(rebuild: Rebuild): boolean {
  const { hash } = rebuild.match.module.rules;
  return hash(rebuild.copy.game.state) === hash(rebuild.match.game.checkpoints[0]);
}

function give(rebuild: Rebuild): boolean {
  rebuild.failed = true;
  rebuild.match.whole = undefined;
  return true;
}

function finish(rebuild: Rebuild): boolean {
  const { match, copy } = rebuild;
  match.game = copy.game;
  match.log = copy.log;
  match.base = 0;
  match.earlier = "";
  match.whole = undefined;
  match.marked = -1;
  match.lines = copy.lines;
  match.plain = copy.plain;
  match.packed = copy.packed;
  match.packer = copy.packer;
  return true;
}
