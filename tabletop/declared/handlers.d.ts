/**
 * Functions of ours that Tabletop Simulator calls by name, as globals. What a veto answers is
 * said with it; another answer, or none, lets things happen.
 * @noSelf
 */
interface TtsHandlers {
  /** With what onSave gave last, or "". After a load, a rewind and Save & Play. */
  onLoad(state: string): void;
  /** Every ten seconds: a string that is ready. */
  onSave(): string;
  onUpdate(): void;
  /** `false` hides the line. */
  onChat(text: string, sender: TtsPlayer): boolean | undefined;

  onObjectSpawn(object: TtsObject): void;
  onObjectDestroy(object: TtsObject): void;
  onObjectPickUp(color: string, object: TtsObject): void;
  onObjectDrop(color: string, object: TtsObject): void;
  onObjectHover(color: string, object: TtsObject | undefined): void;
  onObjectPeek(object: TtsObject, color: string): void;
  onObjectRandomize(object: TtsObject, color: string): void;
  onObjectRotate(
    object: TtsObject,
    spin: number,
    flip: number,
    color: string,
    oldSpin: number,
    oldFlip: number,
  ): void;
  /** A second after the last digit. `true` keeps the number from doing what numbers do. */
  onObjectNumberTyped(object: TtsObject, color: string, number: number, alt: boolean): boolean | undefined;
  onObjectStateChange(object: TtsObject, oldGuid: string): void;
  onObjectSearchStart(object: TtsObject, color: string): void;
  onObjectSearchEnd(object: TtsObject, color: string): void;
  onObjectEnterContainer(container: TtsObject, object: TtsObject): void;
  onObjectLeaveContainer(container: TtsObject, object: TtsObject): void;
  onObjectEnterZone(zone: TtsObject, object: TtsObject): void;
  onObjectLeaveZone(zone: TtsObject, object: TtsObject): void;

  /** `false` is a veto, in this and the next four. `action` is one of `Player.Action`; nobody may have done it. */
  onPlayerAction(player: TtsPlayer | undefined, action: number, targets: TtsObject[]): boolean | undefined;
  tryObjectEnterContainer(
    container: TtsObject | undefined,
    object: TtsObject | undefined,
  ): boolean | undefined;
  tryObjectRandomize(object: TtsObject, color: string): boolean | undefined;
  tryObjectRotate(
    object: TtsObject,
    spin: number,
    flip: number,
    color: string,
    oldSpin: number,
    oldFlip: number,
  ): boolean | undefined;
  tryObjectStateChange(object: TtsObject, id: number, color: string): boolean | undefined;

  onPlayerConnect(player: TtsPlayer): void;
  onPlayerDisconnect(player: TtsPlayer): void;
  /** "Grey" for those who stand up or leave. */
  onPlayerChangeColor(color: string): void;
  onPlayerPing(player: TtsPlayer, position: TtsVector, object: TtsObject | undefined): void;
  onPlayerTurn(player: TtsPlayer | undefined, previous: TtsPlayer | undefined): void;
  /** The keys 1 to 10 of the number pad. */
  onScriptingButtonDown(index: number, color: string): void;
  onScriptingButtonUp(index: number, color: string): void;
}
