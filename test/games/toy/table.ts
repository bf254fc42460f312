import { refuse } from "../../../src/core/refusals";
import { NOBODY } from "../../../src/core/types";
import { landId, SIZE } from "../../../src/risk/europe/board";
import type { TableKit } from "../../../src/session/game/module";
import type { Layout, Thing } from "../../../src/session/scene/thing";
import type { Action, Event, State } from "./rules";

function shield(s: State, t: number): Thing {
  const owner = s.owners[t];
  const whose = owner < 0 ? "nobody" : s.colours[owner];
  const key = `shield:${whose}:${landId(t)}`;
  return {
    key,
    kind: "shield",
    place: "land",
    at: t,
    owner,
    face: "",
    count: owner < 0 ? 0 : 1,
    eyes: NOBODY,
  };
}

/** A shield on every territory, in the colour of its owner. */
function layout(s: State, _present: readonly boolean[], before?: Layout): Layout {
  const old = before?.groups ?? [];
  const groups = s.owners.map((owner, t) =>
    old[t]?.facts[0] === owner ? old[t] : { things: [shield(s, t)], facts: [owner] },
  );
  const same = before !== undefined && groups.every((group, t) => group === old[t]);
  return { groups, board: same ? before.board : {}, colours: s.colours };
}

/** How the toy lies on a table. */
export const TABLE: TableKit<State, Action, Event> = {
  layout,
  layoutSome: () => true,
  emptyLayout: (s) => ({ groups: [], board: {}, colours: s.colours }),
  gestures: () => [],
  territories: SIZE,
  ...{ dice: () => [], withFaces: (a) => a, isShownLong: () => false, isBattleRoll: () => false },
  ...{ isFighting: () => false, fighters: () => [], fight: () => undefined },
  owner: ({ owners }, t) => owners[t],
  ...{ beforeDice: () => undefined, showDice: () => undefined, manual: undefined },
  ...{
    settings: [],
    settingValue: () => "",
    card: () => refuse("command.unknown"),
  },
  resign: (seat) => ({ type: "resign", seat }),
};
