import type { GameModule } from "../../game/module";
import type { Room } from "../../table/room";
import type { Chair } from "../../table/table";

/** Who is told what to do now: seats that are asked in the first round, at a step that has a sentence, and have not skipped it. */
export function guidedChairs(room: Room): readonly Chair[] {
  const { match, ended, chairs, module } = room.table;
  if (match === undefined || ended || match.game.state.round > 1) return [];
  const { asked, colours, step } = match.game.state;
  if (module.guide?.includes(step) !== true) return [];
  return chairs.filter(
    (chair) => chair.player !== "" && !chair.unguided && asked.includes(colours.indexOf(chair.colour)),
  );
}

/** Whether the colour's chair is told what to do now. */
export function isGuided(room: Room, colour: string): boolean {
  return guidedChairs(room).some((chair) => chair.colour === colour);
}

/** Whether one seat alone is led at a time: then the sentences stand in what the acting seat alone sees. */
export function isGuideOwn({ guide = [], choices }: GameModule): boolean {
  return !guide.some((step) => choices.simultaneous.includes(step));
}
