/** The books as operators see them: the market's own accounts, all people together, and the pools' money. */
import type { Balance, OperatedPool } from '@cgdx/api/route/operator/book.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { Currency } from '@cgdx/core/ledger/entry.ts';
import { ownAccounts } from '@cgdx/core/ledger/own-account.ts';
import { proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { type PoolTerms, poolMoney, poolTerms } from '../../chain/node/pool-query.ts';
import { readBalance } from '../../store/balance.ts';
import { listPools, priceWei, type StoredPool } from '../../store/pool.ts';
import { kept } from './kept.ts';

const currencies: readonly Currency[] = ['CGDX', 'SGD'];

/** Every entry sums to zero, so what the own accounts lack is what people have: none of theirs is read. */
const peopleOf = (own: readonly Balance[], currency: Currency): Balance => ({
  account: 'people',
  currency,
  amount: String(
    -own.filter((each) => each.currency === currency).reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  ),
});

export const ledgerBalances = kept(async (_all: 'all'): Promise<AnswerBodyOf<'GET /operator/ledger'>> => {
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

function differencesOf(pool: StoredPool, onChain: PoolTerms | undefined): string[] {
  const { availableForPurchase, dataPoolId } = pool;
  if (!onChain) return [`The chain does not have it: npm run pool -- add ${dataPoolId}`];
  return [
    ...(onChain.priceWei === priceWei(pool) ? [] : ['The chain has another price.']),
    ...(onChain.isForSale === availableForPurchase
      ? []
      : [`On the chain it is ${onChain.isForSale ? '' : 'not '}for sale.`]),
  ];
}

async function operatedPool(pool: StoredPool): Promise<OperatedPool> {
  const { dataPoolId } = pool;
  const [terms, money, { SGD: cardProceeds }] = await Promise.all([
    poolTerms(dataPoolId),
    poolMoney(dataPoolId),
    readBalance(proceedsAccount(dataPoolId)),
  ]);
  return {
    ...pool,
    escrowWei: String(money.escrowWei),
    heldWei: String(money.heldWei),
    withdrawableWei: String(money.withdrawableWei),
    cardProceedsCents: String(cardProceeds),
    differences: differencesOf(pool, terms),
  };
}

export const operatedPools = async (): Promise<OperatedPool[]> =>
  Promise.all((await listPools()).map(operatedPool));
