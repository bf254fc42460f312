import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { openLink, type Link } from "../../../scripts/tts/editor/link";
import { openEditor, type TableEditor } from "../../../tabletop/editor/open";
import { openTable, type Table } from "../../../tabletop/table";
import { freePort } from "../../helpers/port";

/** A table that answers editors as Tabletop Simulator does, and a connection to it. */
export async function standIn(
  save: object,
): Promise<{ table: Table; editor: TableEditor; link: Link; ports: { port: number; answers: number } }> {
  const ports = { port: await freePort(), answers: await freePort() };
  const table = await openTable(save, { reading: "tts" });
  const link = await linkTo(ports);
  const isLoaded = new Promise<void>((done) => {
    const deaf = link.hear((told) => {
      if (told.kind !== "loaded") return;
      deaf();
      done();
    });
  });
  const editor = await openEditor(table, JSON.stringify(save), ports);
  await isLoaded;
  onTestFinished(async () => {
    await editor.close();
    table.close();
  });
  return { table, editor, link, ports };
}

export async function linkTo(ports: { port: number; answers: number }, patience = 20_000): Promise<Link> {
  const link = await openLink({ ...ports, patience });
  onTestFinished(async () => link.close());
  return link;
}

/** Says something to a port as an editor of others would, in pieces. */
export async function say(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  socket.on("error", () => undefined);
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  socket.resume();
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((done) => setTimeout(done, 5));
  }
  socket.end();
  await closed;
}
