import { ask } from "./ask";
import { dismiss, tellAll, type ServerState } from "./state";
import { forgetClient, mayLook, send, type Client } from "./clients";
import { isGesture, isHotSeat, readRequest, type HostRequest, type Request } from "../wire/protocol";
import { listGames, openSaved, rename, replay, story } from "./saved/requests";
import { leaveForGames, loadAnew, reload, rewind, type Outcome } from "./loads";
import { writeNamed } from "./saved/archive";
import { saveSeats } from "./saved/seats";
import { autosave } from "./saved/store";
import { isSystemFault, reasonOf } from "./reason";
import { sendAway } from "./leave";
import { spend } from "./budget";
import type { SavedGames, Refused, Step, Story } from "../wire/answers";
import { messageOf } from "../save/check";

/** Tasks of one browser that may be under way. */
const MOST_PENDING = 40;

/** Handles a message of a client: every one that can be read is done or refused. */
export async function receive(state: ServerState, client: Client, message: string): Promise<void> {
  const refuse = (code: Refused["code"], why: string, id?: number): void =>
    send(client, { t: "refused", ...(id === undefined ? {} : { id }), code, why });
  const over = spend(client.budget, message.length, performance.now());
  if (over === "flood")
    return sendAway(state, client, {
      t: "closed",
      code: "flood",
      why: "That was more than anyone could do.",
    });
  const read = readRequest(message);
  const id = "request" in read ? idOf(read.request) : read.id;
  if (over === "often" || client.pending >= MOST_PENDING)
    return refuse("often", "That was too much at once.", id);
  if (!("request" in read)) return refuse("message", `${read.fault}.`, id);
  client.pending++;
  try {
    const result = await handle(state, client, read.request);
    if (id === undefined) return;
    if ("t" in result) return send(client, result);
    if (result.refused !== undefined) return refuse(result.refused.code, result.refused.why, id);
    if (result.fault !== undefined) return refuse("table", "The table failed at this.", id);
    send(client, { t: "done", id, ...(result.note === undefined ? {} : { note: result.note }) });
  } catch (error) {
    state.options.log(`${read.request.t} failed: ${messageOf(error)}`);
    const why = isSystemFault(error)
      ? `This cannot be done: ${reasonOf(error)}.`
      : "The server failed at this.";
    refuse("table", why, id);
  } finally {
    client.pending--;
  }
}

function idOf(request: Request): number | undefined {
  return "id" in request ? request.id : undefined;
}

type Reply = Outcome | SavedGames | Step | Story;

async function handle(state: ServerState, client: Client, request: Request): Promise<Reply> {
  const { tab } = client;
  if (request.t === "hello") return { refused: { code: "message", why: "You are in already." } };
  if (request.t === "again") return ask(state, { t: "again", tab });
  if (request.t === "savedGames")
    return isOften(client, "savedGames", LISTED) ?? listGames(state, request.id);
  if (request.t === "replay") return isOften(client, "replay", SHOWN) ?? replay(state, request);
  if (request.t === "story") return isOften(client, "replay", SHOWN) ?? story(state, request);
  if (request.t === "drag") {
    client.drag = { x: request.x, z: request.z };
    return {};
  }
  void flushDrag(state, client);
  // The script may give its match up at this, and its last moves may be in no autosave yet.
  if (request.t === "click" && client.host) void autosave(state, true);
  if (isGesture(request)) return ask(state, { t: "act", tab, request });
  if (isHotSeat(request)) return ask(state, { t: "hotSeat", tab, request });
  const isOpenToAll = request.t === "inspect" && state.inspectedByAll && request.all === undefined;
  if (!client.host && !isOpenToAll) return { refused: { code: "host", why: "Only the host may do that." } };
  return lead(state, client, request);
}

const LISTED = "The games are listed once a second at most: try again in a moment.";
const SHOWN = "A replay shows two steps a second at most: try again in a moment.";

function isOften(client: Client, what: "savedGames" | "replay", why: string): Outcome | undefined {
  return mayLook(client, what, performance.now()) ? undefined : { refused: { code: "often", why } };
}

/** Sends on the last drag of a client; called at each tick, and before each other request of that client. */
export async function flushDrag(state: ServerState, client: Client): Promise<void> {
  const { drag, tab } = client;
  if (drag === undefined) return;
  client.drag = undefined;
  await ask(state, { t: "act", tab, request: { t: "drag", ...drag } });
}

/** Handles a request that only the host may make. */
async function lead(state: ServerState, client: Client, request: HostRequest): Promise<Outcome> {
  switch (request.t) {
    case "promote":
    case "freeSeat":
      return ask(state, request);
    case "rewind":
      return rewind(state, request.checkpoint);
    case "kick":
      return kick(state, client, request.person);
    case "save": {
      const { save } = await ask(state, { t: "save" });
      if (save === undefined) return { refused: { code: "table", why: "The table cannot be saved now." } };
      const note = await writeNamed(state.archive, request.name, save);
      state.editor?.tell([{ messageID: 6, savePath: note }]);
      return { note };
    }
    case "openKept":
      return openSaved(state, request.game);
    case "nameKept":
      return rename(state, request.game, request.name);
    case "newGame":
      return loadAnew(state, await state.options.source());
    case "games":
      if (state.options.otherGames === undefined)
        return { refused: { code: "table", why: "This server has no other games." } };
      return leaveForGames(state, state.options.otherGames);
    case "reload":
      return reload(state);
    case "pause":
      state.paused = request.on;
      return {};
    case "step":
      if (!state.paused) return { refused: { code: "table", why: "The clock has to be stopped first." } };
      return ask(state, { t: "tick", frames: request.frames, stopped: true });
    case "inspect":
      if (request.all !== undefined) openInspector(state, request.all);
      return ask(state, {
        ...{ t: "inspect", tab: client.tab, on: request.on, all: request.all, object: request.object },
      });
  }
}

/** Opens the inspector to all or to the host alone, and tells everybody. */
function openInspector(state: ServerState, all: boolean): void {
  if (state.inspectedByAll === all) return;
  state.inspectedByAll = all;
  const text = all
    ? "The inspector is on for all: whoever opens it sees what is hidden."
    : "The inspector is off: what is hidden is hidden.";
  tellAll(state, { t: "notice", code: "inspected", text });
}

async function kick(state: ServerState, client: Client, person: number): Promise<Outcome> {
  const found = await ask(state, { t: "whose", person });
  const other = found.tab === undefined ? undefined : state.clients.byTab.get(found.tab);
  if (other === undefined) return { refused: { code: "table", why: "There is no such person." } };
  if (other === client) return { refused: { code: "table", why: "That is you." } };
  dismiss(other, { t: "closed", code: "kicked", why: "The host has sent you away." });
  forgetClient(state.clients, other);
  await saveSeats(state);
  return ask(state, { t: "depart", tab: other.tab });
}
