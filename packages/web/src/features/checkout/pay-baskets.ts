/** Pays one basket after the other. What is paid stays paid if a later one fails. */

/** The purchase that a payment started. */
export interface Begun {
  readonly purchaseIds: readonly string[];
  /** How many more were sent that the server does not know of yet. */
  readonly unreported: number;
}

/** Some pools were paid before one failed: the paid purchases continue. */
export class PartlyPaid extends Error {
  /** base64, of the uploads that are paid. */
  readonly paid: readonly string[];
  readonly begun: Begun;
  constructor(paid: readonly string[], begun: Begun, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The wallet failed.', { cause });
    this.paid = paid;
    this.begun = begun;
  }
}

interface Basket {
  readonly uploads: readonly { readonly uploadHash: string }[];
}

/**
 * @param pay returns the purchase's id; undefined if the payment was sent and the server does not know of it yet
 * @returns the purchases that were started
 * @throws PartlyPaid, or the error of the first basket; none is paid after one that failed
 */
export async function payBaskets<Each extends Basket>(
  baskets: readonly Each[],
  pay: (basket: Each, at: number) => Promise<string | undefined>,
): Promise<Begun> {
  const purchaseIds: string[] = [];
  let unreported = 0;
  const paid: string[] = [];
  for (const [at, basket] of baskets.entries()) {
    try {
      const purchaseId = await pay(basket, at);
      if (purchaseId === undefined) unreported += 1;
      else purchaseIds.push(purchaseId);
      paid.push(...basket.uploads.map(({ uploadHash }) => uploadHash));
    } catch (error) {
      if (paid.length === 0) throw error;
      throw new PartlyPaid(paid, { purchaseIds, unreported }, error);
    }
  }
  return { purchaseIds, unreported };
}
