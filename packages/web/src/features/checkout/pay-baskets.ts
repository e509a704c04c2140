/** Pays one basket after the other. What is paid stays paid if a later one fails. */

/** The purchase that a payment started. */
export interface Begun {
  readonly purchaseIds: readonly string[];
  /** How many more were sent that the server does not know of yet. */
  readonly unreported: number;
}

/** Some pools were paid before one failed: the paid purchases continue. */
export class PartlyPaid extends Error {
  readonly begun: Begun;
  constructor(begun: Begun, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The wallet failed.', { cause });
    this.begun = begun;
  }
}

/**
 * @param pay returns the purchase's id; undefined if the payment was sent and the server does not know of it yet
 * @returns the purchases that were started
 * @throws PartlyPaid, or the error of the first basket; none is paid after one that failed
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
