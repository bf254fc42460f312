import { existsSync, readFileSync } from "node:fs";
import { Complaint } from "../../complaint";
import { positionMapper } from "../../../tabletop/lua/traceback";
import { placeInText, type Mod } from "../mod/mod";
import { readMod } from "../mod/read";
import { GLOBAL } from "./lua";

/** A script and an interface that may be pushed. */
interface OurScript {
  readonly guid: string;
  /** What Tabletop Simulator calls the object, where it has a nickname. */
  readonly nickname: string;
  readonly kind: string;
  readonly script: string;
  readonly ui: string;
}

/** What is pushed, and where its lines come from. */
export interface PushSource {
  readonly name: string;
  /** Global, and the objects on the table; those whose GUID is there twice are left out. */
  readonly scripts: readonly OurScript[];
  /** Where a line and a column (from 0) of a script stand. */
  readonly place: (guid: string, line: number, column: number) => string | undefined;
}

/** Reads what is pushed from a save or an unpacked folder; the source map of a built game lies beside its save. */
export function pushSource(path: string, shown: string): PushSource {
  const mod = readMod(path, shown);
  const map = path.replace(/\.json$/, ".lua.map");
  const mapped = map !== path && existsSync(map) ? readMap(map) : undefined;
  return sourceOf(mod, (line, column) => {
    const at = mapped?.(line, column);
    return at === undefined ? undefined : `${at.file}:${at.line}:${at.column}`;
  });
}

function readMap(file: string): ReturnType<typeof positionMapper> {
  try {
    return positionMapper(readFileSync(file, "utf8"));
  } catch {
    throw new Complaint(`${file} is no source map: build anew, or remove it.`);
  }
}

function sourceOf(mod: Mod, compiled: (line: number, column: number) => string | undefined): PushSource {
  const guids = new Map<string, number>();
  for (const { guid } of mod.objects) guids.set(guid, (guids.get(guid) ?? 0) + 1);
  const reachable = mod.objects.filter(({ guid }) => guid !== "" && guids.get(guid) === 1);
  const texts = new Map(reachable.map(({ guid, script }) => [guid, script]));
  return {
    name: mod.name,
    scripts: [
      { guid: GLOBAL, nickname: "Global", kind: "Global", script: mod.script.text, ui: mod.ui.text },
      ...reachable.map(({ guid, nickname, kind, script, ui }) => ({
        ...{ guid, nickname, kind, script: script.text, ui: ui.text },
      })),
    ],
    place(guid, line, column) {
      const own = guid === GLOBAL ? compiled(line, column) : undefined;
      if (own !== undefined) return own;
      const text = guid === GLOBAL ? mod.script : texts.get(guid);
      const at = text === undefined ? undefined : placeInText(text, line);
      return at === undefined ? undefined : `${at.file}:${at.line}${at.note}`;
    },
  };
}

/** A position as MoonSharp tells it: `chunk_0:(36,4-8)`, `chunk_0:(36,4-37,8)`. */
const POSITION = /\bchunk_\d+:\((\d+),(\d+)-(?:\d+,)?\d+\)/g;

/** An error of a script, with the places that people can go to. */
export function placed({ place }: Pick<PushSource, "place">, guid: string, text: string): string {
  return text.replace(
    POSITION,
    (all, line: string, column: string) => place(guid, Number(line), Number(column)) ?? all,
  );
}
