/**
 * Functions of ours that Tabletop Simulator calls by name, as globals. What a veto answers is
 * said with it; another answer, or none, lets things happen.
 */
interface TtsHandlers {
  /** With what onSave gave last, or "". After a load, a rewind and Save & Play. */
  onLoad(this: void, state: string): void;
  /** Every ten seconds: a string that is ready. */
  onSave(this: void): string;
  onUpdate(this: void): void;
  /** `false` hides the line. */
  onChat(this: void, text: string, sender: TtsPlayer): boolean | undefined;

  onObjectSpawn(this: void, object: TtsObject): void;
  onObjectDestroy(this: void, object: TtsObject): void;
  onObjectPickUp(this: void, color: string, object: TtsObject): void;
  onObjectDrop(this: void, color: string, object: TtsObject): void;
  onObjectHover(this: void, color: string, object: TtsObject | undefined): void;
  onObjectPeek(this: void, object: TtsObject, color: string): void;
  onObjectRandomize(this: void, object: TtsObject, color: string): void;
  onObjectRotate(
    this: void,
    object: TtsObject,
    spin: number,
    flip: number,
    color: string,
    oldSpin: number,
    oldFlip: number,
  ): void;
  /** A second after the last digit. `true` keeps the number from doing what numbers do. */
  onObjectNumberTyped(
    this: void,
    object: TtsObject,
    color: string,
    number: number,
    alt: boolean,
  ): boolean | undefined;
  onObjectStateChange(this: void, object: TtsObject, oldGuid: string): void;
  onObjectSearchStart(this: void, object: TtsObject, color: string): void;
  onObjectSearchEnd(this: void, object: TtsObject, color: string): void;
  onObjectEnterContainer(this: void, container: TtsObject, object: TtsObject): void;
  onObjectLeaveContainer(this: void, container: TtsObject, object: TtsObject): void;
  onObjectEnterZone(this: void, zone: TtsObject, object: TtsObject): void;
  onObjectLeaveZone(this: void, zone: TtsObject, object: TtsObject): void;

  /** `false` is a veto, in this and the next four. `action` is one of `Player.Action`; nobody may have done it. */
  onPlayerAction(
    this: void,
    player: TtsPlayer | undefined,
    action: number,
    targets: TtsObject[],
  ): boolean | undefined;
  tryObjectEnterContainer(
    this: void,
    container: TtsObject | undefined,
    object: TtsObject | undefined,
  ): boolean | undefined;
  tryObjectRandomize(this: void, object: TtsObject, color: string): boolean | undefined;
  tryObjectRotate(
    this: void,
    object: TtsObject,
    spin: number,
    flip: number,
    color: string,
    oldSpin: number,
    oldFlip: number,
  ): boolean | undefined;
  tryObjectStateChange(this: void, object: TtsObject, id: number, color: string): boolean | undefined;

  onPlayerConnect(this: void, player: TtsPlayer): void;
  onPlayerDisconnect(this: void, player: TtsPlayer): void;
  /** "Grey" for those who stand up or leave. */
  onPlayerChangeColor(this: void, color: string): void;
  onPlayerPing(this: void, player: TtsPlayer, position: TtsVector, object: TtsObject | undefined): void;
  onPlayerTurn(this: void, player: TtsPlayer | undefined, previous: TtsPlayer | undefined): void;
  /** The keys 1 to 10 of the number pad. */
  onScriptingButtonDown(this: void, index: number, color: string): void;
  onScriptingButtonUp(this: void, index: number, color: string): void;
}
