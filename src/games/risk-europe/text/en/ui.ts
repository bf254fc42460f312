import { UI as TABLE } from "../../../../text/en/ui";
import { ENGLISH } from "./english";
import { LABELS } from "./labels";
import { PAGES } from "./pages";

/** English with what stands in the interface from the start. */
export const UI = {
  ...ENGLISH,
  labels: LABELS,
  pages: { ...ENGLISH.pages, ...TABLE.pages, ...PAGES },
};
