import { button, buttonRow, el } from "./dom";
import { keysOf, nameOfKey, type GivenKeys } from "../map/hotkeys";
import { openClosable } from "./sheet";
import { WORDS } from "../words";

/** A list of all keys: those of the game's hotkeys, then those of the page that no hotkey has. */
export function keyList(hotkeys: readonly string[], given: GivenKeys | undefined): HTMLElement {
  const own = [...keysOf(hotkeys, given)].map(([key, label]) => [nameOfKey(key), label] as const);
  const taken = own.map(([key]) => key);
  const others = WORDS.settings.keyList.filter(([key]) => !taken.includes(key));
  return el(
    "dl",
    { class: "keys" },
    ...[...own, ...others].flatMap(([key, what]) => [el("dt", {}, key), el("dd", {}, what)]),
  );
}

/** Opens the list of keys. */
export function openKeys(root: HTMLElement, hotkeys: readonly string[], given: GivenKeys | undefined): void {
  const { settings } = WORDS;
  openClosable(root, "settings", settings.keys, (close) => [
    keyList(hotkeys, given),
    buttonRow(button(settings.close, close, { class: "accent" })),
  ]);
}
