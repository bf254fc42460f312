/**
 * Objects, players and what they take and give; globals.d.ts has the globals.
 * @noSelfInFile
 */

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
  copy(): TtsVector;
  add(other: TtsXYZ): TtsVector;
  sub(other: TtsXYZ): TtsVector;
  scale(factor: number): TtsVector;
  magnitude(): number;
  distance(other: TtsXYZ): number;
  rotateOver(axis: "x" | "y" | "z", degrees: number): TtsVector;
}

interface TtsColor extends TtsRGB {
  a: number;
  copy(): TtsColor;
  toHex(alpha?: boolean): string;
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

/** @noSelf */
interface TtsTake {
  position?: TtsVectorLike;
  rotation?: TtsVectorLike;
  flip?: boolean;
  guid?: string;
  index?: number;
  top?: boolean;
  smooth?: boolean;
  callback_function?: (object: TtsObject) => void;
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

  getPosition(): TtsVector;
  setPosition(position: TtsVectorLike): boolean;
  setPositionSmooth(position: TtsVectorLike, collide?: boolean, fast?: boolean): boolean;
  translate(by: TtsVectorLike): boolean;
  getRotation(): TtsVector;
  setRotation(rotation: TtsVectorLike): boolean;
  setRotationSmooth(rotation: TtsVectorLike, collide?: boolean, fast?: boolean): boolean;
  rotate(by: TtsVectorLike): boolean;
  flip(): boolean;
  getScale(): TtsVector;
  setScale(scale: TtsVectorLike): boolean;
  scale(by: TtsVectorLike | number): boolean;
  isSmoothMoving(): boolean;
  positionToWorld(local: TtsVectorLike): TtsVector;
  positionToLocal(world: TtsVectorLike): TtsVector;
  getBounds(): TtsBounds;
  getBoundsNormalized(): TtsBounds;
  getVisualBoundsNormalized(): TtsBounds;
  getTransformForward(): TtsVector;
  getTransformRight(): TtsVector;
  getTransformUp(): TtsVector;
  getLock(): boolean;
  setLock(locked: boolean): boolean;

  getGUID(): string;
  getName(): string;
  setName(name: string): boolean;
  getDescription(): string;
  setDescription(text: string): boolean;
  getGMNotes(): string;
  setGMNotes(text: string): boolean;
  getTags(): string[];
  setTags(tags: readonly string[]): boolean;
  addTag(tag: string): boolean;
  removeTag(tag: string): boolean;
  hasTag(tag: string): boolean;
  hasAnyTag(): boolean;
  getColorTint(): TtsColor;
  setColorTint(color: TtsColorLike): boolean;

  createButton(button: TtsButton): boolean;
  editButton(button: Partial<TtsButton> & { index: number }): boolean;
  removeButton(index: number): boolean;
  clearButtons(): boolean;
  getButtons(): (Required<TtsButton> & { index: number })[] | undefined;
  addContextMenuItem(
    label: string,
    chosen: (color: string, position: TtsVector, object: TtsObject) => void,
    keepOpen?: boolean,
  ): boolean;
  clearContextMenu(): boolean;
  setHiddenFrom(colors: readonly string[]): boolean;
  setInvisibleTo(colors: readonly string[]): boolean;
  attachHider(id: string, hidden: boolean, colors?: readonly string[]): boolean;
  attachInvisibleHider(id: string, hidden: boolean, colors?: readonly string[]): boolean;
  highlightOn(color: TtsColorLike, seconds?: number): boolean;
  highlightOff(color?: TtsColorLike): boolean;
  setVectorLines(lines: readonly TtsVectorLine[]): boolean;
  getVectorLines(): TtsVectorLine[];
  setSnapPoints(points: readonly TtsSnapPoint[]): boolean;
  getSnapPoints(): TtsSnapPoint[];

  /** Objects of a zone; of a container what it says about them. */
  getObjects(): TtsContained[] | TtsObject[];
  getQuantity(): number;
  takeObject(how?: TtsTake): TtsObject;
  putObject(object: TtsObject, index?: number): TtsObject;
  shuffle(): boolean;
  deal(count: number, color?: string, hand?: number, fromBottom?: boolean): boolean;
  cut(count: number): TtsObject[];
  split(piles?: number): TtsObject[];
  clone(how: { position?: TtsVectorLike; snap_to_grid?: boolean }): TtsObject;
  destruct(): boolean;
  isDestroyed(): boolean;
  reload(): TtsObject;
  getData(): TtsObjectData;
  getJSON(indented?: boolean): string;
  getZones(): TtsObject[];
  randomize(color?: string): boolean;
  roll(): boolean;
  getRotationValue(): number | string | undefined;
  getRotationValues(): TtsRotationValue[];
  setRotationValue(value: number | string): boolean;
  setRotationValues(values: readonly TtsRotationValue[]): boolean;
  getValue(): number | string | undefined;
  setValue(value: number | string): boolean;
  getStateId(): number;
  setState(id: number): TtsObject;
  getCustomObject(): TtsObjectData;
  setCustomObject(how: { image?: string }): boolean;
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

  getHandCount(): number;
  getHandObjects(hand?: number): TtsObject[];
  getHandTransform(hand?: number): { position: TtsVector; rotation: TtsVector; scale: TtsVector } | undefined;
  getHoldingObjects(): TtsObject[];
  getSelectedObjects(): TtsObject[];
  getHoverObject(): TtsObject | undefined;
  getPointerPosition(): TtsVector | undefined;
  lookAt(how: { position: TtsVectorLike; pitch?: number; yaw?: number; distance?: number }): boolean;
  setCameraMode(mode: "ThirdPerson" | "FirstPerson" | "TopDown"): boolean;
  changeColor(color: string): boolean;
  promote(): boolean;
  print(text: string, color?: TtsColorLike): boolean;
  broadcast(text: string, color?: TtsColorLike): boolean;
  pingTable(position: TtsVectorLike): boolean;
  showInfoDialog(text: string): boolean;
  showConfirmDialog(text: string, confirmed: (color: string) => void): boolean;
  showInputDialog(text: string, start: string, done: (text: string, color: string) => void): boolean;
  showMemoDialog(text: string, start: string, done: (text: string, color: string) => void): boolean;
  showOptionsDialog(
    text: string,
    options: readonly string[],
    start: string | number | undefined,
    done: (option: string, index: number, color: string) => void,
  ): boolean;
}
