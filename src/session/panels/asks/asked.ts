export const ASKED: readonly string[] = ["reset", "new_game", "resign"];
