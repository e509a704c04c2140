/** Records who has linked a wallet. Operators see wallets that several people share; nobody is refused for it. */
import { z } from 'zod';
import { stillAt } from '../ground/table/expression.ts';
import { change, findItem } from '../ground/table/item.ts';
import { listPage, type Page, type Position } from '../ground/table/query.ts';

const walletSchema = z.object({
  /** In lower case. */
  wallet: z.string(),
  /** The subjects of the first hundred people who linked it, in that order. */
  people: z.array(z.string()),
  /** How often it was linked. */
  timesLinked: z.number(),
  /** ISO 8601, UTC: when the second person linked it. */
  sharedSince: z.string().optional(),
});

export interface SharedWallet {
  /** In lower case. */
  readonly wallet: string;
  /** How many have linked it, at most 100. */
  readonly people: number;
  /** ISO 8601, UTC. */
  readonly sharedSince: string;
}

const table = 'WalletTable';
const flag = 'shared';
/** More people would tell operators nothing new, and an item's size is limited. */
const mostPeople = 100;

/**
 * Returns the write, for a transaction, that records who links a wallet; it fails if another person was
 * recorded meanwhile.
 */
export async function holderUpdate(userSub: string, address: string) {
  const wallet = address.toLowerCase();
  const { people = [], timesLinked = 0 } = (await findItem(table, { wallet }, walletSchema)) ?? {};
  const holders = [...new Set([...people, userSub])].slice(0, mostPeople);
  const isShared = holders.length > 1;
  return change(
    table,
    { wallet },
    {
      set: { people: holders, timesLinked: timesLinked + 1, ...(isShared && { flag }) },
      ...(isShared && { setOnce: { sharedSince: new Date().toISOString() } }),
      onlyIf: { timesLinked: stillAt(timesLinked) },
    },
  );
}

/** Returns the subjects of the people who have ever linked a wallet, in that order. */
export const holdersOf = async (address: string): Promise<readonly string[]> =>
  (await findItem(table, { wallet: address.toLowerCase() }, walletSchema))?.people ?? [];

/** Returns one page of the wallets that several people have linked, the latest first, without naming the people. */
export async function sharedWallets(most: number, after?: Position): Promise<Page<SharedWallet>> {
  const about = { index: 'byFlag', schema: walletSchema, newestFirst: true, most };
  const { items, last } = await listPage(table, { flag }, { ...about, ...(after && { after }) });
  return {
    items: items.map(({ wallet, people, sharedSince = '' }) => ({
      wallet,
      people: people.length,
      sharedSince,
    })),
    last,
  };
}
