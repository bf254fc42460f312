/**
 * What is documented of objects besides, with their behaviours and components; more.d.ts has the rest.
 * @noSelfInFile
 */

interface TtsObject {
  alt_view_angle: TtsVector;
  angular_drag: number;
  bounciness: number;
  drag: number;
  dynamic_friction: number;
  gizmo_selectable: boolean;
  grid_projection: boolean;
  held_flip_index: number;
  held_position_offset: TtsVector;
  held_reduce_force: boolean;
  held_rotation_offset: TtsVector;
  held_spin_index: number;
  ignore_fog_of_war: boolean;
  mass: number;
  max_typed_number: number;
  measure_movement: boolean;
  script_code: string;
  static_friction: number;
  use_rotation_value_flip: boolean;
  value_flags: unknown;
  readonly AssetBundle: TtsAssetBundle | undefined;
  readonly Book: TtsBook | undefined;
  readonly Browser: TtsBrowser | undefined;
  readonly Clock: TtsClock | undefined;
  readonly Counter: TtsCounter | undefined;
  readonly LayoutZone: TtsLayoutZone | undefined;
  readonly RPGFigurine: TtsRPGFigurine | undefined;
  readonly TextTool: TtsTextTool | undefined;
  addForce(vector: TtsVectorLike, force_type?: number): boolean;
  addTorque(vector: TtsVectorLike, force_type?: number): boolean;
  getAngularVelocity(): TtsVector;
  getPositionSmooth(): TtsVector;
  getRotationSmooth(): TtsVector;
  getVelocity(): TtsVector;
  setAngularVelocity(vector: TtsVectorLike): boolean;
  setVelocity(vector: TtsVectorLike): boolean;
  hasMatchingTag(other: TtsObject): boolean;
  clearInputs(): boolean;
  createInput(parameters: TtsTable): boolean;
  editInput(parameters: TtsTable): boolean;
  getInputs(): TtsTable;
  removeInput(index: number): boolean;
  getAttachments(): TtsTable;
  getFogOfWarReveal(): TtsTable;
  getJoints(): TtsTable;
  getSelectingPlayers(): TtsTable;
  getStates(): TtsTable;
  setFogOfWarReveal(fog_settings: TtsTable): boolean;
  addAttachment(Object: TtsObject): boolean;
  addToPlayerSelection(player_color: string): boolean;
  dealToColorWithOffset(offset: TtsVectorLike, flip: boolean, player_color: string): TtsObject;
  destroyAttachment(index: number): boolean;
  destroyAttachments(): boolean;
  drop(): boolean;
  jointTo(object: TtsObject, parameters: TtsTable): boolean;
  moveToHandStash(): boolean;
  registerCollisions(stay?: boolean): boolean;
  removeAttachment(index: number): TtsObject;
  removeAttachments(): TtsTable;
  removeFromPlayerSelection(player_color: string): boolean;
  reset(): boolean;
  shuffleStates(): TtsObject;
  spread(distance?: number): TtsTable;
  unregisterCollisions(): boolean;
  getChild(name: string): void;
  getChildren(): TtsTable;
  getComponent(name: string): void;
  getComponentInChildren(name: string): void;
  getComponents(name: string): TtsTable;
  getComponentsInChildren(name: string): TtsTable;
  addDecal(parameters: TtsTable): boolean;
  call(func_name: string, func_params: TtsTable): unknown;
  getDecals(): TtsTable;
  getLuaScript(): string;
  getTable(table_name: string): TtsTable;
  getVar(var_name: string): unknown;
  setDecals(parameters: TtsTable): boolean;
  setLuaScript(script: string): boolean;
  setTable(func_name: string, data: TtsTable): boolean;
  setVar(func_name: string, data: unknown): boolean;
  readonly Container: TtsContainer | undefined;
  readonly UI: TtsUi;
}

/** @noSelf */
interface TtsAssetBundle {
  getLoopingEffectIndex(): number;
  getLoopingEffects(): TtsTable;
  getTriggerEffects(): TtsTable;
  playLoopingEffect(index: number): undefined;
  playTriggerEffect(index: number): undefined;
}

/** @noSelf */
interface TtsBook {
  page_offset: number;
  clearHighlight(): boolean;
  getPage(offsetPageNumbering?: boolean): number;
  setHighlight(x1: number, y1: number, x2: number, y2: number): boolean;
  setPage(page: number, offsetPageNumbering?: boolean): boolean;
}

interface TtsBrowser {
  url: string;
  pixel_width: number;
}

/** @noSelf */
interface TtsClock {
  paused: boolean;
  getValue(): number;
  pauseStart(): boolean;
  setValue(seconds: number): boolean;
  showCurrentTime(): boolean;
  startStopwatch(): boolean;
}

/** @noSelf */
interface TtsContainer {
  search(player: TtsPlayer, max_card: number): boolean;
}

/** @noSelf */
interface TtsCounter {
  clear(): boolean;
  decrement(): boolean;
  getValue(): number;
  increment(): boolean;
  setValue(value: number): boolean;
}

/** @noSelf */
interface TtsLayoutZone {
  getOptions(): TtsTable;
  layout(): boolean;
  setOptions(options: TtsTable): boolean;
}

/** @noSelf */
interface TtsRPGFigurine {
  attack(): boolean;
  changeMode(): boolean;
  die(): boolean;
}

/** @noSelf */
interface TtsTextTool {
  getFontColor(): TtsColor;
  getFontSize(): number;
  getValue(): string;
  setFontColor(font_color: TtsColorLike): boolean;
  setFontSize(font_size: number): boolean;
  setValue(text: string): boolean;
}

/** @noSelf */
interface TtsComponent {
  game_object: unknown;
  name: string;
  get(name: string): unknown;
  getVars(): TtsTable;
  set(name: string, value: unknown): boolean;
}

/** @noSelf */
interface TtsGameObject {
  name: string;
  getChild(name: string): void;
  getChildren(): TtsTable;
  getComponent(name: string): void;
  getComponentInChildren(name: string): void;
  getComponents(name: string): TtsTable;
  getComponentsInChildren(name: string): TtsTable;
  getMaterials(): TtsTable;
  getMaterialsInChildren(): TtsTable;
}

/** @noSelf */
interface TtsMaterial {
  game_object: unknown;
  shader: string;
  get(name: string): unknown;
  getVars(): TtsTable;
  set(name: string, value: unknown): boolean;
}

interface TtsVector {
  setAt(key: "x" | "y" | "z" | 1 | 2 | 3, value: number): TtsVector;
  set(x?: number, y?: number, z?: number): TtsVector;
  get(): unknown;
  clamp(most: number): TtsVector;
  normalize(): TtsVector;
  project(other: TtsXYZ): TtsVector;
  projectOnPlane(normal: TtsXYZ): TtsVector;
  reflect(normal: TtsXYZ): TtsVector;
  inverse(): TtsVector;
  moveTowards(target: TtsXYZ, most: number): TtsVector;
  rotateTowards(target: TtsXYZ, degrees: number): TtsVector;
  rotateTowardsUnit(target: TtsXYZ, degrees: number): TtsVector;
  dot(other: TtsXYZ): number;
  sqrMagnitude(): number;
  sqrDistance(other: TtsXYZ): number;
  equals(other: TtsXYZ, margin?: number): boolean;
  string(prefix?: string): string;
  angle(other: TtsXYZ): number;
  cross(other: TtsXYZ): TtsVector;
  lerp(target: TtsXYZ, share: number): TtsVector;
  normalized(): TtsVector;
  orthoNormalize(planar?: TtsXYZ): unknown;
  heading(axis?: "x" | "y" | "z"): unknown;
}

interface TtsColor {
  setAt(key: "r" | "g" | "b" | "a" | 1 | 2 | 3 | 4, value: number): TtsColor;
  set(r?: number, g?: number, b?: number, a?: number): TtsColor;
  get(): unknown;
  toString(tolerance?: number): string;
  equals(other: TtsRGB, margin?: number): boolean;
  lerp(other: TtsRGB, share: number): TtsColor;
  dump(prefix?: string): string;
}
