/** Records who has linked a wallet: several people are a sign for operators, but no reason to refuse anybody. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { SharedWallet } from '@cgdx/api/route/review.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { documentClient } from './table.ts';

const walletSchema = z.object({
  /** In lower case. */
  wallet: z.string(),
  /** Subjects of the first hundred who linked it, in that order. */
  people: z.array(z.string()),
  /** How often it was linked. */
  timesLinked: z.number(),
  /** ISO 8601, UTC: when the second person linked it. */
  sharedSince: z.string().optional(),
});

const table = () => tableName('WalletTable');
const flag = 'shared';
/** More would say no more, and an item's size is limited. */
const mostPeople = 100;

/** Returns a transaction's update that records who links a wallet; it fails if another person was recorded meanwhile. */
export async function holderUpdate(userSub: string, address: string) {
  const wallet = address.toLowerCase();
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: { wallet }, ConsistentRead: true }),
  );
  const { people = [], timesLinked = 0 } = Item ? walletSchema.parse(Item) : {};
  const holders = [...new Set([...people, userSub])].slice(0, mostPeople);
  const isShared = holders.length > 1;
  return {
    TableName: table(),
    Key: { wallet },
    UpdateExpression: `SET people = :people, timesLinked = :next${
      isShared ? ', flag = :flag, sharedSince = if_not_exists(sharedSince, :now)' : ''
    }`,
    ConditionExpression: timesLinked === 0 ? 'attribute_not_exists(wallet)' : 'timesLinked = :before',
    ExpressionAttributeValues: {
      ':people': holders,
      ':next': timesLinked + 1,
      ...(timesLinked > 0 && { ':before': timesLinked }),
      ...(isShared && { ':flag': flag, ':now': new Date().toISOString() }),
    },
  };
}

/** Returns at most `most` wallets of several people, the latest first, without saying who they are. */
export async function sharedWallets(most: number): Promise<SharedWallet[]> {
  const { Items = [] } = await documentClient.send(
    new QueryCommand({
      TableName: table(),
      IndexName: 'byFlag',
      KeyConditionExpression: 'flag = :flag',
      ExpressionAttributeValues: { ':flag': flag },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return Items.map((item) => {
    const { wallet, people, sharedSince = '' } = walletSchema.parse(item);
    return { wallet, people: people.length, sharedSince };
  });
}
