/** The books as operators see them: the market's own accounts, all people together, and the pools' money. */
import type { Balance, OperatedPool } from '@cgdx/api/route/operator/book.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { Currency } from '@cgdx/core/ledger/entry.ts';
import { ownAccounts } from '@cgdx/core/ledger/own-account.ts';
import { proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { poolMoney, poolTerms } from '../../chain/node/pool-query.ts';
import { readBalance } from '../../ledger/balance.ts';
import { listPools, type StoredPool } from '../../pool/pool.ts';
import { differencesOf } from '../../pool/pool-difference.ts';
import { cached } from '../page/cached-answer.ts';
import { lookAtChain } from './look-at-chain.ts';

const currencies: readonly Currency[] = ['CGDX', 'SGD'];

/**
 * Every entry sums to zero, so people's balances together are the negative of the market's own accounts. No
 * person's account is read.
 */
const peopleOf = (own: readonly Balance[], currency: Currency): Balance => ({
  account: 'people',
  currency,
  amount: String(
    -own.filter((each) => each.currency === currency).reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  ),
});

export const ledgerBalances = cached(async (_all: 'all'): Promise<AnswerBodyOf<'GET /operator/ledger'>> => {
  const asOf = new Date().toISOString();
  const found = await Promise.all(
    ownAccounts.map(async (account) => {
      const balances = await readBalance(account);
      return currencies.map(
        (currency): Balance => ({ account, currency, amount: String(balances[currency]) }),
      );
    }),
  );
  const own = found.flat();
  return {
    balances: [
      ...own.filter(({ amount }) => amount !== '0'),
      ...currencies.map((each) => peopleOf(own, each)),
    ],
    asOf,
  };
});

type OnChain = Pick<OperatedPool, 'escrowWei' | 'heldWei' | 'withdrawableWei' | 'differences'>;

async function readPool(pool: StoredPool): Promise<OnChain> {
  const { dataPoolId } = pool;
  const [terms, { escrowWei, heldWei, withdrawableWei }] = await Promise.all([
    poolTerms(dataPoolId),
    poolMoney(dataPoolId),
  ]);
  return {
    escrowWei: String(escrowWei),
    heldWei: String(heldWei),
    withdrawableWei: String(withdrawableWei),
    differences: differencesOf(pool, terms),
  };
}

/** Shows the figures of the table and the ledger even if no node answers. */
export async function operatedPools(): Promise<AnswerBodyOf<'GET /operator/pools'>> {
  const stored = await listPools();
  const [look, proceeds] = await Promise.all([
    lookAtChain(Promise.all(stored.map(readPool))),
    Promise.all(stored.map(({ dataPoolId }) => readBalance(proceedsAccount(dataPoolId)))),
  ]);
  const pools = stored.map((pool, at) => ({
    ...pool,
    ...(look.kind === 'read' ? look.found[at] : undefined),
    cardProceedsCents: String(proceeds[at]?.SGD ?? 0n),
  }));
  return { pools, ...(look.kind === 'unread' && { unread: look.why }) };
}
