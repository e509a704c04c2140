/** The state of a purchase in the words of its buyer. */
import type { Purchase } from '../../lib/purchase/purchase.ts';
import type { Tone } from '../../ui/value/chip.tsx';

/** The purchase's own state, or a state that the card's bank caused. */
type PurchaseState = Purchase['status'] | 'asked' | 'disputed' | 'charged-back';

export interface StateChip {
  readonly tone: Tone;
  readonly text: string;
}

const chips: Readonly<Record<PurchaseState, StateChip>> = {
  'awaiting-payment': { tone: 'plain', text: 'Not paid yet' },
  asked: { tone: 'warn', text: 'Waits for you' },
  submitted: { tone: 'warn', text: 'Being checked' },
  paid: { tone: 'warn', text: 'Paid' },
  granted: { tone: 'warn', text: 'Preparing the file' },
  completed: { tone: 'good', text: 'Ready' },
  disputed: { tone: 'warn', text: 'Disputed' },
  'charged-back': { tone: 'plain', text: 'Refunded by your bank' },
  refused: { tone: 'fail', text: 'Refused' },
  'to-refund': { tone: 'warn', text: 'Being refunded' },
  refunded: { tone: 'plain', text: 'Refunded' },
};

type Known = Pick<Purchase, 'status' | 'dispute' | 'authenticateBy'>;

export function purchaseStateOf({ status, dispute, authenticateBy }: Known): PurchaseState {
  if (authenticateBy !== undefined) return 'asked';
  if (status !== 'completed') return status;
  if (dispute === 'open') return 'disputed';
  return dispute === 'lost' ? 'charged-back' : status;
}

export const chipOf = (purchase: Known): StateChip => chips[purchaseStateOf(purchase)];

export const canDownload = (purchase: Known): boolean => purchaseStateOf(purchase) === 'completed';

/** Returns the title above the reason why a purchase was not delivered. */
export function failureTitle({ status }: Pick<Purchase, 'status'>): string {
  if (status === 'to-refund') return 'This is being refunded.';
  return status === 'refunded' ? 'This was refunded.' : 'This was refused.';
}
