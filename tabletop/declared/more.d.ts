/**
 * What is documented besides (Berserk-Games/Tabletop-Simulator-API at 4146a0a), for scripts of any mod: names, parameters and
 * results as its pages give them. A table that reads a save as Tabletop Simulator does has it, as far as docs/tabletop-api.md says.
 * @noSelfInFile
 */

/** A table of values by their names, or a list; the documentation says of what. */
type TtsTable = Readonly<Record<string | number, unknown>>;
type TtsFunction = (...values: never[]) => unknown;

declare function chooseInHand(
  label: string,
  min_selected_count: number,
  max_selected_count: number,
  prompt: string,
  player_colors: TtsTable,
): TtsTable;
declare function chooseInHandOrCancel(
  label: string,
  min_selected_count: number,
  max_selected_count: number,
  prompt: string,
  player_colors: TtsTable,
): TtsTable;
declare function clearChooseInHand(player_colors: TtsTable): TtsTable;
declare function currentChooseInHand(player_color: string): string;
declare function copy(object_list: TtsTable): boolean;
declare function flipTable(): boolean;
declare function paste(parameters: TtsTable): TtsTable;
declare function setLookingForPlayers(lfp: boolean): boolean;
declare function logString(
  value: unknown,
  label: string,
  tags: string,
  concise: boolean,
  displayTag: boolean,
): string;
declare function logStyle(tag: string, tint: TtsColorLike, prefix: string, postfix: string): boolean;
declare function print(message: string): undefined;
declare function sendExternalMessage(data: TtsTable): boolean;

declare const Backgrounds: TtsBackgrounds;
/** @noSelf */
interface TtsBackgrounds {
  getBackground(): string;
  getCustomURL(): string;
  setBackground(name: string): boolean;
  setCustomURL(url: string): boolean;
}

/** @noSelf */
interface TtsHandlers {
  onBlindfold?(player: TtsPlayer, blindfolded: boolean): unknown;
  onExternalMessage?(data: TtsTable): unknown;
  onFixedUpdate?(): unknown;
  onObjectCollisionEnter?(registered_object: TtsObject, collision_info: TtsTable): unknown;
  onObjectCollisionExit?(registered_object: TtsObject, collision_info: TtsTable): unknown;
  onObjectCollisionStay?(registered_object: TtsObject, collision_info: TtsTable): unknown;
  onObjectEnterScriptingZone?(zone: TtsObject, object: TtsObject): unknown;
  onObjectFlick?(object: TtsObject, player_color: string, impulse: TtsVectorLike): unknown;
  onObjectLeaveScriptingZone?(zone: TtsObject, object: TtsObject): unknown;
  onObjectLoopingEffect?(object: TtsObject, index: number): unknown;
  onObjectPageChange?(object: TtsObject): unknown;
  onObjectTriggerEffect?(object: TtsObject, index: number): unknown;
  onPlayerChangeTeam?(player_color: string, team: string): unknown;
  onPlayerChatTyping?(player: TtsPlayer, typing: boolean): unknown;
  onPlayerHandChoice?(
    player_color: string,
    label: string,
    objects: TtsTable,
    was_confirmed: boolean,
  ): unknown;
  filterObjectEnterContainer?(container: TtsObject, object: TtsObject): unknown;
  onZoneGroupSort?(zone: TtsObject, group: TtsTable, reversed: boolean): unknown;
  filterObjectEnter?(object: TtsObject): unknown;
  onCollisionEnter?(collision_info: TtsTable): unknown;
  onCollisionExit?(collision_info: TtsTable): unknown;
  onCollisionStay?(collision_info: TtsTable): unknown;
  onDestroy?(): unknown;
  onDrop?(player_color: string): unknown;
  onFlick?(player_color: string, impulse: TtsVectorLike): unknown;
  onGroupSort?(group: TtsTable, reversed: boolean): unknown;
  onHover?(player_color: string): unknown;
  onNumberTyped?(player_color: string, number: number, alt: boolean): unknown;
  onPageChange?(): unknown;
  onPeek?(player_color: string): unknown;
  onPickUp?(player_color: string): unknown;
  onRandomize?(player_color: string): unknown;
  onRotate?(spin: number, flip: number, player_color: string, old_spin: number, old_flip: number): unknown;
  onSearchEnd?(player_color: string): unknown;
  onSearchStart?(player_color: string): unknown;
  onStateChange?(old_state_guid: string): unknown;
  tryObjectEnter?(object: TtsObject): unknown;
  tryRandomize?(player_color: string): unknown;
  tryRotate?(spin: number, flip: number, player_color: string, old_spin: number, old_flip: number): unknown;
  tryStateChange?(new_state_index: number, player_color: string): unknown;
}

interface TtsGrid {
  type: number;
  show_lines: boolean;
  color: TtsColor;
  opacity: number;
  thick_lines: boolean;
  offsetX: number;
  offsetY: number;
  sizeX: number;
  sizeY: number;
}

/** @noSelf */
interface TtsHands {
  getHands(): TtsTable;
}

declare const Info: TtsInfo;
interface TtsInfo {
  complexity: string;
  name: string;
  number_of_players: TtsTable;
  playing_time: TtsTable;
  tags: TtsTable;
  type: string;
}

/** @noSelf */
interface TtsLighting {
  ambient_type: number;
  lut_contribution: number;
  lut_index: number;
  lut_url: string;
  getAmbientEquatorColor(): TtsColor;
  getAmbientGroundColor(): TtsColor;
  getAmbientSkyColor(): TtsColor;
  setAmbientEquatorColor(tint: TtsColorLike): boolean;
  setAmbientGroundColor(tint: TtsColorLike): boolean;
  setAmbientSkyColor(tint: TtsColorLike): boolean;
}

declare const MusicPlayer: TtsMusicPlayer;
/** @noSelf */
interface TtsMusicPlayer {
  loaded: boolean;
  player_status: string;
  playlistIndex: unknown;
  playlist_index: number;
  repeat_track: boolean;
  shuffle: boolean;
  getCurrentAudioclip(): TtsTable;
  getPlaylist(): TtsTable;
  pause(): boolean;
  play(): boolean;
  setCurrentAudioclip(parameters: TtsTable): boolean;
  setPlaylist(): void;
  skipBack(): boolean;
  skipForward(): boolean;
}

declare const Physics: TtsPhysics;
/** @noSelf */
interface TtsPhysics {
  play_area: number;
  cast(parameters: TtsTable): TtsTable;
  getGravity(): TtsVector;
  setGravity(direction: TtsVectorLike): boolean;
}

interface TtsPlayer {
  lift_height: number;
  attachCameraToObject(parameters: TtsTable): boolean;
  clearSelectedObjects(): boolean;
  copy(objects: TtsTable): boolean;
  drawHandStash(): boolean;
  getPointerRotation(): number;
  kick(): boolean;
  mute(): boolean;
  paste(position: TtsVectorLike): boolean;
  setHandStashLocation(position: TtsVectorLike, rotation: number): boolean;
  setHandTransform(parameters: TtsTable, hand_index?: number): boolean;
  setUITheme(theme: string): boolean;
  showColorDialog(default_color: TtsColorLike, callback: TtsFunction): boolean;
}

declare const Tables: TtsTables;
/** @noSelf */
interface TtsTables {
  getCustomURL(): string;
  getTable(): string;
  getTableObject(): TtsObject;
  setCustomURL(url: string): boolean;
  setTable(name: string): boolean;
}

interface TtsTime {
  fixed_delta_time: number;
}

declare const Timer: TtsTimer;
/** @noSelf */
interface TtsTimer {
  create(parameters?: TtsTable): boolean;
  destroy(identifier: string): boolean;
}

/** @noSelf */
interface TtsUi {
  getXml(): string;
}

/** @noSelf */
interface TtsWait {
  collect(
    expected_ids: TtsTable,
    on_finished: TtsFunction,
    on_add?: TtsFunction,
    on_error?: TtsFunction,
  ): TtsTable;
}

/** @noSelf */
interface TtsRequest {
  download_progress: number;
  error: string;
  is_error: boolean;
  is_done: boolean;
  response_code: unknown;
  text: string;
  upload_progress: number;
  url: string;
  dispose(): void;
  getResponseHeader(name: string): string;
  getResponseHeaders(): TtsTable;
}

declare const WebRequest: TtsWebRequest;
/** @noSelf */
interface TtsWebRequest {
  custom(
    url: string,
    method: string,
    download: boolean,
    data: string,
    headers: TtsTable,
    callback_function?: TtsFunction,
  ): void;
  delete(url: string, callback_function: TtsFunction): void;
  get(url: string, callback_function: TtsFunction): void;
  head(url: string, callback_function: TtsFunction): void;
  post(url: string, form: unknown, callback_function: TtsFunction): void;
  put(url: string, data: string, callback_function: TtsFunction): void;
}

declare namespace Vector {
  function min(one: TtsXYZ, other: TtsXYZ): TtsVector;
  function max(one: TtsXYZ, other: TtsXYZ): TtsVector;
  function between(from: TtsXYZ, to: TtsXYZ): TtsVector;
}

declare namespace Color {
  function fromString(name: string): TtsColor;
  function fromHex(hex: string): TtsColor;
  function Add(name: string, color: TtsColor): undefined;
  const list: string[];
}
