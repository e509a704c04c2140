/** Pays baskets one after the other. Paid baskets stay paid if a later one fails. */

/** The purchases that the payments started. */
export interface Begun {
  readonly purchaseIds: readonly string[];
  /** The number of further payments that were sent and that the server does not know of yet. */
  readonly unreported: number;
}

/** A basket failed after others were paid: the paid purchases continue. */
export class PartlyPaid extends Error {
  readonly begun: Begun;
  constructor(begun: Begun, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The wallet failed.', { cause });
    this.begun = begun;
  }
}

/**
 * @param pay pays a basket. Returns the purchase's id; undefined if the payment was sent but the server does not know it yet
 * @returns the purchases that were started
 * @throws PartlyPaid, or the error of the first basket; the baskets after a failed one are not paid
 */
export async function payBaskets<Basket>(
  baskets: readonly Basket[],
  pay: (basket: Basket, at: number) => Promise<string | undefined>,
): Promise<Begun> {
  const purchaseIds: string[] = [];
  let unreported = 0;
  for (const [at, basket] of baskets.entries()) {
    try {
      const purchaseId = await pay(basket, at);
      if (purchaseId === undefined) unreported += 1;
      else purchaseIds.push(purchaseId);
    } catch (error) {
      if (at === 0) throw error;
      throw new PartlyPaid({ purchaseIds, unreported }, error);
    }
  }
  return { purchaseIds, unreported };
}
