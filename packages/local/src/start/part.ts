/** Starts the parts of the cloud, tells how each stands, and ends all of them in the reverse order. */
import type { Checklist } from './checklist.ts';

/** A part that did not come up, and what to do about it. */
export class PartError extends Error {
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PartError';
    this.part = part;
  }
}

export interface Parts {
  /** Runs `work` as the part `name`; `detail` is what its line shows in the end. */
  readonly part: <T>(name: string, work: () => Promise<T>, detail: (made: T) => string) => Promise<T>;
  /** Registers what must end with the cloud. */
  readonly stopWith: (stop: () => Promise<void>) => void;
  /** Ends everything that was started, the last first. Never throws; a second call waits for the first. */
  readonly stop: () => Promise<void>;
}

/** A part that hangs while it stops must not keep the others. */
const stopWithinMs = 6_000;

export function createParts(list: Checklist): Parts {
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;

  const stopAll = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await withDeadline(stop());
  };
  return {
    part: async (name, work, detail) => {
      list.begin(name);
      try {
        const made = await work();
        list.done(name, detail(made));
        return made;
      } catch (error) {
        list.fail(name);
        throw new PartError(name, error);
      }
    },
    stopWith: (stop) => {
      // Came up while the others were already ending.
      if (stopping !== undefined) void withDeadline(stop());
      else stops.push(stop);
    },
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
}

async function withDeadline(stopped: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, stopWithinMs);
  });
  await Promise.race([stopped.catch(() => undefined), late]);
  clearTimeout(timer);
}
