/** Prompts that are being stopped: a new prompt waits until the server has confirmed each stop, or could not be reached. */
export interface Stopping {
  /** @param failed called with the error if the stop could not be confirmed */
  readonly begin: (stopped: Promise<unknown>, failed: (error: unknown) => void) => void;
  /** Resolves once no stop is pending; never rejects. */
  readonly ended: () => Promise<unknown>;
}

export function newStopping(): Stopping {
  let last: Promise<unknown> = Promise.resolve();
  return {
    begin: (stopped, failed) => {
      const before = last;
      last = stopped.catch(failed).then(() => before);
    },
    ended: () => last,
  };
}
