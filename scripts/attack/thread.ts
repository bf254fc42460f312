/** The thread of a table as servers have it, which says besides whether what it opened has reached JavaScript itself. */
import "../../tabletop/server/table/worker";
import { parentPort } from "node:worker_threads";
import type { Numbered, Result } from "../../tabletop/server/table/messages";

if (parentPort !== null) {
  const port = parentPort;
  const post = port.postMessage.bind(port);
  port.postMessage = ({ n, what }: Numbered<Result>) => {
    const isReached = "polluted" in {};
    post({ n, what: isReached ? { ...what, fault: "a script reaches the prototype of all objects" } : what });
  };
}
