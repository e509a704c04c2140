/** Quotes: what was offered to whom at what price. Nothing of them is ever changed. */
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { type ContractQuote, contractQuoteSchema } from '@cgdx/core/purchase/contract-quote-schema.ts';
import { quotedUploadSchema } from '@cgdx/core/purchase/quote.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { documentClient, isConditionFailure } from './table.ts';

const storedBasketSchema = z.object({
  dataPoolId: z.enum(poolIds),
  uploads: z.array(quotedUploadSchema),
  totalWei: z.string(),
  /** What a wallet pays with; none where no wallet was named. */
  contractQuote: contractQuoteSchema.optional(),
});
export type StoredBasket = z.infer<typeof storedBasketSchema>;

const quoteSchema = z.object({
  quoteId: z.string(),
  userSub: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Unix seconds. */
  deadline: z.number().int(),
  /** Checksummed. */
  wallet: z.string().optional(),
  baskets: z.array(storedBasketSchema),
});
export type StoredQuote = z.infer<typeof quoteSchema>;

const table = () => tableName('QuoteTable');
const quoteKey = (quoteId: string) => ({ pk: `quote#${quoteId}`, sk: 'quote' });
const signaturesKey = (quoteId: string) => ({ pk: `quote#${quoteId}`, sk: 'signatures' });
const offersOf = (wallet: string, dataPoolId: string): string =>
  `offer#${wallet.toLowerCase()}#${dataPoolId}`;
/** Sorts as numbers do. */
const digits = 12;
const nonceKey = (nonce: string): string => nonce.padStart(digits, '0');

async function put(item: Record<string, unknown>): Promise<boolean> {
  try {
    await documentClient.send(
      new PutCommand({
        TableName: table(),
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}

export async function storeQuote(quote: StoredQuote): Promise<void> {
  await put({ ...quoteKey(quote.quoteId), ...quote });
}

async function find(key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: key, ConsistentRead: true }),
  );
  return Item;
}

export async function findQuote(quoteId: string): Promise<StoredQuote | undefined> {
  const item = await find(quoteKey(quoteId));
  return item && quoteSchema.parse(item);
}

/** In the order of the baskets. */
export async function storeSignatures(quoteId: string, signatures: readonly string[]): Promise<void> {
  await put({ ...signaturesKey(quoteId), signatures });
}

export async function findSignatures(quoteId: string): Promise<readonly string[] | undefined> {
  const item = await find(signaturesKey(quoteId));
  return item && z.array(z.string()).parse(item.signatures);
}

/**
 * A number that this wallet was not offered before in this pool: they follow one another, since the contract notes 32 in
 * a row in one word.
 */
export async function takeNonce(wallet: string, dataPoolId: string, quoteId: string): Promise<string> {
  const pk = offersOf(wallet, dataPoolId);
  for (;;) {
    const { Items = [] } = await documentClient.send(
      new QueryCommand({
        TableName: table(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ScanIndexForward: false,
        Limit: 1,
        ConsistentRead: true,
      }),
    );
    const nonce = String(Number(Items[0]?.sk ?? -1) + 1);
    // Another call may have taken it meanwhile.
    if (await put({ pk, sk: nonceKey(nonce), quoteId })) return nonce;
  }
}

/** The basket that a wallet bought: what it was offered under this nonce. */
export async function findOffer(
  wallet: string,
  dataPoolId: string,
  nonce: string,
): Promise<{ quote: StoredQuote; basket: StoredBasket & { contractQuote: ContractQuote } } | undefined> {
  if (nonce.length > digits) return undefined;
  const offer = await find({ pk: offersOf(wallet, dataPoolId), sk: nonceKey(nonce) });
  const quote = offer && (await findQuote(z.string().parse(offer.quoteId)));
  const basket = quote?.baskets.find((each) => each.dataPoolId === dataPoolId);
  const contractQuote = basket?.contractQuote;
  if (!quote || !basket || contractQuote?.nonce !== nonce) return undefined;
  return { quote, basket: { ...basket, contractQuote } };
}
