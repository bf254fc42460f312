import { isShown, withChildren } from "./nodes";
import { readable } from "../parts/readable";
import { hasMark } from "../../xml/asks";
import { HANDLERS } from "../../xml/document";
import { firstText, isHolder, partOf, type Part } from "./parts";
import type { Node } from "../../xml/parse";

/** Where a viewer is asked: the part, and the keys of the panels, which are others for another question. */
export interface Question {
  part: Part;
  panels: string;
}

/**
 * The question of a document whose viewer is asked: its panels with the class `asks`, around them or on them, in which
 * a control is on. The uppermost says the part. An interface that marks none is taken to ask at the lower right.
 */
export function questionOf(document: readonly Node[]): Question {
  const asking = askingOf(document, false);
  const uppermost = asking.at(-1);
  return {
    part: uppermost === undefined ? "lower" : partOf(uppermost),
    panels: asking.map(({ line }) => line).join(),
  };
}

/** The first that each of these panels says, as it is read aloud; empty where they say nothing. */
export function questionText(document: readonly Node[]): string {
  const texts = askingOf(document, false).map((node) => readable(firstText(shown(node))));
  return texts.filter((text) => text !== "").join(" ");
}

function shown(node: Node): Node {
  return withChildren(node, node.children.filter(isShown).map(shown));
}

function askingOf(document: readonly Node[], within: boolean): Node[] {
  return document.flatMap((node) => {
    if (isHolder(node)) return askingOf(node.children, within || hasMark(node));
    return waits(node, within) ? [node] : [];
  });
}

/** Whether a control is on in an element, or is the element, that is marked or `within` one that is. */
function waits(node: Node, within: boolean): boolean {
  const marked = within || hasMark(node);
  return (marked && isOn(node)) || node.children.some((child) => waits(child, marked));
}

function isOn({ attributes }: Node): boolean {
  return attributes["interactable"] !== "false" && HANDLERS.some((name) => attributes[name] !== undefined);
}
