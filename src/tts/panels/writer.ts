/**
 * What the interface shows: the value of every attribute that was set, by element and attribute, so that
 * only what differs is sent. The interface is one, and so is this memory of it.
 */
let sent: Record<string, string | undefined> = {};

/** Endings of the ids of what all see: there is a second copy of it in large letters. */
const LARGE = "-large";
let large = false;

/** Sets an attribute of one element. */
export function put(id: string, name: string, value: string): void {
  const key = `${id} ${name}`;
  if (sent[key] === value) return;
  UI.setAttribute(id, name, value);
  sent[key] = value;
}

/** What an attribute was set to last; undefined where it is as the save has it. */
export function shown(id: string, name: string): string | undefined {
  return sent[`${id} ${name}`];
}

/** Sets an attribute of an element that all see, in the copies that somebody looks at. */
export function putAll(id: string, name: string, value: string): void {
  put(id, name, value);
  if (large) put(id + LARGE, name, value);
}

/** Shows or hides an element for whom it is meant for. */
export function show(id: string, on: boolean): void {
  put(id, "active", on ? "true" : "false");
}

export function showAll(id: string, on: boolean): void {
  putAll(id, "active", on ? "true" : "false");
}

/** Shows an element to these colours of the table alone; to nobody where there are none. */
export function showTo(id: string, colours: string): void {
  if (colours !== "") put(id, "visibility", colours);
  show(id, colours !== "");
}

export function showAllTo(id: string, colours: string): void {
  showTo(id, colours);
  if (large) showTo(id + LARGE, colours);
}

/** Whether the copy in large letters is looked at; says whether that is new. */
export function setLarge(on: boolean): boolean {
  const news = on && !large;
  large = on;
  return news;
}

/** Forgets what was set, for after a load the interface is as the save has it. */
export function forgetSent(): void {
  sent = {};
  large = false;
}
