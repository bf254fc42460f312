import { seats } from "../../world/players";
import { handZones } from "../../world/hands";
import { colorOut, objectOut, vectorOut, type Out } from "../../bridge/values";
import { color, flag, number, rawTable, text, toJson, vector } from "../reader";
import { tellOutside } from "../../world/world";
import type { Call, Field } from "../types";
import type { World } from "../../world/types";

/** A key of the save, or of a part of it, as a field: what is not there reads as `missing`. */
function saved(part: string, key: string, missing: Out & (string | number | boolean)): Field<undefined> {
  const owner = (world: World): Record<string, unknown> =>
    part === "" ? world.file : ((world.file[part] ??= {}) as Record<string, unknown>);
  return {
    get: (world) => (owner(world)[key] ?? missing) as Out,
    set: (value) => {
      const read = { string: text, number, boolean: flag }[typeof missing as "string" | "number" | "boolean"];
      owner(value.world)[key] = read(value, 0);
    },
  };
}

const tint = (part: string, key: string): Field<undefined> => ({
  get: (world) =>
    colorOut(
      ((world.file[part] as Record<string, unknown> | undefined)?.[key] ?? { r: 1, g: 1, b: 1 }) as {
        r: number;
        g: number;
        b: number;
      },
    ),
  set: (value) => {
    const owner = (value.world.file[part] ??= {}) as Record<string, unknown>;
    owner[key] = color(value, 0);
  },
});

const gridPlace = (axis: "x" | "y" | "z"): Field<undefined> => ({
  get: ({ file }) => Number((file.Grid["PosOffset"] as Record<string, number> | undefined)?.[axis] ?? 0),
  set: (value) => {
    const { Grid } = value.world.file;
    Grid["PosOffset"] = { x: 0, y: 1, z: 0, ...(Grid["PosOffset"] as object), [axis]: number(value, 0) };
  },
});

export const GLOBAL_FIELDS: Record<string, Field<undefined>> = {
  "Grid.type": {
    get: ({ file }) => Number(file.Grid["Type"] ?? 0) + 1,
    set: (value) => (value.world.file.Grid["Type"] = number(value, 0) - 1),
  },
  "Grid.show_lines": saved("Grid", "Lines", false),
  "Grid.thick_lines": saved("Grid", "ThickLines", false),
  "Grid.opacity": saved("Grid", "Opacity", 0.75),
  "Grid.sizeX": saved("Grid", "xSize", 2),
  "Grid.sizeY": saved("Grid", "ySize", 2),
  "Grid.offsetX": gridPlace("x"),
  "Grid.offsetY": gridPlace("z"),
  "Grid.color": tint("Grid", "Color"),
  "Info.name": saved("", "GameMode", ""),
  "Info.type": saved("", "GameType", ""),
  "Info.complexity": saved("", "GameComplexity", ""),
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

const word = (value: unknown): string => (typeof value === "string" ? value : "");

const done: Call = () => true;
const ambient = (name: string): [string, Call][] => [
  [
    `Lighting.getAmbient${name}Color`,
    ({ world }) =>
      colorOut(
        (world.file.Lighting[`Ambient${name}Color`] ?? { r: 0.5, g: 0.5, b: 0.5 }) as {
          r: number;
          g: number;
          b: number;
        },
      ),
  ],
  [
    `Lighting.setAmbient${name}Color`,
    (args) => {
      args.world.file.Lighting[`Ambient${name}Color`] = color(args, 0);
      return true;
    },
  ],
];

export const GLOBAL_FUNCTIONS: Record<string, Call> = {
  "Hands.getHands": ({ world }) =>
    seats(world).flatMap((seat) => handZones(world, seat).map(({ handle }) => objectOut(handle))),
  "Backgrounds.getBackground": ({ world }) => word(world.file["Sky"]),
  "Backgrounds.setBackground": (args) => {
    args.world.file["Sky"] = text(args, 0);
    return true;
  },
  "Backgrounds.getCustomURL": ({ world }) => word(world.file["SkyURL"]),
  "Backgrounds.setCustomURL": (args) => {
    args.world.file["SkyURL"] = text(args, 0);
    return true;
  },
  "Tables.getTable": ({ world }) => world.file.Table,
  "Tables.setTable": (args) => {
    args.world.file.Table = text(args, 0);
    return true;
  },
  "Tables.getCustomURL": ({ world }) => word(world.file["TableURL"]),
  "Tables.setCustomURL": (args) => {
    args.world.file["TableURL"] = text(args, 0);
    return true;
  },
  "Tables.getTableObject": () => undefined,
  ...Object.fromEntries(["Sky", "Equator", "Ground"].flatMap(ambient)),
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
  "Global.getLuaScript": ({ world }) => world.file.LuaScript,
  "Global.setLuaScript": (args) => {
    args.world.file.LuaScript = text(args, 0);
    return true;
  },
  flipTable: () => false,
  setLookingForPlayers: done,
  sendExternalMessage: (args) => {
    tellOutside(args.world, { way: "message", value: toJson(rawTable(args, 0), args.name) });
    return true;
  },
  logString: (args) => {
    const value = args.get(0);
    return typeof value === "object" ? `(${value.$})` : String(value ?? "nil");
  },
  logStyle: done,
  copy: done,
  paste: () => [],
};
