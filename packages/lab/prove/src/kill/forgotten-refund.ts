/** Says which refunds a killed chain may have forgotten: the local one keeps its state once a second, a public one would make another block. */

/** A kill of the chain: when it was struck, and when it was over; Unix ms. */
export interface ChainKill {
  readonly struckMs: number;
  readonly overMs: number;
}

export interface BookedRefund {
  readonly purchaseId: string;
  readonly bookedMs: number;
}

/** Ten times what it loses: a busy machine writes late. */
const lostMs = 10_000;
/** A booking that the same kill interrupted is repeated when the cloud is back. */
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
