import { seats } from "../../world/players";
import { handZones } from "../../world/hands";
import { objectOut, vectorOut } from "../../bridge/values";
import { isRecord } from "../../save/check";
import { accessors, does, done } from "../done";
import { saved, savedColor, savedFromOne, setPart } from "../saved";
import { number, rawTable, rows, texts, toJson, vector, type Source } from "../reader";
import { tellOutside } from "../../world/world";
import type { Call, GlobalField } from "../types";

const gridPlace = (axis: "x" | "y" | "z"): GlobalField => ({
  get: ({ file: { Grid } }) => Number(isRecord(Grid["PosOffset"]) ? (Grid["PosOffset"][axis] ?? 0) : 0),
  set: (value) => {
    const { Grid } = value.world.file;
    const place = isRecord(Grid["PosOffset"]) ? Grid["PosOffset"] : {};
    Grid["PosOffset"] = { x: 0, y: 1, z: 0, ...place, [axis]: number(value, 0) };
  },
});

/** A list of the save, of what `isOne` knows; whoever sets it hands over a list. */
const list = <T extends string | number>(
  key: string,
  isOne: (value: unknown) => value is T,
  read: (list: Source) => T[],
): GlobalField => ({
  get: ({ file }) => {
    const there = file[key];
    return Array.isArray(there) ? there.filter(isOne) : [];
  },
  set: (value) => setPart(value.world, "", key, read(value)),
});

/** Two numbers of the save, the least and the most. */
const pair = (key: string): GlobalField =>
  list(
    key,
    (one) => typeof one === "number",
    (value) => rows(value, 0, number),
  );

export const GLOBAL_FIELDS: Record<string, GlobalField> = {
  "Grid.type": savedFromOne("Grid", "Type"),
  "Grid.show_lines": saved("Grid", "Lines", false),
  "Grid.thick_lines": saved("Grid", "ThickLines", false),
  "Grid.opacity": saved("Grid", "Opacity", 0.75),
  "Grid.sizeX": saved("Grid", "xSize", 2),
  "Grid.sizeY": saved("Grid", "ySize", 2),
  "Grid.offsetX": gridPlace("x"),
  "Grid.offsetY": gridPlace("z"),
  "Grid.color": savedColor("Grid", "Color"),
  "Info.name": saved("", "GameMode", ""),
  "Info.type": saved("", "GameType", ""),
  "Info.complexity": saved("", "GameComplexity", ""),
  "Info.number_of_players": pair("PlayerCounts"),
  "Info.playing_time": pair("PlayingTime"),
  "Info.tags": list(
    "Tags",
    (one) => typeof one === "string",
    (value) => texts(value, 0),
  ),
  "Lighting.ambient_type": saved("Lighting", "AmbientType", 0),
  "Lighting.lut_contribution": saved("Lighting", "LutContribution", 1),
  "Lighting.lut_index": saved("Lighting", "LutIndex", 0),
  "Lighting.lut_url": saved("Lighting", "LutURL", ""),
  "Time.fixed_delta_time": { get: () => 1 / 90 },
  "MusicPlayer.repeat_track": saved("MusicPlayer", "RepeatSong", false),
  "MusicPlayer.playlist_index": saved("MusicPlayer", "PlaylistEntry", -1),
  "MusicPlayer.shuffle": saved("MusicPlayer", "Shuffle", false),
  "MusicPlayer.player_status": { get: () => "Stop" },
  "MusicPlayer.loaded": { get: () => true },
};

const ambient = (name: "Sky" | "Equator" | "Ground"): Record<string, Call> => {
  const color = `Ambient${name}Color`;
  return accessors("Lighting.", color, savedColor("Lighting", color, { r: 0.5, g: 0.5, b: 0.5 }));
};

export const GLOBAL_FUNCTIONS: Record<string, Call> = {
  "Hands.getHands": ({ world }) =>
    seats(world).flatMap((seat) => handZones(world, seat).map(({ handle }) => objectOut(handle))),
  ...accessors("Backgrounds.", "Background", saved("", "Sky", "")),
  ...accessors("Backgrounds.", "CustomURL", saved("", "SkyURL", "")),
  ...accessors("Tables.", "Table", saved("", "Table", "")),
  ...accessors("Tables.", "CustomURL", saved("", "TableURL", "")),
  "Tables.getTableObject": () => undefined,
  ...{ ...ambient("Sky"), ...ambient("Equator"), ...ambient("Ground") },
  "MusicPlayer.play": done,
  "MusicPlayer.pause": done,
  "MusicPlayer.skipForward": done,
  "MusicPlayer.skipBack": done,
  "MusicPlayer.getPlaylist": () => [],
  "MusicPlayer.setPlaylist": done,
  "MusicPlayer.getCurrentAudioclip": () => ({ url: "", title: "" }),
  "MusicPlayer.setCurrentAudioclip": done,
  // No page has these of Global, and published mods call them: it stands where the table's own places begin.
  "Global.positionToWorld": (args) => vectorOut(vector(args, 0)),
  "Global.positionToLocal": (args) => vectorOut(vector(args, 0)),
  ...accessors("Global.", "LuaScript", saved("", "LuaScript", "")),
  flipTable: () => false,
  setLookingForPlayers: done,
  sendExternalMessage: does((args) =>
    tellOutside(args.world, { way: "message", value: toJson(rawTable(args, 0), args.name) }),
  ),
  logString: (args) => {
    const value = args.get(0);
    return typeof value === "object" ? `(${value.$})` : String(value ?? "nil");
  },
  logStyle: done,
  copy: done,
  paste: () => [],
};
