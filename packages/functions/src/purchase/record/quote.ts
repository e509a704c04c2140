/** Quotes: which uploads were offered to whom at what price. A stored quote never changes. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { type ContractQuote, contractQuoteSchema } from '@cgdx/core/purchase/contract-quote-schema.ts';
import { quotedUploadSchema } from '@cgdx/core/purchase/quoted-upload-schema.ts';
import { z } from 'zod';
import { addOnce, findItem } from '../../ground/table/item.ts';
import { listItems } from '../../ground/table/query.ts';

const storedBasketSchema = z.object({
  dataPoolId: z.enum(poolIds),
  uploads: z.array(quotedUploadSchema),
  totalWei: z.string(),
  /**
   * Base64 of the 32 random bytes that hide on the chain what the quote is for; absent from a quote that shows
   * it.
   */
  basketSalt: z.string().optional(),
  /** The quote for the contract that a wallet pays; absent if no wallet was named. */
  contractQuote: contractQuoteSchema.optional(),
});
export type StoredBasket = z.infer<typeof storedBasketSchema>;

const quoteSchema = z.object({
  quoteId: z.string(),
  userSub: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The version of the licence that the buyer agreed to; absent from quotes older than this field. */
  licence: z.string().optional(),
  /** The API key that requested it. */
  keyId: z.string().optional(),
  /** Unix seconds. */
  deadline: z.number().int(),
  /** Checksummed address. */
  wallet: z.string().optional(),
  baskets: z.array(storedBasketSchema),
});
export type StoredQuote = z.infer<typeof quoteSchema>;

const signaturesSchema = z.object({ signatures: z.array(z.string()) });

const offerKeySchema = z.object({ sk: z.string() });

const table = 'QuoteTable';
const quoteKey = (quoteId: string) => ({ pk: `quote#${quoteId}`, sk: 'quote' });
const signaturesKey = (quoteId: string) => ({ pk: `quote#${quoteId}`, sk: 'signatures' });
const offersOf = (wallet: string, dataPoolId: string): string =>
  `offer#${wallet.toLowerCase()}#${dataPoolId}`;
/** Zero-padded, so that keys sort as numbers do. */
const digits = 12;
const nonceKey = (nonce: string): string => nonce.padStart(digits, '0');

export async function storeQuote(quote: StoredQuote): Promise<void> {
  await addOnce(table, { ...quoteKey(quote.quoteId), ...quote });
}

export const findQuote = (quoteId: string): Promise<StoredQuote | undefined> =>
  findItem(table, quoteKey(quoteId), quoteSchema);

/** @param signatures in the order of the baskets */
export async function storeSignatures(quoteId: string, signatures: readonly string[]): Promise<void> {
  await addOnce(table, { ...signaturesKey(quoteId), signatures });
}

export const findSignatures = async (quoteId: string): Promise<readonly string[] | undefined> =>
  (await findItem(table, signaturesKey(quoteId), signaturesSchema))?.signatures;

/**
 * Counts one more quote of a person in this hour.
 * @param most the limit
 * @returns false if the limit is reached: then nothing is counted
 */
export async function countQuote(userSub: string, hour: number, most: number): Promise<boolean> {
  const pk = `asked#${userSub}#${hour}`;
  for (;;) {
    const [last] = await listItems(table, { pk }, { schema: offerKeySchema, newestFirst: true, most: 1 });
    const count = Number(last?.sk ?? 0) + 1;
    if (count > most) return false;
    // Another call may have been counted meanwhile.
    if (await addOnce(table, { pk, sk: nonceKey(String(count)) })) return true;
  }
}

/**
 * Returns a number that this wallet was not offered before in this pool. The numbers are consecutive, since the contract
 * records 32 in a row in one word.
 */
export async function takeNonce(wallet: string, dataPoolId: string, quoteId: string): Promise<string> {
  const pk = offersOf(wallet, dataPoolId);
  for (;;) {
    const [last] = await listItems(table, { pk }, { schema: offerKeySchema, newestFirst: true, most: 1 });
    const nonce = String(Number(last?.sk ?? -1) + 1);
    // Another call may have taken the number meanwhile.
    if (await addOnce(table, { pk, sk: nonceKey(nonce), quoteId })) return nonce;
  }
}

/** Returns the quote and basket that a wallet was offered under this nonce. */
export async function findOffer(
  wallet: string,
  dataPoolId: string,
  nonce: string,
): Promise<{ quote: StoredQuote; basket: StoredBasket & { contractQuote: ContractQuote } } | undefined> {
  if (nonce.length > digits) return undefined;
  const key = { pk: offersOf(wallet, dataPoolId), sk: nonceKey(nonce) };
  const offer = await findItem(table, key, z.object({ quoteId: z.string() }));
  const quote = offer && (await findQuote(offer.quoteId));
  const basket = quote?.baskets.find((each) => each.dataPoolId === dataPoolId);
  const contractQuote = basket?.contractQuote;
  if (!quote || !basket || contractQuote?.nonce !== nonce) return undefined;
  return { quote, basket: { ...basket, contractQuote } };
}
