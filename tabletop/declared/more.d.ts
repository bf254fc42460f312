/**
 * What is documented besides (Berserk-Games/Tabletop-Simulator-API at 4146a0a), for scripts of any mod: names, parameters and
 * results as its pages give them. A table that reads a save as Tabletop Simulator does has it, as far as docs/tabletop-api.md says.
 */

/** A table of values by their names, or a list; the documentation says of what. */
type TtsTable = Readonly<Record<string | number, unknown>>;
type TtsFunction = (this: void, ...values: never[]) => unknown;

declare function chooseInHand(
  this: void,
  label: string,
  min_selected_count: number,
  max_selected_count: number,
  prompt: string,
  player_colors: TtsTable,
): TtsTable;
declare function chooseInHandOrCancel(
  this: void,
  label: string,
  min_selected_count: number,
  max_selected_count: number,
  prompt: string,
  player_colors: TtsTable,
): TtsTable;
declare function clearChooseInHand(this: void, player_colors: TtsTable): TtsTable;
declare function currentChooseInHand(this: void, player_color: string): string;
declare function copy(this: void, object_list: TtsTable): boolean;
declare function flipTable(this: void): boolean;
declare function paste(this: void, parameters: TtsTable): TtsTable;
declare function setLookingForPlayers(this: void, lfp: boolean): boolean;
declare function logString(
  this: void,
  value: unknown,
  label: string,
  tags: string,
  concise: boolean,
  displayTag: boolean,
): string;
declare function logStyle(
  this: void,
  tag: string,
  tint: TtsColorLike,
  prefix: string,
  postfix: string,
): boolean;
declare function print(this: void, message: string): undefined;
declare function sendExternalMessage(this: void, data: TtsTable): boolean;

declare const Backgrounds: TtsBackgrounds;

declare const Info: TtsInfo;

declare const MusicPlayer: TtsMusicPlayer;

declare const Physics: TtsPhysics;

declare const Tables: TtsTables;

declare const Timer: TtsTimer;

declare const WebRequest: TtsWebRequest;

interface TtsBackgrounds {
  getBackground(this: void): string;
  getCustomURL(this: void): string;
  setBackground(this: void, name: string): boolean;
  setCustomURL(this: void, url: string): boolean;
}

interface TtsHandlers {
  onBlindfold?(this: void, player: TtsPlayer, blindfolded: boolean): unknown;
  onExternalMessage?(this: void, data: TtsTable): unknown;
  onFixedUpdate?(this: void): unknown;
  onObjectCollisionEnter?(this: void, registered_object: TtsObject, collision_info: TtsTable): unknown;
  onObjectCollisionExit?(this: void, registered_object: TtsObject, collision_info: TtsTable): unknown;
  onObjectCollisionStay?(this: void, registered_object: TtsObject, collision_info: TtsTable): unknown;
  onObjectEnterScriptingZone?(this: void, zone: TtsObject, object: TtsObject): unknown;
  onObjectFlick?(this: void, object: TtsObject, player_color: string, impulse: TtsVectorLike): unknown;
  onObjectLeaveScriptingZone?(this: void, zone: TtsObject, object: TtsObject): unknown;
  onObjectLoopingEffect?(this: void, object: TtsObject, index: number): unknown;
  onObjectPageChange?(this: void, object: TtsObject): unknown;
  onObjectTriggerEffect?(this: void, object: TtsObject, index: number): unknown;
  onPlayerChangeTeam?(this: void, player_color: string, team: string): unknown;
  onPlayerChatTyping?(this: void, player: TtsPlayer, typing: boolean): unknown;
  onPlayerHandChoice?(
    this: void,
    player_color: string,
    label: string,
    objects: TtsTable,
    was_confirmed: boolean,
  ): unknown;
  filterObjectEnterContainer?(this: void, container: TtsObject, object: TtsObject): unknown;
  onZoneGroupSort?(this: void, zone: TtsObject, group: TtsTable, reversed: boolean): unknown;
  filterObjectEnter?(this: void, object: TtsObject): unknown;
  onCollisionEnter?(this: void, collision_info: TtsTable): unknown;
  onCollisionExit?(this: void, collision_info: TtsTable): unknown;
  onCollisionStay?(this: void, collision_info: TtsTable): unknown;
  onDestroy?(this: void): unknown;
  onDrop?(this: void, player_color: string): unknown;
  onFlick?(this: void, player_color: string, impulse: TtsVectorLike): unknown;
  onGroupSort?(this: void, group: TtsTable, reversed: boolean): unknown;
  onHover?(this: void, player_color: string): unknown;
  onNumberTyped?(this: void, player_color: string, number: number, alt: boolean): unknown;
  onPageChange?(this: void): unknown;
  onPeek?(this: void, player_color: string): unknown;
  onPickUp?(this: void, player_color: string): unknown;
  onRandomize?(this: void, player_color: string): unknown;
  onRotate?(
    this: void,
    spin: number,
    flip: number,
    player_color: string,
    old_spin: number,
    old_flip: number,
  ): unknown;
  onSearchEnd?(this: void, player_color: string): unknown;
  onSearchStart?(this: void, player_color: string): unknown;
  onStateChange?(this: void, old_state_guid: string): unknown;
  tryObjectEnter?(this: void, object: TtsObject): unknown;
  tryRandomize?(this: void, player_color: string): unknown;
  tryRotate?(
    this: void,
    spin: number,
    flip: number,
    player_color: string,
    old_spin: number,
    old_flip: number,
  ): unknown;
  tryStateChange?(this: void, new_state_index: number, player_color: string): unknown;
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

interface TtsHands {
  getHands(this: void): TtsTable;
}

interface TtsInfo {
  complexity: string;
  name: string;
  number_of_players: TtsTable;
  playing_time: TtsTable;
  tags: TtsTable;
  type: string;
}

interface TtsLighting {
  ambient_type: number;
  lut_contribution: number;
  lut_index: number;
  lut_url: string;
  getAmbientEquatorColor(this: void): TtsColor;
  getAmbientGroundColor(this: void): TtsColor;
  getAmbientSkyColor(this: void): TtsColor;
  setAmbientEquatorColor(this: void, tint: TtsColorLike): boolean;
  setAmbientGroundColor(this: void, tint: TtsColorLike): boolean;
  setAmbientSkyColor(this: void, tint: TtsColorLike): boolean;
}

interface TtsMusicPlayer {
  loaded: boolean;
  player_status: string;
  playlistIndex: unknown;
  playlist_index: number;
  repeat_track: boolean;
  shuffle: boolean;
  getCurrentAudioclip(this: void): TtsTable;
  getPlaylist(this: void): TtsTable;
  pause(this: void): boolean;
  play(this: void): boolean;
  setCurrentAudioclip(this: void, parameters: TtsTable): boolean;
  setPlaylist(this: void): void;
  skipBack(this: void): boolean;
  skipForward(this: void): boolean;
}

interface TtsPhysics {
  play_area: number;
  cast(this: void, parameters: TtsTable): TtsTable;
  getGravity(this: void): TtsVector;
  setGravity(this: void, direction: TtsVectorLike): boolean;
}

interface TtsPlayer {
  lift_height: number;
  attachCameraToObject(this: TtsPlayer, parameters: TtsTable): boolean;
  clearSelectedObjects(this: TtsPlayer): boolean;
  copy(this: TtsPlayer, objects: TtsTable): boolean;
  drawHandStash(this: TtsPlayer): boolean;
  getPointerRotation(this: TtsPlayer): number;
  kick(this: TtsPlayer): boolean;
  mute(this: TtsPlayer): boolean;
  paste(this: TtsPlayer, position: TtsVectorLike): boolean;
  setHandStashLocation(this: TtsPlayer, position: TtsVectorLike, rotation: number): boolean;
  setHandTransform(this: TtsPlayer, parameters: TtsTable, hand_index?: number): boolean;
  setUITheme(this: TtsPlayer, theme: string): boolean;
  showColorDialog(this: TtsPlayer, default_color: TtsColorLike, callback: TtsFunction): boolean;
}

interface TtsTables {
  getCustomURL(this: void): string;
  getTable(this: void): string;
  getTableObject(this: void): TtsObject;
  setCustomURL(this: void, url: string): boolean;
  setTable(this: void, name: string): boolean;
}

interface TtsTime {
  fixed_delta_time: number;
}

interface TtsTimer {
  create(this: void, parameters?: TtsTable): boolean;
  destroy(this: void, identifier: string): boolean;
}

interface TtsUi {
  getXml(this: void): string;
}

interface TtsWait {
  collect(
    this: void,
    expected_ids: TtsTable,
    on_finished: TtsFunction,
    on_add?: TtsFunction,
    on_error?: TtsFunction,
  ): TtsTable;
}

interface TtsRequest {
  download_progress: number;
  error: string;
  is_error: boolean;
  is_done: boolean;
  response_code: unknown;
  text: string;
  upload_progress: number;
  url: string;
  dispose(this: void): void;
  getResponseHeader(this: void, name: string): string;
  getResponseHeaders(this: void): TtsTable;
}

interface TtsWebRequest {
  custom(
    this: void,
    url: string,
    method: string,
    download: boolean,
    data: string,
    headers: TtsTable,
    callback_function?: TtsFunction,
  ): void;
  delete(this: void, url: string, callback_function: TtsFunction): void;
  get(this: void, url: string, callback_function: TtsFunction): void;
  head(this: void, url: string, callback_function: TtsFunction): void;
  post(this: void, url: string, form: unknown, callback_function: TtsFunction): void;
  put(this: void, url: string, data: string, callback_function: TtsFunction): void;
}

declare namespace Vector {
  function min(this: void, one: TtsXYZ, other: TtsXYZ): TtsVector;
  function max(this: void, one: TtsXYZ, other: TtsXYZ): TtsVector;
  function between(this: void, from: TtsXYZ, to: TtsXYZ): TtsVector;
}

declare namespace Color {
  function fromString(this: void, name: string): TtsColor;
  function fromHex(this: void, hex: string): TtsColor;
  function Add(this: void, name: string, color: TtsColor): undefined;
  const list: string[];
}
