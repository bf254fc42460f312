/** Whether the interface has an element. Of one that it has not the attribute may be nil or an empty text. */
export function isThere(id: string): boolean {
  return UI.getAttribute(id, "id") === id;
}

/** Puts copies of outermost elements after them, with these endings to all ids. The interface loads anew. */
export function copyElements(ids: readonly string[], endings: readonly string[]): void {
  const all: TtsXmlElement[] = [];
  for (const one of UI.getXmlTable()) {
    all.push(one);
    if (ids.includes(`${one.attributes?.["id"]}`)) for (const ending of endings) all.push(copy(one, ending));
  }
  UI.setXmlTable(all);
}

function copy({ tag, attributes, value, children }: TtsXmlElement, ending: string): TtsXmlElement {
  const own: Record<string, string | number | boolean> = {};
  for (const name of Object.keys(attributes ?? {})) {
    const given = attributes?.[name] ?? "";
    own[name] = name === "id" ? `${given}${ending}` : given;
  }
  return {
    tag,
    attributes: own,
    ...(value === undefined ? {} : { value }),
    ...(children === undefined ? {} : { children: children.map((child) => copy(child, ending)) }),
  };
}
