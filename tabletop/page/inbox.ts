import type { Answer } from "../wire/answers";

/** What the server tells, one message a frame. */
export interface Inbox {
  put: (message: Answer) => void;
  /** Takes all that waits. */
  flush: () => void;
  isEmpty: () => boolean;
}

interface Rules {
  take: (message: Answer) => void;
  /** Whether this frame has had enough to do already. */
  isFull: () => boolean;
  /** Whether all is taken at once: nobody sees frames. */
  isUrgent: () => boolean;
  later: (run: () => void) => void;
}

/** So many messages wait at most, and each for so many frames. */
const MOST = 4;
const PATIENCE = 2;

/**
 * Takes messages in their order, each at once unless the frame is full or others wait. What is no view waits for nothing, and
 * neither do those before it.
 */
export function newInbox({ take, isFull, isUrgent, later }: Rules): Inbox {
  const waiting: Answer[] = [];
  let waited = 0;
  let isAsked = false;
  const takeNext = (): void => {
    waited = 0;
    const [message] = waiting.splice(0, 1);
    take(message);
  };
  const open = (): void => {
    while (waiting.length > 0) {
      const isPatient = waited < PATIENCE && waiting.length <= MOST;
      if (isFull() && isPatient && !isUrgent()) {
        waited++;
        return ask();
      }
      takeNext();
    }
  };
  const flush = (): void => {
    while (waiting.length > 0) takeNext();
  };
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    later(() => {
      isAsked = false;
      open();
    });
  };
  return {
    put: (message) => {
      waiting.push(message);
      if (message.t !== "view" && message.t !== "delta") flush();
      else if (!isAsked || isUrgent()) open();
    },
    flush,
    isEmpty: () => waiting.length === 0,
  };
}
