/** What the package has. */
export { createLua52, type Limits } from "./lua/lua52";
export { createMoonSharp } from "./lua/moonsharp";
export { matchers, type TableMatchers } from "./matchers";
export { openTable, type Gestures, type Table } from "./table";
export { openEditor, type TableEditor } from "./editor/open";
export { Refused } from "./world/world";
export { SaveError } from "./save/check";
export type { EngineFactory, ScriptError, Slice } from "./run/script";
export type { TableOptions, Web, WebAnswer } from "./run/session";
export type { ObjectData, SaveFile } from "./save/types";
export type { Measure, TableObject } from "./world/types";
export type { View } from "./world/look";
