/**
 * Lists the refunds that a killed chain may have lost: the local chain saves its state only once a second. A public
 * chain would include them in another block.
 */

/** The start and the end of a kill of the chain, Unix ms. */
export interface ChainKill {
  readonly struckMs: number;
  readonly overMs: number;
}

export interface BookedRefund {
  readonly purchaseId: string;
  readonly bookedMs: number;
}

/** Ten times the longest loss, as a busy machine saves late. */
const lostMs = 10_000;
/** A booking that the same kill interrupted is repeated when the cloud is up again. */
const repeatedWithinMs = 60_000;

/** @returns the purchases whose refund was booked around a kill */
export function forgettableRefunds(
  refunds: readonly BookedRefund[],
  kills: readonly ChainKill[],
): ReadonlySet<string> {
  const isNear = (bookedMs: number) =>
    kills.some(
      ({ struckMs, overMs }) => bookedMs >= struckMs - lostMs && bookedMs <= overMs + repeatedWithinMs,
    );
  return new Set(refunds.filter(({ bookedMs }) => isNear(bookedMs)).map(({ purchaseId }) => purchaseId));
}

interface Line {
  readonly entryId: string;
  readonly event: string;
  readonly createdAt: string;
}

/** Reads when each refund was booked. */
export const bookedRefunds = (ledger: readonly Line[]): BookedRefund[] =>
  ledger
    .filter(({ event }) => event === 'purchase.refunded')
    .map(({ entryId, createdAt }) => ({
      purchaseId: entryId.slice(entryId.indexOf('#') + 1),
      bookedMs: Date.parse(createdAt),
    }));
