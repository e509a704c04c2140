/** Forwards dead letters to their collector, like the subscription of a queue: at least once, across restarts. */

const retryMs = 5_000;

export interface Forwarder {
  /** Looks for letters now. */
  wake(): void;
  stop(): void;
}

/**
 * Forwards letters one at a time, the oldest first. A letter that is not accepted is offered again some seconds later,
 * and later letters wait.
 * @param forget called once a letter was accepted
 */
export function startForwarder<T>(about: {
  readonly list: () => readonly T[];
  /** Rejects if the letter was not accepted. */
  readonly forward: (letter: T) => Promise<void>;
  readonly forget: (letter: T) => void;
}): Forwarder {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStopped = false;

  const run = async (): Promise<void> => {
    if (isRunning || isStopped) return;
    isRunning = true;
    try {
      for (let [letter] = about.list(); letter !== undefined && !isStopped; [letter] = about.list()) {
        await about.forward(letter);
        if (!isStopped) about.forget(letter);
      }
    } catch {
      if (!isStopped) sleep(retryMs);
    } finally {
      isRunning = false;
    }
  };
  const sleep = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
    timer.unref();
  };

  return {
    wake: () => {
      if (!isStopped) sleep(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
