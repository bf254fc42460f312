import { color, length, number, numbers } from "../layout/values";
import type { Form } from "./attributes";

/** What a value of each form is called, and whether one is of it. */
const FORMS: Readonly<
  Record<Extract<Form, string>, readonly [says: string, fits: (value: string) => boolean]>
> = {
  any: ["anything", () => true],
  flag: ["true or false", (value) => /^(true|false|0|1)$/i.test(value.trim())],
  number: ["a number", (value) => number(value) !== undefined],
  length: ["a number or a percentage", (value) => length(value) !== undefined],
  color: ["a colour", (value) => color(value) !== undefined],
  colors: [
    "four colours with | between them",
    (value) => value.split("|").length === 4 && value.split("|").every((part) => color(part) !== undefined),
  ],
  pair: ["two numbers", (value) => countOf(value) === 2],
  padding: ["four numbers", (value) => countOf(value) === 4],
  list: ["numbers", (value) => countOf(value) > 0],
  scale: [
    "three numbers, those for x and y the same",
    (value) => countOf(value) === 3 && numbers(value)[0] === numbers(value)[1],
  ],
};

/** What a value should be that is not of its form; undefined for one that is. */
export function wanted(value: string, form: Form): string | undefined {
  if (typeof form !== "string") return form.includes(value) ? undefined : form.join(" or ");
  const [says, fits] = FORMS[form];
  return fits(value) ? undefined : says;
}

/** How many numbers a value has; 0 where something in it is none. */
function countOf(value: string): number {
  const { length: count } = numbers(value);
  return count === value.split(/[\s,]+/).filter((part) => part !== "").length ? count : 0;
}
