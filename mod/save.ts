import type { GameMeta } from "../src/core/types";
import type { Page } from "../src/text/notebook";
import type { NotebookTab, SaveFile, UiAsset } from "../tabletop/save/types";
import type { AddressOf, Box, BoxWords, Contents, Drawings, Mat } from "./box";
import { settings } from "./settings";

/** The interface: its XML, and names of pictures, which are those of their files without folder and ending. */
export interface Interface {
  readonly xml: string;
  readonly pictures: readonly string[];
}

/** A save: one game in its box. All that packs, installs and serves saves takes from here what it has to know of one. */
export interface Save {
  readonly meta: GameMeta;
  readonly box: Box;
  /** Names its files in dist: `NAME.json`, `NAME.lua`. */
  readonly name: string;
  /** The file whose script runs in it, from the project's folder. */
  readonly entry: string;
  readonly words: BoxWords;
  /** The Notebook's pages in their order. */
  readonly pages: readonly Page[];
  /** Made when asked for: it takes a while. */
  readonly ui: () => Interface;
  /** The picture of its board, below assets/. */
  readonly board: string;
  readonly mat: Mat;
  /** The pictures of the Notebook's first pages, which lie beside the board: paths below assets/. */
  readonly rules: readonly string[];
  /** Pictures of cards that lie open beside the board, and are seen along with it: paths below assets/. */
  readonly beside?: readonly string[];
  /**
   * The sheets of which people hold cards, each with its picture, a path below assets/, and what the card of each cell is
   * called: those of a hand have no names on the table, as others must not read them there.
   */
  readonly cards: readonly { readonly picture: string; readonly names: readonly string[] }[];
  /** How long a game takes. */
  readonly minutes: readonly [number, number];
  /** What the game is like, in a line for whoever chooses one. */
  readonly line: string;
  /** Its picture in the list of saves, below assets/. */
  readonly thumbnail: string;
  /** What the game is, in two sentences for whoever does not know it. */
  readonly pitch: string;
  /** Pictures of a game under way: names of files in docs/pictures. */
  readonly shown: readonly string[];
  /** The folder in which `npm start` keeps its games, in the project. */
  readonly folder: string;
  /** The preset for whoever plays against the computer at once. */
  readonly quickPreset: string;
  /** What the sheet of an army that nobody plays has as a tooltip, where a game has such. */
  readonly unplayed?: string;
  /** What a spectator saw of a game, for the welcome of the page: a file of the project, which need not be there. */
  readonly demo: string;
}

/** What a save is made of besides its description. */
interface Materials {
  readonly drawings: Drawings;
  /** The Lua of Global, with the addresses of its assets in front. */
  readonly script: string;
  readonly xml: string;
  /** The paths of the interface's pictures by name. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly address: AddressOf;
  /** That of the project, which the Notebook tells. */
  readonly version: string;
}

function contentsOf(save: Save): Contents {
  const rules = save.rules.map((picture, i) => ({ title: save.pages[i].title, picture }));
  return { ...save, colours: save.meta.colours, rules };
}

/** The whole file. */
export function makeSave(
  save: Save,
  { drawings, script, xml, pictures, address, version }: Materials,
): SaveFile {
  const { meta, box } = save;
  const contents = contentsOf(save);
  return {
    SaveName: meta.title,
    GameMode: meta.title,
    ...settings(meta, save.minutes, box.room),
    TabStates: notebook(save.pages, `${meta.title} ${version}`),
    CameraStates: box.cameras(contents, drawings),
    SnapPoints: [],
    CustomUIAssets: Object.entries(pictures).map(([name, path]): UiAsset => ({
      Type: 0,
      Name: name,
      URL: address(path),
    })),
    LuaScript: script,
    LuaScriptState: "",
    XmlUI: xml,
    ObjectStates: box.objects(contents, drawings, address),
  };
}

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** The Notebook, open to all; its first page ends with the title and the version of what it is in. */
function notebook(pages: readonly Page[], version: string): Record<string, NotebookTab> {
  const tabs = pages.map(({ title, body }, n): [string, NotebookTab] => [
    String(n),
    {
      ...{ title, body: n === 0 ? `${body}\n\n${version}` : body },
      ...{ color: "Grey", visibleColor: GREY, id: n },
    },
  ]);
  return Object.fromEntries(tabs);
}
