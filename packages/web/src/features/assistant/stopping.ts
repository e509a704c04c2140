/** Prompts that are being stopped: no new prompt is sent before the server has confirmed each stop, or could not be reached. */
export interface Stopping {
  /** @param failed gets what went wrong */
  readonly begin: (stopped: Promise<unknown>, failed: (error: unknown) => void) => void;
  /** Resolves once nothing is being stopped; never fails. */
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
