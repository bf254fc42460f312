/** A line that moves while games are played; nothing where there is no terminal. */
import cliProgress from "cli-progress";

const { Format, SingleBar } = cliProgress;

export interface Progress {
  add: (games: number) => void;
  stop: () => void;
}

const NONE: Progress = { add: () => undefined, stop: () => undefined };

/** A bar for so many games, some of which are there already. */
export function newProgress(total: number, done: number): Progress {
  if (!process.stderr.isTTY) return NONE;
  const bar = new SingleBar({
    format: (options, params) => {
      const seconds = (Date.now() - params.startTime) / 1000;
      const speed = seconds > 0 ? (params.value - done) / seconds : 0;
      const left = speed > 0 ? Math.ceil((total - params.value) / speed) : 0;
      const shown = Format.BarFormat(params.progress, options);
      return `${shown} ${params.value} of ${total} games, ${speed.toFixed(1)} a second, ${Format.TimeFormat(left, options, 1)} left`;
    },
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, done);
  return {
    add: (games) => {
      bar.increment(games);
    },
    stop: () => {
      bar.stop();
    },
  };
}
