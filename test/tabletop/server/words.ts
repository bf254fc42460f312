import { readFileSync } from "node:fs";
import { gameSave } from "./save";
import type { Records } from "../../../tabletop/server/saved/records";

/**
 * A game of words: each word that is said is a step, and the token is called by all of them. "undo" takes the last one
 * back, and "again", said or pressed, gives the match up for another.
 */
const LuaScript = `
state = ""
function show() getObjectFromGUID("token1").setName("said:" .. state) end
function onLoad(saved) state = saved show() end
function onSave() return state end
function again() state = "" show() end
function onChat(text)
  if text == "again" then state = ""
  elseif text == "undo" then state = state:match("^(.*) ")
  else state = state .. " " .. text end
  show()
  return false
end`;

export const RECORDS: Records = {
  match: (state) => state.split(" ").at(1),
  facts: async (state) => {
    const steps = state.split(" ").length - 1;
    return Promise.resolve(
      steps === 0
        ? undefined
        : {
            how: `${steps} words`,
            seats: [{ color: "Red", name: "Ann" }],
            steps,
            over: state.endsWith(" end"),
          },
    );
  },
  story: async (state) =>
    Promise.resolve(
      state.endsWith(" end")
        ? { how: "said", seats: [{ color: "Red", name: "Ann" }], charts: [], luck: [], turns: [], lucky: [] }
        : undefined,
    ),
  at: async (state, step) =>
    Promise.resolve({
      state: state
        .split(" ")
        .slice(0, step + 1)
        .join(" "),
      how: `${step} words`,
    }),
};

/** Its save, with cards in Red's hand, by their numbers. */
export function wordsSave(held: readonly number[]): string {
  return gameSave(held, { LuaScript, XmlUI: `<Button id="again" onClick="again">Again</Button>` });
}

/** The state of the script in a save; undefined while the file is not there. */
export function stateIn(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { LuaScriptState: string }).LuaScriptState;
  } catch {
    return undefined;
  }
}
