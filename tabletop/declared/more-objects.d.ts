/** What is documented of objects besides, with their behaviours and components; more.d.ts has the rest. */

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
  addForce(this: TtsObject, vector: TtsVectorLike, force_type?: number): boolean;
  addTorque(this: TtsObject, vector: TtsVectorLike, force_type?: number): boolean;
  getAngularVelocity(this: TtsObject): TtsVector;
  getPositionSmooth(this: TtsObject): TtsVector;
  getRotationSmooth(this: TtsObject): TtsVector;
  getVelocity(this: TtsObject): TtsVector;
  setAngularVelocity(this: TtsObject, vector: TtsVectorLike): boolean;
  setVelocity(this: TtsObject, vector: TtsVectorLike): boolean;
  hasMatchingTag(this: TtsObject, other: TtsObject): boolean;
  clearInputs(this: TtsObject): boolean;
  createInput(this: TtsObject, parameters: TtsTable): boolean;
  editInput(this: TtsObject, parameters: TtsTable): boolean;
  getInputs(this: TtsObject): TtsTable;
  removeInput(this: TtsObject, index: number): boolean;
  getAttachments(this: TtsObject): TtsTable;
  getFogOfWarReveal(this: TtsObject): TtsTable;
  getJoints(this: TtsObject): TtsTable;
  getSelectingPlayers(this: TtsObject): TtsTable;
  getStates(this: TtsObject): TtsTable;
  setFogOfWarReveal(this: TtsObject, fog_settings: TtsTable): boolean;
  addAttachment(this: TtsObject, Object: TtsObject): boolean;
  addToPlayerSelection(this: TtsObject, player_color: string): boolean;
  dealToColorWithOffset(
    this: TtsObject,
    offset: TtsVectorLike,
    flip: boolean,
    player_color: string,
  ): TtsObject;
  destroyAttachment(this: TtsObject, index: number): boolean;
  destroyAttachments(this: TtsObject): boolean;
  drop(this: TtsObject): boolean;
  jointTo(this: TtsObject, object: TtsObject, parameters: TtsTable): boolean;
  moveToHandStash(this: TtsObject): boolean;
  registerCollisions(this: TtsObject, stay?: boolean): boolean;
  removeAttachment(this: TtsObject, index: number): TtsObject;
  removeAttachments(this: TtsObject): TtsTable;
  removeFromPlayerSelection(this: TtsObject, player_color: string): boolean;
  reset(this: TtsObject): boolean;
  shuffleStates(this: TtsObject): TtsObject;
  spread(this: TtsObject, distance?: number): TtsTable;
  unregisterCollisions(this: TtsObject): boolean;
  getChild(this: TtsObject, name: string): void;
  getChildren(this: TtsObject): TtsTable;
  getComponent(this: TtsObject, name: string): void;
  getComponentInChildren(this: TtsObject, name: string): void;
  getComponents(this: TtsObject, name: string): TtsTable;
  getComponentsInChildren(this: TtsObject, name: string): TtsTable;
  addDecal(this: TtsObject, parameters: TtsTable): boolean;
  call(this: TtsObject, func_name: string, func_params: TtsTable): unknown;
  getDecals(this: TtsObject): TtsTable;
  getLuaScript(this: TtsObject): string;
  getTable(this: TtsObject, table_name: string): TtsTable;
  getVar(this: TtsObject, var_name: string): unknown;
  setDecals(this: TtsObject, parameters: TtsTable): boolean;
  setLuaScript(this: TtsObject, script: string): boolean;
  setTable(this: TtsObject, func_name: string, data: TtsTable): boolean;
  setVar(this: TtsObject, func_name: string, data: unknown): boolean;
  readonly Container: TtsContainer | undefined;
  readonly UI: TtsUi;
}

interface TtsAssetBundle {
  getLoopingEffectIndex(this: void): number;
  getLoopingEffects(this: void): TtsTable;
  getTriggerEffects(this: void): TtsTable;
  playLoopingEffect(this: void, index: number): undefined;
  playTriggerEffect(this: void, index: number): undefined;
}

interface TtsBook {
  page_offset: number;
  clearHighlight(this: void): boolean;
  getPage(this: void, offsetPageNumbering?: boolean): number;
  setHighlight(this: void, x1: number, y1: number, x2: number, y2: number): boolean;
  setPage(this: void, page: number, offsetPageNumbering?: boolean): boolean;
}

interface TtsBrowser {
  url: string;
  pixel_width: number;
}

interface TtsClock {
  paused: boolean;
  getValue(this: void): number;
  pauseStart(this: void): boolean;
  setValue(this: void, seconds: number): boolean;
  showCurrentTime(this: void): boolean;
  startStopwatch(this: void): boolean;
}

interface TtsContainer {
  search(this: void, player: TtsPlayer, max_card: number): boolean;
}

interface TtsCounter {
  clear(this: void): boolean;
  decrement(this: void): boolean;
  getValue(this: void): number;
  increment(this: void): boolean;
  setValue(this: void, value: number): boolean;
}

interface TtsLayoutZone {
  getOptions(this: void): TtsTable;
  layout(this: void): boolean;
  setOptions(this: void, options: TtsTable): boolean;
}

interface TtsRPGFigurine {
  attack(this: void): boolean;
  changeMode(this: void): boolean;
  die(this: void): boolean;
}

interface TtsTextTool {
  getFontColor(this: void): TtsColor;
  getFontSize(this: void): number;
  getValue(this: void): string;
  setFontColor(this: void, font_color: TtsColorLike): boolean;
  setFontSize(this: void, font_size: number): boolean;
  setValue(this: void, text: string): boolean;
}

interface TtsComponent {
  game_object: unknown;
  name: string;
  get(this: void, name: string): unknown;
  getVars(this: void): TtsTable;
  set(this: void, name: string, value: unknown): boolean;
}

interface TtsGameObject {
  name: string;
  getChild(this: void, name: string): void;
  getChildren(this: void): TtsTable;
  getComponent(this: void, name: string): void;
  getComponentInChildren(this: void, name: string): void;
  getComponents(this: void, name: string): TtsTable;
  getComponentsInChildren(this: void, name: string): TtsTable;
  getMaterials(this: void): TtsTable;
  getMaterialsInChildren(this: void): TtsTable;
}

interface TtsMaterial {
  game_object: unknown;
  shader: string;
  get(this: void, name: string): unknown;
  getVars(this: void): TtsTable;
  set(this: void, name: string, value: unknown): boolean;
}

interface TtsVector {
  setAt(this: TtsVector, key: "x" | "y" | "z" | 1 | 2 | 3, value: number): TtsVector;
  set(this: TtsVector, x?: number, y?: number, z?: number): TtsVector;
  get(this: TtsVector): unknown;
  clamp(this: TtsVector, most: number): TtsVector;
  normalize(this: TtsVector): TtsVector;
  project(this: TtsVector, other: TtsXYZ): TtsVector;
  projectOnPlane(this: TtsVector, normal: TtsXYZ): TtsVector;
  reflect(this: TtsVector, normal: TtsXYZ): TtsVector;
  inverse(this: TtsVector): TtsVector;
  moveTowards(this: TtsVector, target: TtsXYZ, most: number): TtsVector;
  rotateTowards(this: TtsVector, target: TtsXYZ, degrees: number): TtsVector;
  rotateTowardsUnit(this: TtsVector, target: TtsXYZ, degrees: number): TtsVector;
  dot(this: TtsVector, other: TtsXYZ): number;
  sqrMagnitude(this: TtsVector): number;
  sqrDistance(this: TtsVector, other: TtsXYZ): number;
  equals(this: TtsVector, other: TtsXYZ, margin?: number): boolean;
  string(this: TtsVector, prefix?: string): string;
  angle(this: TtsVector, other: TtsXYZ): number;
  cross(this: TtsVector, other: TtsXYZ): TtsVector;
  lerp(this: TtsVector, target: TtsXYZ, share: number): TtsVector;
  normalized(this: TtsVector): TtsVector;
  orthoNormalize(this: TtsVector, planar?: TtsXYZ): unknown;
  heading(this: TtsVector, axis?: "x" | "y" | "z"): unknown;
}

interface TtsColor {
  setAt(this: TtsColor, key: "r" | "g" | "b" | "a" | 1 | 2 | 3 | 4, value: number): TtsColor;
  set(this: TtsColor, r?: number, g?: number, b?: number, a?: number): TtsColor;
  get(this: TtsColor): unknown;
  toString(this: TtsColor, tolerance?: number): string;
  equals(this: TtsColor, other: TtsRGB, margin?: number): boolean;
  lerp(this: TtsColor, other: TtsRGB, share: number): TtsColor;
  dump(this: TtsColor, prefix?: string): string;
}
