import { defineRule, type Node } from "../rule";

/** Words made of six hex digits that are no GUIDs. */
const HEX_WORDS: ReadonlySet<string> = new Set([
  ...["accede", "beaded", "bedded", "dabbed", "decade", "deeded", "deface", "efface", "facade"],
]);

/** A GUID holds for one save on one machine: objects are found by their tags. */
export const noGuids = defineRule(
  '"{{text}}" looks like a GUID: find objects by tag (a colour is written with #)',
  ({ report }) => {
    const look = (node: Node, text: string): void => {
      if (/^[0-9a-f]{6}$/i.test(text) && !HEX_WORDS.has(text)) report(node, { text });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string") look(node, node.value);
      },
      TemplateLiteral(node) {
        if (node.expressions.length === 0) look(node, node.quasis[0]?.value.cooked ?? "");
      },
    };
  },
);
