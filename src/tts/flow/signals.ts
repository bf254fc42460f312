import type { Match } from "../../session/match/match";
import type { DiceShow } from "../../session/game/battle";
import type { Outcome } from "../../session/play/commands/types";
import { siteOf } from "../../session/intent/site";
import { speedOf } from "../../session/play/pace";
import { highlightSite, middleOf } from "../objects/board/site";
import { placeOf } from "../objects/board/frame";
import { registry } from "../objects/registry";
import { colourId } from "../colours";
import { later, WHOLE_FRAME } from "../queue";
import type { Context } from "./context";
import { lookDown, playerOf } from "./people";

/** How cameras look at a site and at a mat: nearer than at the whole board. */
const NEAR = { pitch: 60, yaw: 0, distance: 17 };

/**
 * Shows all where something has just been done: what goes from one territory to another lights up at both ends, and
 * a battle that begins is pinged, too. Not where the show is instant: that would be a flicker.
 */
export function signal(context: Context, match: Match, { action }: Outcome): void {
  const fight = match.module.table.fight(match.game.state);
  const begins = fight !== undefined && !context.site.isFought;
  context.site.isFought = fight !== undefined;
  const site = fight ?? (action === undefined ? undefined : siteOf(match, action));
  if (site === undefined) return;
  context.site.last = site;
  const isMove = begins || (fight === undefined && site.from >= 0 && site.to >= 0);
  if (action === undefined || !isMove || speedOf(context.room) === "instant") return;
  later(0, () => {
    // After what is being laid: only then everything stands where it is to be lit.
    later(WHOLE_FRAME, highlightSite, site);
  });
  if (begins) pingSite(match, site);
}

/** A ping is somebody's: of the one whose turn it is, or of who fights besides. Computers have none. */
function pingSite({ module, game: { state } }: Match, site: DiceShow): void {
  const at = middleOf(site);
  for (const seat of [state.turn].concat(module.table.fighters(state))) {
    const player = seat < 0 ? undefined : playerOf(state.colours[seat]);
    if (player !== undefined && at !== undefined) {
      player.pingTable(at);
      return;
    }
  }
}

/** Flies a player's camera: to the battle or where something was done last, to the own mat, or over the whole board. */
export function look(context: Context, player: TtsPlayer, what: string): void {
  const mat = registry.mats[colourId(player.color)];
  const { w, h } = registry.kit.mat;
  let position: TtsXYZ | undefined;
  if (what === "camera place" && context.site.last !== undefined) position = middleOf(context.site.last);
  else if (what === "camera mat" && mat !== undefined) position = placeOf(mat, w / 2, h / 2, 0);
  if (position === undefined) lookDown(player);
  else player.lookAt({ position, pitch: NEAR.pitch, yaw: NEAR.yaw, distance: NEAR.distance });
}
