import type { Camera } from "./camera";
import type { Figure } from "./figures";
import type { FigureState } from "./figure";
import type { Focus } from "./focus";
import type { Sheet } from "./sheet";
import type { Pose } from "./place";
import type { Rect } from "../../xml/layout/rect";
import type { BoardLine } from "./board-lines";

/** What a canvas of the ground was drawn of. */
export interface Ground {
  key: string;
  written: ReadonlyMap<string, BoardLine>;
  /** Where it was drawn anew, in CSS pixels; undefined where all of it was. */
  fresh: readonly Rect[] | undefined;
}

/** What is drawn of the pieces that lie still. */
export interface Still {
  /** What all of it was drawn for: where that is another, it is drawn anew. */
  view: string;
  figures: readonly Figure[];
  /** Which pieces are left out or look otherwise. */
  look: string;
  drawn: readonly Drawn[];
  /** Where something was drawn for it, in CSS pixels. */
  fresh: readonly Rect[];
  /** The rooms of what tells how many they are. */
  taken: Rect[];
}

/** A piece that lies still. */
export interface Drawn {
  figure: Figure;
  pose: Pose;
  state: FigureState;
  /** The room of what tells how many it stands for. */
  label: Rect | undefined;
  /** The room of what is written beside it. */
  mark?: Rect;
  bounds: Rect;
}

/** Arrows with what is written under them on a sheet, and what that was drawn for. */
export interface Pointed {
  sheet: Sheet;
  of: PointedFor | undefined;
}

export interface PointedFor {
  focus: Focus;
  drawn: readonly Drawn[];
  camera: Camera;
  w: number;
  h: number;
  share: number;
}

/** What dice have cost, where it stood: struck off for a while. */
export interface Loss {
  key: string;
  count: number;
  since: number;
}

/** A place that somebody points out to all, with the time it was heard of as `performance.now` tells it. */
export interface Ping {
  by: string;
  x: number;
  z: number;
  since: number;
  /** A script does so in their name: many do at each battle, which a name would cover. */
  isScript: boolean;
}

/** What a view of the table was drawn of while nothing moved there. */
export interface Quiet {
  figures: readonly Figure[];
  focus: Focus;
  hovered: string | undefined;
  focused: string | undefined;
  isInstant: boolean;
}
