/** Objects, players and what they take and give; globals.d.ts has the globals. */

interface TtsXYZ {
  x: number;
  y: number;
  z: number;
}

interface TtsRGB {
  r: number;
  g: number;
  b: number;
  a?: number;
}

/** What a function takes as a vector: names, or three numbers. */
type TtsVectorLike = TtsXYZ | readonly [number, number, number];
/** What a function takes as a colour: names, three or four numbers, or the name of a seat's colour. */
type TtsColorLike =
  | TtsRGB
  | readonly [number, number, number]
  | readonly [number, number, number, number]
  | string;

interface TtsVector extends TtsXYZ {
  copy(this: TtsVector): TtsVector;
  add(this: TtsVector, other: TtsXYZ): TtsVector;
  sub(this: TtsVector, other: TtsXYZ): TtsVector;
  scale(this: TtsVector, factor: number): TtsVector;
  magnitude(this: TtsVector): number;
  distance(this: TtsVector, other: TtsXYZ): number;
  rotateOver(this: TtsVector, axis: "x" | "y" | "z", degrees: number): TtsVector;
}

interface TtsColor extends TtsRGB {
  a: number;
  copy(this: TtsColor): TtsColor;
  toHex(this: TtsColor, alpha?: boolean): string;
}

interface TtsBounds {
  center: TtsVector;
  size: TtsVector;
  offset: TtsVector;
}

interface TtsButton {
  click_function: string;
  label?: string;
  tooltip?: string;
  position?: TtsVectorLike;
  rotation?: TtsVectorLike;
  scale?: TtsVectorLike;
  width?: number;
  height?: number;
  font_size?: number;
  color?: TtsColorLike;
  font_color?: TtsColorLike;
  hover_color?: TtsColorLike;
  press_color?: TtsColorLike;
}

interface TtsSnapPoint {
  position: TtsVectorLike;
  rotation?: TtsVectorLike;
  rotation_snap?: boolean;
  tags?: string[];
}

interface TtsVectorLine {
  points: TtsVectorLike[];
  color?: TtsColorLike;
  thickness?: number;
  rotation?: TtsVectorLike;
  loop?: boolean;
  square?: boolean;
}

/** An object inside a container. */
interface TtsContained {
  index: number;
  guid: string;
  name: string;
  nickname: string;
  description: string;
  gm_notes: string;
  memo: string;
  tags: string[];
}

interface TtsTake {
  position?: TtsVectorLike;
  rotation?: TtsVectorLike;
  flip?: boolean;
  guid?: string;
  index?: number;
  top?: boolean;
  smooth?: boolean;
  callback_function?: (this: void, object: TtsObject) => void;
}

interface TtsRotationValue {
  value: number | string;
  rotation: TtsVectorLike;
}

/** Plain data of an object, as it stands in a save. */
type TtsObjectData = Readonly<Record<string, unknown>>;

/** An object of the table. A field that is not declared here throws when it is read. */
interface TtsObject {
  readonly guid: string;
  readonly name: string;
  readonly type: string;
  readonly tag: string;
  readonly resting: boolean;
  readonly spawning: boolean;
  readonly loading_custom: boolean;
  readonly held_by_color: string | undefined;
  readonly is_face_down: boolean;
  readonly pick_up_position: TtsVector;
  readonly pick_up_rotation: TtsVector;
  readonly remainder: TtsObject | undefined;
  locked: boolean;
  interactable: boolean;
  use_gravity: boolean;
  use_hands: boolean;
  use_grid: boolean;
  use_snap_points: boolean;
  auto_raise: boolean;
  sticky: boolean;
  tooltip: boolean;
  drag_selectable: boolean;
  hide_when_face_down: boolean;
  memo: string | undefined;
  value: number;
  script_state: string;

  getPosition(this: TtsObject): TtsVector;
  setPosition(this: TtsObject, position: TtsVectorLike): boolean;
  setPositionSmooth(this: TtsObject, position: TtsVectorLike, collide?: boolean, fast?: boolean): boolean;
  translate(this: TtsObject, by: TtsVectorLike): boolean;
  getRotation(this: TtsObject): TtsVector;
  setRotation(this: TtsObject, rotation: TtsVectorLike): boolean;
  setRotationSmooth(this: TtsObject, rotation: TtsVectorLike, collide?: boolean, fast?: boolean): boolean;
  rotate(this: TtsObject, by: TtsVectorLike): boolean;
  flip(this: TtsObject): boolean;
  getScale(this: TtsObject): TtsVector;
  setScale(this: TtsObject, scale: TtsVectorLike): boolean;
  scale(this: TtsObject, by: TtsVectorLike | number): boolean;
  isSmoothMoving(this: TtsObject): boolean;
  positionToWorld(this: TtsObject, local: TtsVectorLike): TtsVector;
  positionToLocal(this: TtsObject, world: TtsVectorLike): TtsVector;
  getBounds(this: TtsObject): TtsBounds;
  getBoundsNormalized(this: TtsObject): TtsBounds;
  getVisualBoundsNormalized(this: TtsObject): TtsBounds;
  getTransformForward(this: TtsObject): TtsVector;
  getTransformRight(this: TtsObject): TtsVector;
  getTransformUp(this: TtsObject): TtsVector;
  getLock(this: TtsObject): boolean;
  setLock(this: TtsObject, locked: boolean): boolean;

  getGUID(this: TtsObject): string;
  getName(this: TtsObject): string;
  setName(this: TtsObject, name: string): boolean;
  getDescription(this: TtsObject): string;
  setDescription(this: TtsObject, text: string): boolean;
  getGMNotes(this: TtsObject): string;
  setGMNotes(this: TtsObject, text: string): boolean;
  getTags(this: TtsObject): string[];
  setTags(this: TtsObject, tags: readonly string[]): boolean;
  addTag(this: TtsObject, tag: string): boolean;
  removeTag(this: TtsObject, tag: string): boolean;
  hasTag(this: TtsObject, tag: string): boolean;
  hasAnyTag(this: TtsObject): boolean;
  getColorTint(this: TtsObject): TtsColor;
  setColorTint(this: TtsObject, color: TtsColorLike): boolean;

  createButton(this: TtsObject, button: TtsButton): boolean;
  editButton(this: TtsObject, button: Partial<TtsButton> & { index: number }): boolean;
  removeButton(this: TtsObject, index: number): boolean;
  clearButtons(this: TtsObject): boolean;
  getButtons(this: TtsObject): (Required<TtsButton> & { index: number })[] | undefined;
  addContextMenuItem(
    this: TtsObject,
    label: string,
    chosen: (this: void, color: string, position: TtsVector, object: TtsObject) => void,
    keepOpen?: boolean,
  ): boolean;
  clearContextMenu(this: TtsObject): boolean;
  setHiddenFrom(this: TtsObject, colors: readonly string[]): boolean;
  setInvisibleTo(this: TtsObject, colors: readonly string[]): boolean;
  attachHider(this: TtsObject, id: string, hidden: boolean, colors?: readonly string[]): boolean;
  attachInvisibleHider(this: TtsObject, id: string, hidden: boolean, colors?: readonly string[]): boolean;
  highlightOn(this: TtsObject, color: TtsColorLike, seconds?: number): boolean;
  highlightOff(this: TtsObject, color?: TtsColorLike): boolean;
  setVectorLines(this: TtsObject, lines: readonly TtsVectorLine[]): boolean;
  getVectorLines(this: TtsObject): TtsVectorLine[];
  setSnapPoints(this: TtsObject, points: readonly TtsSnapPoint[]): boolean;
  getSnapPoints(this: TtsObject): TtsSnapPoint[];

  /** Objects of a zone; of a container what it says about them. */
  getObjects(this: TtsObject): TtsContained[] | TtsObject[];
  getQuantity(this: TtsObject): number;
  takeObject(this: TtsObject, how?: TtsTake): TtsObject;
  putObject(this: TtsObject, object: TtsObject, index?: number): TtsObject;
  shuffle(this: TtsObject): boolean;
  deal(this: TtsObject, count: number, color?: string, hand?: number, fromBottom?: boolean): boolean;
  cut(this: TtsObject, count: number): TtsObject[];
  split(this: TtsObject, piles?: number): TtsObject[];
  clone(this: TtsObject, how: { position?: TtsVectorLike; snap_to_grid?: boolean }): TtsObject;
  destruct(this: TtsObject): boolean;
  isDestroyed(this: TtsObject): boolean;
  reload(this: TtsObject): TtsObject;
  getData(this: TtsObject): TtsObjectData;
  getJSON(this: TtsObject, indented?: boolean): string;
  getZones(this: TtsObject): TtsObject[];
  randomize(this: TtsObject, color?: string): boolean;
  roll(this: TtsObject): boolean;
  getRotationValue(this: TtsObject): number | string | undefined;
  getRotationValues(this: TtsObject): TtsRotationValue[];
  setRotationValue(this: TtsObject, value: number | string): boolean;
  setRotationValues(this: TtsObject, values: readonly TtsRotationValue[]): boolean;
  getValue(this: TtsObject): number | string | undefined;
  setValue(this: TtsObject, value: number | string): boolean;
  getStateId(this: TtsObject): number;
  setState(this: TtsObject, id: number): TtsObject;
  getCustomObject(this: TtsObject): TtsObjectData;
  setCustomObject(this: TtsObject, how: { image?: string }): boolean;
}

/** A seat or a person. */
interface TtsPlayer {
  readonly color: string;
  readonly seated: boolean;
  readonly host: boolean;
  readonly promoted: boolean;
  readonly admin: boolean;
  readonly steam_id: string | undefined;
  readonly steam_name: string | undefined;
  team: string;
  readonly blindfolded: boolean;

  getHandCount(this: TtsPlayer): number;
  getHandObjects(this: TtsPlayer, hand?: number): TtsObject[];
  getHandTransform(
    this: TtsPlayer,
    hand?: number,
  ): { position: TtsVector; rotation: TtsVector; scale: TtsVector } | undefined;
  getHoldingObjects(this: TtsPlayer): TtsObject[];
  getSelectedObjects(this: TtsPlayer): TtsObject[];
  getHoverObject(this: TtsPlayer): TtsObject | undefined;
  getPointerPosition(this: TtsPlayer): TtsVector | undefined;
  lookAt(
    this: TtsPlayer,
    how: { position: TtsVectorLike; pitch?: number; yaw?: number; distance?: number },
  ): boolean;
  setCameraMode(this: TtsPlayer, mode: "ThirdPerson" | "FirstPerson" | "TopDown"): boolean;
  changeColor(this: TtsPlayer, color: string): boolean;
  promote(this: TtsPlayer): boolean;
  print(this: TtsPlayer, text: string, color?: TtsColorLike): boolean;
  broadcast(this: TtsPlayer, text: string, color?: TtsColorLike): boolean;
  pingTable(this: TtsPlayer, position: TtsVectorLike): boolean;
  showInfoDialog(this: TtsPlayer, text: string): boolean;
  showConfirmDialog(this: TtsPlayer, text: string, confirmed: (this: void, color: string) => void): boolean;
  showInputDialog(
    this: TtsPlayer,
    text: string,
    start: string,
    done: (this: void, text: string, color: string) => void,
  ): boolean;
  showMemoDialog(
    this: TtsPlayer,
    text: string,
    start: string,
    done: (this: void, text: string, color: string) => void,
  ): boolean;
  showOptionsDialog(
    this: TtsPlayer,
    text: string,
    options: readonly string[],
    start: string | number | undefined,
    done: (this: void, option: string, index: number, color: string) => void,
  ): boolean;
}
