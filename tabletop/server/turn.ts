import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What happens on a connection: an answer is under way, and perhaps a request waits for its end. */
interface Turn {
  answering: boolean;
  next: (() => void) | undefined;
}

const turns = new WeakMap<Socket, Turn>();

/**
 * Answers a request once the last answer on its connection has ended, so that a connection never has more than one file
 * open. One request may wait: a browser that has all of an answer asks on before the server knows that it has. No
 * browser sends a second one, which ends the connection.
 */
export function answerInTurn(
  { socket }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const turn = turnOf(socket);
  const begin = (): void => {
    turn.answering = true;
    response.once("close", () => end(turn));
    answer();
  };
  if (socket.destroyed) return;
  if (!turn.answering) return begin();
  if (turn.next !== undefined) return void socket.destroy();
  turn.next = () => {
    if (!socket.destroyed) begin();
  };
}

/** Whether a connection still owes an answer. */
export function isAnswering(socket: Socket): boolean {
  return turns.get(socket)?.answering === true;
}

function end(turn: Turn): void {
  const { next } = turn;
  Object.assign(turn, { answering: false, next: undefined });
  next?.();
}

function turnOf(socket: Socket): Turn {
  const known = turns.get(socket) ?? { answering: false, next: undefined };
  turns.set(socket, known);
  return known;
}
