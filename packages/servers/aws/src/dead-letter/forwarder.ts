/** Hands dead letters to whoever collects them, as the subscription of a queue does: at least once, across restarts. */

const retryMs = 5_000;

export interface Forwarder {
  /** Looks for letters now. */
  wake(): void;
  stop(): void;
}

/**
 * Takes letters one after the other, the oldest first. One that is not accepted is offered again some seconds later; those
 * behind it wait.
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
