/** Payouts: one item each in the transaction table. */

import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { payoutSchema as shownSchema } from '@cgdx/api/route/payout.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { pagesOfQuery } from './query.ts';
import { documentClient, isConditionFailure } from './table.ts';

/** A payout as the API shows it, with the id that all transactions of the table have. */
const payoutSchema = shownSchema.omit({ payoutId: true }).extend({
  transactionId: z.string(),
  kind: z.literal('payout'),
  userSub: z.string(),
});
export type Payout = z.infer<typeof payoutSchema>;

const table = () => tableName('TransactionTable');

/** Stores a payout once. Returns the stored one: a second call with the same id changes nothing. */
export async function requestPayout(
  about: Pick<Payout, 'transactionId' | 'userSub' | 'uploadHash' | 'dataPoolId' | 'wallet' | 'amountWei'>,
): Promise<Payout> {
  const at = new Date().toISOString();
  const payout: Payout = {
    ...about,
    kind: 'payout',
    rail: 'cgdx',
    state: 'requested',
    createdAt: at,
    updatedAt: at,
  };
  try {
    await documentClient.send(
      new PutCommand({
        TableName: table(),
        Item: payout,
        ConditionExpression: 'attribute_not_exists(transactionId)',
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  const stored = await findPayout(about.transactionId);
  if (!stored) throw new Error('a payout vanished right after it was stored');
  return stored;
}

/** Reads consistently, so that it sees every earlier write. */
export async function findPayout(payoutId: string): Promise<Payout | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: { transactionId: payoutId }, ConsistentRead: true }),
  );
  return Item?.kind === 'payout' ? payoutSchema.parse(Item) : undefined;
}

/** Returns all of a person's payouts, newest first. */
export async function payoutsOfPerson(userSub: string): Promise<Payout[]> {
  const found: Payout[] = [];
  const query = {
    TableName: table(),
    IndexName: 'byUser',
    KeyConditionExpression: 'userSub = :sub',
    ExpressionAttributeValues: { ':sub': userSub },
    ScanIndexForward: false,
  };
  for await (const items of pagesOfQuery(query)) {
    const payouts = items.filter((item) => item.kind === 'payout');
    found.push(...payouts.map((item) => payoutSchema.parse(item)));
  }
  return found;
}

/** The update that changes a payout's state, alone or within a transaction. A payout that was settled or refused never changes. */
export function payoutUpdate(
  payoutId: string,
  state: Payout['state'],
  also: Partial<Pick<Payout, 'transactionHash' | 'amountWei' | 'failure'>> = {},
) {
  const values = { state, updatedAt: new Date().toISOString(), ...also };
  const entries = Object.entries(values);
  return {
    TableName: table(),
    Key: { transactionId: payoutId },
    UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(transactionId) AND NOT #state IN (:settled, :refused)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
      ':settled': 'settled',
      ':refused': 'refused',
    },
  };
}

/** Writes a payout's state; changes nothing if it was settled or refused in the meantime. */
export async function recordPayout(...change: Parameters<typeof payoutUpdate>): Promise<void> {
  try {
    await documentClient.send(new UpdateCommand(payoutUpdate(...change)));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Records the new transaction of a claim that the chain had lost. Does nothing if the payout names it already. */
export async function recordOtherTransaction(
  payoutId: string,
  { before, now }: { before: string; now: string },
): Promise<void> {
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: table(),
        Key: { transactionId: payoutId },
        UpdateExpression: 'SET transactionHash = :now, updatedAt = :at',
        ConditionExpression: 'transactionHash = :before',
        ExpressionAttributeValues: { ':before': before, ':now': now, ':at': new Date().toISOString() },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
