import { carries } from "../../world/tags";
import { share } from "../../world/world";
import { objectOut, type Out } from "../../bridge/values";
import type { TableObject, World } from "../../world/types";
import { linesOut, readLines, readSnapPoints, snapPointsOut } from "../object/parts";
import { does } from "../done";
import { flag, fn, has, maybeFn, text, texts } from "../reader";
import type { Call } from "../types";

/** Objects as scripts find them: also those that still spawn; zones are found by their tag or GUID too. */
function find(world: World, test: (object: TableObject) => boolean): Out {
  return [...world.objects.values()].filter(test).map((object) => objectOut(object.handle));
}

/** Frames that automatic checkpoints can be held off. */
const BLOCK_FRAMES = 3600;

export const BASE_FUNCTIONS: Record<string, Call> = {
  __random: (args) => share(args.world),
  getObjectFromGUID: (args) => {
    if (args.world.notes !== undefined && !has(args, 0)) return undefined;
    const handle = args.world.guids.get(text(args, 0));
    return handle === undefined ? undefined : objectOut(handle);
  },
  getObjects: (args) => find(args.world, () => true),
  getAllObjects: (args) => find(args.world, (object) => object.data.Name !== "HandTrigger"),
  getObjectsWithTag: (args) => {
    const tag = text(args, 0);
    return find(args.world, (object) => carries(object, tag));
  },
  getObjectsWithAnyTags: (args) => {
    const tags = texts(args, 0);
    return find(args.world, (object) => tags.some((tag) => carries(object, tag)));
  },
  getObjectsWithAllTags: (args) => {
    const tags = texts(args, 0);
    return find(args.world, (object) => tags.every((tag) => carries(object, tag)));
  },
  addHotkey: does((args) =>
    args.world.hotkeys.push({ label: text(args, 0), fn: fn(args, 1), onRelease: flag(args, 2, false) }),
  ),
  clearHotkeys: does((args) => (args.world.hotkeys = [])),
  /** The host, on whose machine scripts run, sees what can be bound. */
  showHotkeyConfig: ({ world }) => {
    const host = world.people.list.find((person) => person.host);
    if (host === undefined) return false;
    const labels = world.hotkeys.map(({ label }) => label).join("\n");
    host.dialog = { kind: "keys", text: labels, fn: undefined, value: "", options: [] };
    return true;
  },
  addContextMenuItem: does((args) => {
    args.world.menu.push({ label: text(args, 0), fn: fn(args, 1), keepOpen: flag(args, 2, false) });
    flag(args, 3, false);
  }),
  clearContextMenu: does((args) => (args.world.menu = [])),
  /** Takes a checkpoint soon, and tells the function whether it did; may hold off the automatic ones. */
  storeRewindState: does((args) => {
    args.world.storeAsked.push({ fn: maybeFn(args, 0), block: flag(args, 1, false) });
    if (has(args, 1) && flag(args, 1)) args.world.storeBlockedUntil = args.world.clock.frame + BLOCK_FRAMES;
  }),
  allowRewindStore: does((args) => (args.world.storeBlockedUntil = 0)),
  "Global.setVectorLines": does((args) => (args.world.file.VectorLines = readLines(args))),
  "Global.getVectorLines": (args) => linesOut(args.world.file.VectorLines),
  "Global.setSnapPoints": does((args) => (args.world.file.SnapPoints = readSnapPoints(args))),
  "Global.getSnapPoints": (args) => snapPointsOut(args.world.file.SnapPoints),
};
