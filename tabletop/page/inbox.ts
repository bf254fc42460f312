import type { Answer } from "../wire/answers";

/** What the server tells, one message a frame. */
export interface Inbox {
  put: (message: Answer) => void;
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

/** Takes messages in their order, each at once unless the frame is full or others wait. */
export function newInbox({ take, isFull, isUrgent, later }: Rules): Inbox {
  const waiting: Answer[] = [];
  let waited = 0;
  let isAsked = false;
  const open = (): void => {
    while (waiting.length > 0) {
      const isPatient = waited < PATIENCE && waiting.length <= MOST;
      if (isFull() && isPatient && !isUrgent()) {
        waited++;
        return ask();
      }
      waited = 0;
      const [message] = waiting.splice(0, 1);
      take(message);
    }
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
      if (!isAsked || isUrgent()) open();
    },
    isEmpty: () => waiting.length === 0,
  };
}
