/** Reports every change of an execution's status to the host, in order and at least once. */

import type { Store } from '../store/open.ts';
import { forgetStatusChange, nextStatusChange, noteStatusChanges } from '../store/status-change.ts';
import type { Clock } from './clock.ts';
import { type StatusChangeEvent, statusChangeEvent } from './status-change-event.ts';

/** Resolves once the event is stored elsewhere. After a rejection or a crash the event is sent again. */
export type OnStatusChange = (event: StatusChangeEvent) => Promise<void>;

export interface Announcer {
  /** Sends nothing from now on; the next engine sends the remaining events. */
  close(): void;
}

const retryAfterMs = 1_000;

export function announceStatusChanges(store: Store, clock: Clock, tell: OnStatusChange): Announcer {
  let telling = false;
  let closed = false;
  let cancelRetry: () => void = () => undefined;

  async function drain(): Promise<void> {
    if (telling || closed) return;
    telling = true;
    try {
      for (let change = nextStatusChange(store); change; change = nextStatusChange(store)) {
        await tell(statusChangeEvent(change));
        if (closed) return;
        forgetStatusChange(store, change.id);
      }
    } catch {
      if (!closed) cancelRetry = clock.wakeAt(clock.now() + retryAfterMs, () => void drain());
    } finally {
      telling = false;
    }
  }

  noteStatusChanges(store);
  store.onCommit(() => void drain());
  void drain();
  return {
    close() {
      closed = true;
      cancelRetry();
    },
  };
}
