/** Before there is a table: a page that lists games, until one is chosen. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ListedGame } from "../wire/answers";
import { answerInTurn } from "./turn";
import { boundConnections } from "./connections";
import { newToken, sameSecret } from "./clients";
import { say, serveFile } from "./files";
import { listen } from "./listen";
import { addressOf, isOwnOrigin, ownHosts } from "./origin";

export interface LobbyOptions {
  readonly port: number;
  readonly host: string;
  readonly page: string;
  readonly games: readonly ListedGame[];
  /** The host's token at the table that stood here before: it is good here too. */
  readonly token?: string;
}

export interface Lobby {
  readonly port: number;
  /** The link for whoever may choose. */
  readonly link: string;
  /** The id of the game that is chosen. */
  readonly chosen: Promise<string>;
  /** Leaves the port to the table; who has chosen goes on waiting. */
  readonly makeRoom: () => void;
  /** Tells who has chosen where the table is, if it stands, and ends. */
  readonly close: (link?: string) => void;
}

/** What those are told who wait for the table. */
export const LAID = "A table stands here.";
/** Characters of a choice. */
const LONGEST = 1000;

/** Opens a list of games to browsers. Throws a ServerFault for a port that cannot be opened. */
export async function openLobby(options: LobbyOptions): Promise<Lobby> {
  const { port: wanted, host, page, games, token = newToken() } = options;
  const http = createServer();
  boundConnections(http);
  const port = await listen(http, wanted, host);
  const hosts = ownHosts(host, port);
  let waiting: ServerResponse | undefined;
  const held = new Set<ServerResponse>();
  const chosen = new Promise<string>((settle) => {
    const choose = (response: ServerResponse, text: string): void => {
      // The key says who may choose; there may be none.
      const [game = "", key = ""] = text.split("\n");
      if (!sameSecret(key, token)) return say(response, 403, "Only the host may choose.");
      if (!games.some(({ id }) => id === game)) return say(response, 404, "There is no such game.");
      if (waiting !== undefined) return say(response, 409, "A game is chosen already.");
      waiting = response;
      hold(held, response);
      settle(game);
    };
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      const { host: name, origin } = request.headers;
      if (!hosts.has(name ?? "")) return say(response, 403, "This server has another name.");
      if (request.url === "/games.json") return say(response, 200, JSON.stringify(games));
      if (request.url === "/laid") return hold(held, response);
      if (request.method !== "POST") return serveFile(request, response, [{ path: "/", folder: page }]);
      if (request.url !== "/choose" || !isOwnOrigin(origin, hosts))
        return say(response, 403, "This is not for other pages.");
      readBody(request, (text) => choose(response, text));
    };
    http.on("request", (request, response) => {
      answerInTurn(request, response, () => answer(request, response));
    });
  });
  return {
    ...{ port, link: `${addressOf(host, port)}/#host=${token}`, chosen },
    makeRoom: () => http.close(),
    close: (link) => {
      http.close();
      if (link === undefined) return http.closeAllConnections();
      const over = [...held].map(async (one) => new Promise((done) => one.once("close", done)));
      void Promise.all(over).then(() => http.closeAllConnections());
      for (const one of held) say(one, 200, one === waiting ? link : LAID);
    },
  };
}

/** Has somebody wait for the table, however long it takes to lay it. */
function hold(held: Set<ServerResponse>, response: ServerResponse): void {
  held.add(response);
  response.setTimeout(0).once("close", () => held.delete(response));
}

/** Hands on what a request brings, unless that is too long. */
function readBody(request: IncomingMessage, take: (text: string) => void): void {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (part: string) => {
    text += part;
    if (text.length > LONGEST) request.destroy();
  });
  request.on("end", () => take(text));
}
