/** Finds impossible balances in the books. Pure. */
import type { Balance } from '@cgdx/api/route/operator/book.ts';

/** The sign that an account's balance can never have. */
const impossible: Readonly<Record<string, 'negative' | 'positive'>> = {
  held: 'negative',
  owed: 'negative',
  people: 'negative',
  banks: 'negative',
  fees: 'negative',
  cards: 'positive',
  disputed: 'positive',
};

/** Returns the impossible balances: an entry is missing, or was made twice. Each entry by itself sums to zero. */
export const faultyBalances = (balances: readonly Balance[]): readonly Balance[] =>
  balances.filter(({ account, amount }) => {
    const sign = impossible[account];
    return (sign === 'negative' && BigInt(amount) < 0n) || (sign === 'positive' && BigInt(amount) > 0n);
  });
