/** Starts the parts of the cloud, reports each one's state, and stops them in reverse order. */
import type { Service } from '@cgdx/aws/service.ts';
import type { Checklist } from './checklist.ts';

/** The error of a part that did not start. */
export class PartError extends Error {
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PartError';
    this.part = part;
  }
}

export interface Parts {
  /**
   * Runs `work` as the start of the part `name`.
   * @param shown the text of its line once it is up; its URL by default
   * @throws PartError
   */
  readonly part: <T>(name: string, work: () => Promise<T>, shown?: (made: T) => string) => Promise<T>;
  /** Registers `service` to be stopped with the cloud. */
  readonly keep: <T extends Pick<Service, 'stop'>>(service: T) => T;
  /** Stops every registered service, the last one first. Never throws; a second call waits for the first. */
  readonly stop: () => Promise<void>;
}

/** A part that hangs while stopping must not delay the others. */
const stopWithinMs = 6_000;

export function createParts(list: Checklist): Parts {
  const kept: Pick<Service, 'stop'>[] = [];
  let stopping: Promise<void> | undefined;

  const stopAll = async (): Promise<void> => {
    for (const service of kept.splice(0).reverse()) await withDeadline(service.stop());
  };
  return {
    part: async (name, work, shown = urlOf) => {
      list.begin(name);
      try {
        const made = await work();
        list.done(name, shown(made));
        return made;
      } catch (error) {
        // Names the part that failed, not those that waited for it.
        if (error instanceof PartError) throw error;
        list.fail(name);
        throw new PartError(name, error);
      }
    },
    keep: (service) => {
      // The part became ready while the others were already stopping.
      if (stopping !== undefined) void withDeadline(service.stop());
      else kept.push(service);
      return service;
    },
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
}

function urlOf(made: unknown): string {
  if (typeof made === 'string') return made;
  return typeof made === 'object' && made !== null && 'url' in made ? String(made.url) : '';
}

async function withDeadline(stopped: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, stopWithinMs);
  });
  await Promise.race([stopped.catch(() => undefined), late]);
  clearTimeout(timer);
}
