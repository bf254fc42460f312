import { color, length, number, numbers } from "../layout/values";
import type { Form } from "./attributes";

const SAYS: Record<string, string> = {
  flag: "true or false",
  number: "a number",
  length: "a number or a percentage",
  color: "a colour",
  colors: "four colours with | between them",
  pair: "two numbers",
  padding: "four numbers",
  list: "numbers",
  scale: "three numbers, those for x and y the same",
};

/** What a value should be that is not of its form; undefined for one that is. */
export function wanted(value: string, form: Form): string | undefined {
  if (typeof form !== "string") return form.includes(value) ? undefined : form.join(" or ");
  return fits(value, form) ? undefined : SAYS[form];
}

function fits(value: string, form: string): boolean {
  if (form === "any") return true;
  if (form === "flag") return /^(true|false|0|1)$/i.test(value.trim());
  if (form === "number") return number(value) !== undefined;
  if (form === "length") return length(value) !== undefined;
  if (form === "color") return color(value) !== undefined;
  if (form === "colors") {
    const parts = value.split("|");
    return parts.length === 4 && parts.every((part) => color(part) !== undefined);
  }
  const [x, y] = numbers(value);
  if (form === "scale" && x !== y) return false;
  const count = numbers(value).length;
  if (count !== value.split(/[\s,]+/).filter((part) => part !== "").length) return false;
  const needed: Record<string, number | undefined> = { pair: 2, scale: 3, padding: 4 };
  return count === (needed[form] ?? Math.max(1, count));
}
