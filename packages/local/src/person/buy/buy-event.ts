/** Events that a purchase by command reports as it progresses. */
import type { Purchase } from '@cgdx/api/route/purchase.ts';

export type BuyEvent =
  | { event: 'signed-in'; email: string; userSub: string; isNew: boolean }
  | { event: 'chosen'; uploadHashes: readonly string[] }
  | { event: 'quoted'; quoteId: string; totalWei: string; amountCents: string }
  /** The cart is larger than one purchase may be, so each part is paid separately. */
  | { event: 'ordered'; orderId: string; parts: number; totalWei: string; amountCents: string }
  /** The wallet has sent the payment, which is not in a block yet. */
  | { event: 'sent'; transactionHash: string }
  /** The payment page is open. */
  | { event: 'begun'; purchaseId: string }
  | { event: 'paid'; purchaseId: string; transactionHash?: string }
  | { event: 'resumed'; purchaseId: string }
  | { event: 'status'; status: Purchase['status'] }
  | { event: 'downloaded'; file: string; bytes: number }
  | { event: 'verified'; uploads: number; files: number };
