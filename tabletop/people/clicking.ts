import { bounds, covering, toWorld } from "../world/bounds";
import { callback } from "../world/events";
import { deliver } from "../run/deliver";
import { atElement, callHandler, type Found, type Which } from "./elements";
import { typedIn } from "../world/interface";
import { nameOf, overPiece, person, piece, seated, type Piece } from "./find";
import { nameFor } from "../world/sight";
import { objectOut, vectorOut } from "../bridge/values";
import { Refused } from "../world/world";
import type { MenuItem, TableButton } from "../world/types";
import type { Session } from "../run/session";

/**
 * Presses a button of an object, by its label, its function or its index. Refused when a piece lies over it, and when
 * it has no size. The script's function gets the object, the colour and whether it was the right key.
 */
export const pressButton = overPiece(
  async (reach, wanted: string | number, right: boolean = false): Promise<void> => {
    const { session, by, object } = reach;
    const button = partOf(object.buttons, wanted);
    if (button === undefined) throw new Refused(`${nameOf(reach)} has no button ${wanted}`);
    if (button.width <= 0 || button.height <= 0) throw new Refused(`the button ${wanted} has no size`);
    const over = covering(session.world, toWorld(object, button.position), object);
    if (over !== undefined)
      throw new Refused(
        `${nameFor(session.world, over, by)} lies over the button ${wanted} of ${nameOf(reach)}`,
      );
    const args = [objectOut(object.handle), by.color, right];
    await deliver(session.script, { what: button.fn, args, to: button.owner ?? "Global" }, true);
  },
  true,
);

/** A button or an input by its index, its label or its function. */
function partOf<T extends TableButton>(list: readonly T[], wanted: string | number): T | undefined {
  return list.find((one, i) => i === wanted || one.label === wanted || one.fn === wanted);
}

/**
 * Types into an input of an object, by its label, its function or its index, letter by letter, and leaves it. The
 * script's function is told of each, and what it gives back at last is what stands there.
 */
export const typeInto = overPiece(async (reach, wanted: string | number, written: string): Promise<void> => {
  const { session, by, object } = reach;
  const input = partOf(object.inputs, wanted);
  if (input === undefined) throw new Refused(`${nameOf(reach)} has no input ${wanted}`);
  const tell = async (editing: boolean): Promise<void> => {
    const args = [objectOut(object.handle), by.color, input.value, editing];
    const answer = await deliver(session.script, { what: input.fn, args, to: input.owner ?? "Global" }, true);
    if (typeof answer === "string" || typeof answer === "number") input.value = String(answer);
  };
  for (const part of letterByLetter(written)) {
    input.value = part;
    await tell(true);
  }
  input.value = written;
  await tell(false);
}, true);

/** What a person does to a field stays with them; a field without an id keeps nothing. */
function keep({ by, attributes, ui }: Found, value: string): void {
  const id = attributes["id"] ?? "";
  if (id !== "") typedIn(ui, by).set(id, value);
}

/** What a text is while it is typed, letter by letter. */
function letterByLetter(text: string): string[] {
  return Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1));
}

/** Clicks an element of the interface: left "-1", right "-2", middle "-3". Toggles change for the one who clicks. */
export const click = atElement(async (at, key: string = "-1") => {
  const { by, attributes, node, ui } = at;
  const id = attributes["id"] ?? "";
  if (attributes["onClick"] === undefined && !node.tag.startsWith("Toggle"))
    throw new Refused(`the element ${id} does nothing when clicked`);
  if (node.tag === "Toggle" || node.tag === "ToggleButton") {
    const before = (id === "" ? undefined : typedIn(ui, by).get(id)) ?? attributes["isOn"] ?? "False";
    const after = before.toLowerCase() === "true" ? "False" : "True";
    keep(at, after);
    await callHandler(at, "onValueChanged", after);
  }
  await callHandler(at, "onClick", key);
});

/** Clicks an element of the interface that lies on an object, by its id. */
export async function clickOn(
  session: Session,
  who: string,
  which: Piece,
  id: string,
  key?: string,
): Promise<void> {
  return click(session, who, { on: which, id }, key);
}

/** Types into a field, letter by letter, and leaves it. What was typed stays with the one who typed it. */
export const type = atElement(async (at, text: string, leave: boolean = true) => {
  const { attributes, node } = at;
  if (node.tag !== "InputField") throw new Refused(`a ${node.tag} is no field to type in`);
  const limit = Number(attributes["characterLimit"] ?? 0);
  const written = limit > 0 ? text.slice(0, limit) : text;
  for (const part of letterByLetter(written)) {
    keep(at, part);
    await callHandler(at, "onValueChanged", part);
  }
  keep(at, written);
  if (leave) await callHandler(at, "onEndEdit", written);
});

/** Types into a field and presses Enter: onSubmit, then onEndEdit. */
export async function submit(session: Session, who: string, which: Which, text: string): Promise<void> {
  await type(session, who, which, text, false);
  for (const event of ["onSubmit", "onEndEdit"])
    await atElement(async (at) => callHandler(at, event, text))(session, who, which);
}

/** Chooses an option of a dropdown by its text, or sets a slider. */
export const choose = atElement(async (at, value: string | number) => {
  const { attributes, node } = at;
  if (node.tag === "Dropdown") {
    const index = node.children.findIndex((option) => option.value === value);
    if (index < 0) throw new Refused(`the dropdown has no option ${value}`);
    keep(at, String(value));
    const { onValueChanged: text = "" } = attributes;
    const named = {
      ...at,
      attributes: { ...attributes, onValueChanged: text.replace("(selectedIndex)", "") },
    };
    const told = text.endsWith("(selectedIndex)") ? index : value;
    return callHandler(named, "onValueChanged", String(told));
  }
  if (node.tag !== "Slider") throw new Refused(`a ${node.tag} is neither a dropdown nor a slider`);
  const [low, high] = [Number(attributes["minValue"] ?? 0), Number(attributes["maxValue"] ?? 1)];
  if (value === "" || !(Number(value) >= low && Number(value) <= high))
    throw new Refused(`the slider goes from ${low} to ${high}`);
  keep(at, String(value));
  return callHandler(at, "onValueChanged", String(value));
});

function item(menu: readonly MenuItem[], label: string, where: string): MenuItem {
  const found = menu.find((one) => one.label === label);
  if (found === undefined) throw new Refused(`the menu of ${where} has no ${label}`);
  return found;
}

/** Chooses an item that the script has added to the menu of a piece. */
export const chooseMenu = overPiece((reach, label: string): void => {
  const { session, by, object } = reach;
  const { fn } = item(object.menu, label, nameOf(reach));
  const at = vectorOut(bounds(session.world, object).center);
  callback(session.world, `the menu item ${label}`, fn, false, by.color, at, objectOut(object.handle));
});

/** Chooses an item that the script has added to the menu of the table. */
export function chooseTableMenu(
  session: Session,
  who: string,
  label: string,
  at = { x: 0, y: 1, z: 0 },
): void {
  const by = seated(session, who);
  const { fn } = item(session.world.menu, label, "the table");
  callback(session.world, `the menu item ${label}`, fn, false, by.color, vectorOut(at));
}

/** Presses a key that the person has bound to a hotkey of the script, over a piece or over nothing. */
export function pressHotkey(session: Session, who: string, label: string, over?: Piece): void {
  const by = person(session, who);
  const hotkey = session.world.hotkeys.find((one) => one.label === label);
  if (hotkey === undefined) throw new Refused(`there is no hotkey ${label}`);
  const object = over === undefined ? undefined : piece(session, over);
  const at = vectorOut(object?.position ?? by.pointer);
  const hovered = object === undefined ? undefined : objectOut(object.handle);
  for (const up of hotkey.onRelease ? [false, true] : [false])
    callback(session.world, `the hotkey ${label}`, hotkey.fn, false, by.color, hovered, at, up);
}
