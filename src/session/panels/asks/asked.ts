/** What is asked about before it is done. */
export const ASKED: readonly string[] = ["reset", "new_game", "resign"];
