/** The balances of the ledger's accounts, by account and currency. Pure. */
import type { Balance } from '@cgdx/api/route/operator/book.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { sgd } from '../../lib/format/sgd.ts';

export interface AccountRow {
  readonly account: string;
  /** Undefined if the account has no balance in this currency. */
  readonly cgdx?: string;
  readonly sgd?: string;
}

/** @param amount base units of CGDX, or cents of a dollar, as signed digits */
export function money({ currency, amount }: Pick<Balance, 'currency' | 'amount'>): string {
  return currency === 'SGD' ? sgd(amount) : cgdx(BigInt(amount));
}

const names: Readonly<Record<string, string>> = {
  market: 'What the market bears itself, such as Stripe’s fees: negative by so much.',
  held: 'Paid by buyers, and neither delivered nor refunded yet.',
  cards: 'Paid by cards: negative, since it came from there.',
  wallets: 'Gone to wallets; negative if it came from them.',
  banks: 'Gone to banks.',
  fees: 'Kept by Stripe.',
  disputed: 'Taken back by banks that may return it: negative.',
  owed: 'Owed to buyers, since a bank returned it to us.',
  people: 'Everybody together: earned, and not paid yet.',
  pool: 'Promised by this pool as rewards, and not paid yet: negative by so much.',
  proceeds: 'Earned by the owner of this pool; negative by what it paid to banks beyond that.',
};

/** Returns the meaning of an account's name in one sentence; the part before a colon decides. */
export const accountWords = (account: string): string => names[account.split(':')[0] ?? ''] ?? '';

/** Returns one row per account, in the order of the response. */
export function accountRows(balances: readonly Balance[]): readonly AccountRow[] {
  const rows = new Map<string, AccountRow>();
  for (const balance of balances) {
    const field = balance.currency === 'CGDX' ? 'cgdx' : 'sgd';
    rows.set(balance.account, {
      ...(rows.get(balance.account) ?? { account: balance.account }),
      [field]: money(balance),
    });
  }
  return [...rows.values()];
}
