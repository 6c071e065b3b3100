/** Looks for work this often. */
const intervalMs = 5 * 60_000;

export interface JobLoop {
  /** Looks for work now. */
  run(): void;
  /** Resolves when no work is running. */
  stop(): Promise<void>;
}

/** Does work now, every five minutes and on demand, never twice at once. `work` should end early once `isStopping`. */
export function startJobLoop(
  work: (isStopping: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): JobLoop {
  let [isStopping, isWanted] = [false, false];
  let running: Promise<void> | null = null;

  async function workWhileWanted(): Promise<void> {
    if (!isWanted || isStopping) return;
    isWanted = false;
    await work(() => isStopping).catch(onError);
    await workWhileWanted();
  }

  function run(): void {
    isWanted = true;
    running ??= workWhileWanted().finally(() => (running = null));
  }

  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return {
    run,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
