import { documentOf } from "./panels/document";
import { questionText } from "./panels/question";
import type { Page } from "./types";
import type { View } from "../wire/view";

/** Those who hear the page are told what they are asked, and what becomes of it as they choose. */
export function tellQuestion({ bubbles }: Page, view: View, before: View | undefined): void {
  if (!view.you.asked || view.ui === before?.ui) return;
  const text = questionText(documentOf(view.ui));
  const last = before?.you.asked === true ? questionText(documentOf(before.ui)) : "";
  if (text !== "" && text !== last) bubbles.announce(text);
}
