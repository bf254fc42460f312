import { clientsOut } from "../clients";
import { writeSeats } from "./archive";
import type { ServerState } from "../state";
import { messageOf } from "../../save/check";

export function markSeatsChanged({ seatList }: ServerState): void {
  seatList.isChanged = true;
}

/** Writes the list of seats where it has changed. */
export function saveChangedSeats(state: ServerState): void {
  if (state.seatList.isChanged) void saveSeats(state);
  state.seatList.isChanged = false;
}

/** Writes the list of seats. */
export async function saveSeats(state: ServerState): Promise<void> {
  const { access, clients, seatList } = state;
  const { hostToken, code } = access;
  const write = async (): Promise<void> =>
    writeSeats(state.archive, {
      what: "Seats of a table: the tokens are keys to them.",
      ...{ hostToken, code, clients: clientsOut(clients) },
    });
  seatList.writing = seatList.writing.then(write).catch((error: unknown) => {
    state.options.log(`Who sits where cannot be written: ${messageOf(error)}.`);
  });
  return seatList.writing;
}
