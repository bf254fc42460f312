/** A window of its own for a part of the page. */
export interface Outside {
  close: () => void;
}

/** Moves an element into a window of its own, in the page's style; undefined where the browser opens none. */
export function moveOut(element: HTMLElement, title: string, closed: () => void): Outside | undefined {
  const other = open("", "inspector", "popup,width=1180,height=760");
  if (other === null) return undefined;
  const page = other.document;
  page.title = title;
  page.head.replaceChildren();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.href;
    page.head.append(link);
  }
  page.body.replaceChildren(element);
  other.addEventListener("pagehide", closed);
  // The table is gone with its page.
  addEventListener("pagehide", () => other.close());
  return {
    close: () => {
      other.removeEventListener("pagehide", closed);
      other.close();
    },
  };
}
