import { words } from "../save/words";
import { ATTRIBUTES } from "./attributes";

/** Elements the interface knows. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    Text Image ProgressBar Button InputField Toggle ToggleButton ToggleGroup Slider Dropdown Option
    Panel HorizontalLayout VerticalLayout GridLayout TableLayout Row Cell HorizontalScrollView
    VerticalScrollView Mask Defaults
  `),
);

const lowered = (names: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...names].map((name) => [name.toLowerCase(), name]));
const TAGS = lowered(ELEMENTS);
const KEYS = lowered(ATTRIBUTES);

/** The name of an element that is written in any case; undefined for what is none. */
export function elementName(name: string): string | undefined {
  return TAGS.get(name.toLowerCase());
}

/** The name of an attribute that is written in any case; one that nobody knows stays as it is. */
export function attributeName(name: string): string {
  return KEYS.get(name.toLowerCase()) ?? name;
}
