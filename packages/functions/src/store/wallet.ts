/** Linked wallets, and the challenges that wait for a signature. */
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { holderUpdate } from './shared-wallet.ts';
import { documentClient, isConditionFailure, isConflict } from './table.ts';

const challengeSchema = z.object({
  address: z.string(),
  message: z.string(),
  nonce: z.string(),
  /** Unix seconds; the table deletes it some time after. */
  expiresAt: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;

const table = () => tableName('PersonTable');

/** Stores a person's one open challenge: a new one replaces the last. */
export async function storeChallenge(userSub: string, challenge: Challenge): Promise<void> {
  await documentClient.send(
    new PutCommand({ TableName: table(), Item: { userSub, sk: 'challenge', ...challenge } }),
  );
}

export async function findChallenge(userSub: string): Promise<Challenge | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: { userSub, sk: 'challenge' }, ConsistentRead: true }),
  );
  return Item ? challengeSchema.parse(Item) : undefined;
}

/** Another person may link the same wallet meanwhile; more at a time are not people's doing. */
const mostTries = 5;

/** Consumes the challenge and links the wallet, both or neither. Returns false if the nonce was used already. */
export async function linkWallet(userSub: string, { address, nonce }: Challenge): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await documentClient.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Delete: {
                TableName: table(),
                Key: { userSub, sk: 'challenge' },
                ConditionExpression: 'nonce = :nonce',
                ExpressionAttributeValues: { ':nonce': nonce },
              },
            },
            {
              Put: {
                TableName: table(),
                Item: { userSub, sk: 'wallet', address, linkedAt: new Date().toISOString() },
              },
            },
            { Update: await holderUpdate(userSub, address) },
          ],
        }),
      );
      return true;
    } catch (error) {
      if (!isConditionFailure(error) && !isConflict(error)) throw error;
      if ((await findChallenge(userSub))?.nonce !== nonce) return false;
      if (tries === mostTries) throw error;
    }
  }
}

/** Returns the person's wallet, checksummed; undefined if none is linked. */
export async function linkedWallet(userSub: string): Promise<string | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: { userSub, sk: 'wallet' }, ConsistentRead: true }),
  );
  return typeof Item?.address === 'string' ? Item.address : undefined;
}
