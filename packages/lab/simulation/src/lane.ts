/**
 * The chain lane: one transaction at a time, which publishes all waiting entries of one kind; the lane's own rule
 * chooses the kind.
 */
import { leavesFirst, passedAfter, turnOrder } from '@cgdx/workflows/lane-turn.ts';
import { mostPerUpdate, type UpdateKind } from '@cgdx/workflows/wiring/limit.ts';
import type { Clock } from './clock.ts';

export interface LaneTimes {
  readonly blockSeconds: number;
  /** The number of blocks that must follow a transaction's own. */
  readonly confirmations: number;
  /** The time to draft, sign and send an update. */
  readonly draftSeconds: number;
  /** The time to record a confirmed update. */
  readonly commitSeconds: number;
  /** The time to answer one task token. */
  readonly notifySeconds: number;
}

export interface Published {
  readonly kind: UpdateKind;
  readonly count: number;
  readonly minedAt: number;
}

export interface Lane {
  /** @param done called once the entry is published, confirmed and answered */
  publish(kind: UpdateKind, done: () => void): void;
  readonly waiting: (kind: UpdateKind) => number;
}

/** @param onPublished called for each transaction once it is confirmed */
export function createLane(clock: Clock, times: LaneTimes, onPublished: (update: Published) => void): Lane {
  const queues: Record<UpdateKind, (() => void)[]> = { leaves: [], claims: [], bankClaims: [] };
  let isBusy = false;
  let passed = leavesFirst;

  function next(): void {
    const waiting = {
      leaves: queues.leaves.length,
      claims: queues.claims.length,
      bankClaims: queues.bankClaims.length,
    };
    const kind = turnOrder(waiting, passed).find((each) => waiting[each] > 0);
    if (kind === undefined) {
      isBusy = false;
      return;
    }
    isBusy = true;
    passed = passedAfter(waiting, passed, kind);
    const served = queues[kind].splice(0, mostPerUpdate[kind]);
    const sentAt = clock.now() + times.draftSeconds;
    const minedAt = (Math.floor(sentAt / times.blockSeconds) + 1) * times.blockSeconds;
    const confirmedAt = minedAt + times.confirmations * times.blockSeconds;
    clock.after(confirmedAt - clock.now(), () => {
      onPublished({ kind, count: served.length, minedAt });
      answer(served);
    });
  }

  function answer(served: readonly (() => void)[]): void {
    served.forEach((done, at) => {
      clock.after(times.commitSeconds + (at + 1) * times.notifySeconds, done);
    });
    clock.after(times.commitSeconds + served.length * times.notifySeconds, next);
  }

  return {
    publish(kind, done) {
      queues[kind].push(done);
      // All requests of this moment are included in the same transaction.
      if (!isBusy) {
        isBusy = true;
        clock.after(0, next);
      }
    },
    waiting: (kind) => queues[kind].length,
  };
}
