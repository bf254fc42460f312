/** A window of its own for a part of the page. */
export interface Outside {
  close: () => void;
}

/** Milliseconds between two looks at a window whose page has gone. */
const LOOK = 50;

/** Moves an element into a window of its own, in the page's style; undefined where the browser opens none. */
export function moveOut(element: HTMLElement, title: string, closed: () => void): Outside | undefined {
  const other = open("", "inspector", "popup,width=1180,height=760");
  if (other === null) return undefined;
  let page = other.document;
  let timer = 0;
  const furnish = (): void => {
    page = other.document;
    dress(page, title);
    page.body.replaceChildren(element);
    other.addEventListener("pagehide", left);
  };
  /** The page goes with its window, but also where the browser only lays another empty one into it. */
  const left = (): void => {
    // What is still in a page that goes loses its listeners.
    document.adoptNode(element);
    clearInterval(timer);
    timer = window.setInterval(() => {
      if (!other.closed && other.document === page) return;
      clearInterval(timer);
      if (other.closed) closed();
      else furnish();
    }, LOOK);
  };
  furnish();
  // The table is gone with its page.
  const leave = (): void => other.close();
  addEventListener("pagehide", leave);
  return {
    close: () => {
      clearInterval(timer);
      removeEventListener("pagehide", leave);
      other.removeEventListener("pagehide", left);
      other.close();
    },
  };
}

function dress(page: Document, title: string): void {
  page.head.replaceChildren();
  page.title = title;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const link = page.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.href;
    page.head.append(link);
  }
}
