/**
 * The globals a script finds in Tabletop Simulator, in a save of ours.
 *
 * Sources: MoonSharp 2.0's `CoreModules.Preset_SoftSandbox` for Lua's own, the Tabletop Simulator API
 * (api.tabletopsimulator.com, pages base, built-in, wait, json) for the rest. A name that is not here is refused in
 * the bundle. Left out on purpose though MoonSharp has them: `json` and `dynamic` (no other Lua has them), `bit32`
 * (its results have other signs and rounding), `math.fmod` and `math.modf` (wrong on MoonSharp), `collectgarbage`.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names that are complete as they are: functions, and tables whose fields are not listed. */
export const PLAIN_GLOBALS: ReadonlySet<string> = new Set([
  // Lua
  ...words(`assert error getmetatable ipairs next pairs pcall print rawequal rawget rawlen rawset select setmetatable
    tonumber tostring type unpack xpcall _G _VERSION`),
  // Tabletop Simulator: objects
  ...words(`self Global Player Turns Notes UI Wait Physics Lighting Grid Hands Tables Time Timer Info Backgrounds
    MusicPlayer WebRequest JSON Vector Color`),
  // Tabletop Simulator: functions
  ...words(`addContextMenuItem addHotkey addNotebookTab allowRewindStore broadcastToAll broadcastToColor clearContextMenu clearHotkeys
    copy destroyObject editNotebookTab flipTable getAllObjects getNotebookTabs getNotes getObjectFromGUID getObjects
    getObjectsWithAllTags getObjectsWithAnyTags getObjectsWithTag getSeatedPlayers group log logString logStyle paste
    printToAll printToColor removeNotebookTab sendExternalMessage setLookingForPlayers setNotes showHotkeyConfig spawnObject
    spawnObjectData spawnObjectJSON startLuaCoroutine stopLuaCoroutine storeRewindState stringColorToRGB`),
  // Set in front of the bundle where it is packed into the save: scripts/pack/script.ts
  ...words("table_assets table_assets_public table_release game_titles"),
]);

/** Libraries, with the members that exist and behave. */
export const LIBRARIES: Readonly<Record<string, ReadonlySet<string>>> = {
  string: new Set(words("byte char find format gmatch gsub len lower match rep reverse sub upper")),
  table: new Set(words("concat insert pack remove sort unpack")),
  math: new Set(
    words(`abs acos asin atan atan2 ceil cos cosh deg exp floor frexp huge ldexp log max min pi pow rad random
      randomseed sin sinh sqrt tan tanh`),
  ),
  os: new Set(words("clock date difftime time")),
  coroutine: new Set(words("create resume running status wrap yield")),
};
