/** Linked wallets, and the challenges that wait for a signature. */
import { z } from 'zod';
import { is } from '../ground/table/expression.ts';
import { findItem, put, remove, write, writeTogether } from '../ground/table/item.ts';
import { isWriteConflict } from '../ground/table/table.ts';
import { holderUpdate } from './shared-wallet.ts';

const challengeSchema = z.object({
  address: z.string(),
  message: z.string(),
  nonce: z.string(),
  /** Unix seconds; the table deletes it some time after. */
  expiresAt: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;

const walletSchema = z.object({ address: z.string() });

const table = 'PersonTable';
const challengeKey = (userSub: string) => ({ userSub, sk: 'challenge' });
const walletKey = (userSub: string) => ({ userSub, sk: 'wallet' });

/** Stores a person's one open challenge: a new one replaces the last. */
export const storeChallenge = (userSub: string, challenge: Challenge): Promise<void> =>
  write(put(table, { ...challengeKey(userSub), ...challenge }));

export const findChallenge = (userSub: string): Promise<Challenge | undefined> =>
  findItem(table, challengeKey(userSub), challengeSchema);

/**
 * Another person may link the same wallet meanwhile. More conflicts in a row than this are not caused by
 * people.
 */
const mostTries = 5;

/** Consumes the challenge and links the wallet, both or neither. Returns false if the nonce was used already. */
export async function linkWallet(userSub: string, { address, nonce }: Challenge): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await writeTogether([
        remove(table, challengeKey(userSub), { nonce: is(nonce) }),
        put(table, { ...walletKey(userSub), address, linkedAt: new Date().toISOString() }),
        await holderUpdate(userSub, address),
      ]);
      return true;
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
      if ((await findChallenge(userSub))?.nonce !== nonce) return false;
      if (tries === mostTries) throw error;
    }
  }
}

/** Returns the person's wallet, checksummed; undefined if none is linked. */
export const linkedWallet = async (userSub: string): Promise<string | undefined> =>
  (await findItem(table, walletKey(userSub), walletSchema))?.address;
