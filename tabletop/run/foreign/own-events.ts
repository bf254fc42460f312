/** Which handlers hear of an event besides those of its name, and which are of Global alone. */
import { colorOf } from "../../world/players";
import type { Out } from "../../bridge/values";
import type { World, WorldEvent } from "../../world/types";

/** Handlers that scripts of objects may not have. */
export const GLOBAL_ALONE: ReadonlySet<string> = new Set([
  ...["filterObjectEnterContainer", "onZoneGroupSort", "tryObjectEnterContainer"],
  ...["tryObjectRandomize", "tryObjectRotate", "tryObjectStateChange"],
]);

/** The handler of the object that an event is about: where that is among the arguments, the others follow. */
const OWN: Readonly<Record<string, readonly [string, number] | undefined>> = {
  onObjectDestroy: ["onDestroy", 0],
  onObjectDrop: ["onDrop", 1],
  onObjectFlick: ["onFlick", 0],
  onObjectHover: ["onHover", 1],
  onObjectNumberTyped: ["onNumberTyped", 0],
  onObjectPageChange: ["onPageChange", 0],
  onObjectPeek: ["onPeek", 0],
  onObjectPickUp: ["onPickUp", 1],
  onObjectRandomize: ["onRandomize", 0],
  onObjectRotate: ["onRotate", 0],
  onObjectSearchEnd: ["onSearchEnd", 0],
  onObjectSearchStart: ["onSearchStart", 0],
  onObjectStateChange: ["onStateChange", 0],
  filterObjectEnterContainer: ["filterObjectEnter", 0],
  tryObjectEnterContainer: ["tryObjectEnter", 0],
  tryObjectRandomize: ["tryRandomize", 0],
  tryObjectRotate: ["tryRotate", 0],
  tryObjectStateChange: ["tryStateChange", 0],
};

interface OwnEvent {
  handle: number;
  what: string;
  args: Out[];
}

/** What the script of the object itself is told; undefined where an event is about none. */
export function ownEvent(what: string, args: readonly Out[]): OwnEvent | undefined {
  const found = Object.hasOwn(OWN, what) ? OWN[what] : undefined;
  if (found === undefined) return undefined;
  const object = args[found[1]];
  if (!isRef(object, "object")) return undefined;
  const { handle } = object;
  return { handle, what: found[0], args: args.filter((_, i) => i !== found[1]) };
}

const ZONES: Readonly<Record<string, string | undefined>> = {
  onObjectEnterZone: "onObjectEnterScriptingZone",
  onObjectLeaveZone: "onObjectLeaveScriptingZone",
};

/** The handlers that an event had of old and that were told other things, which scripts may still have. */
export function olderEvents(world: World, what: string, args: readonly Out[]): WorldEvent[] {
  if (what === "tryObjectEnterContainer") return [{ what: "filterObjectEnterContainer", args: [...args] }];
  if (what === "onPlayerTurn") {
    const [now, before] = args.map((player) =>
      isRef(player, "player") ? colorOf(world, player.key) : undefined,
    );
    return [
      { what: "onPlayerTurnEnd", args: [before, now] },
      { what: "onPlayerTurnStart", args: [now, before] },
    ];
  }
  const older = Object.hasOwn(ZONES, what) ? ZONES[what] : undefined;
  const [zone] = args;
  if (older === undefined || !isRef(zone, "object")) return [];
  const { Name } = world.objects.get(zone.handle)?.data ?? {};
  return Name === "ScriptingTrigger" ? [{ what: older, args: [...args] }] : [];
}

function isRef<Kind extends "object" | "player">(value: Out, kind: Kind): value is Extract<Out, { $: Kind }> {
  return typeof value === "object" && "$" in value && value["$"] === kind;
}
