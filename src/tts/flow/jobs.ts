import { guarded, idle } from "../queue";

/** Work in slices; `run` does one of a few milliseconds and says whether there is more. */
export interface Job {
  readonly run: (this: void) => boolean;
  awake: boolean;
}

/** All work there is, what comes first in front; whether a frame is awaited. */
const jobs: Job[] = [];
let waits = false;

/** Work that sleeps until it is woken; of several kinds that are awake the one that was made first goes on. */
export function newJob(run: Job["run"]): Job {
  const job: Job = { run, awake: false };
  jobs.push(job);
  return job;
}

/** Has work go on, a slice in each frame in which the table has nothing else to do. */
export function wake(job: Job): void {
  job.awake = true;
  awaitFrame();
}

function awaitFrame(): void {
  if (waits) return;
  waits = true;
  Wait.frames(
    guarded(() => {
      waits = false;
      const job = jobs.find(({ awake }) => awake);
      if (job === undefined) return;
      // What fails is not tried again.
      const isFree = idle();
      if (isFree) job.awake = false;
      if (isFree) job.awake = job.run() || job.awake;
      if (jobs.some(({ awake }) => awake)) awaitFrame();
    }),
    1,
  );
}
