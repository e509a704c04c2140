/** What the accounts of the ledger have, by account and currency. Pure. */
import type { Balance } from '@cgdx/api/route/operator/book.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { sgd } from '../../lib/format/sgd.ts';

export interface AccountRow {
  readonly account: string;
  /** Undefined if the account has none of this currency. */
  readonly cgdx?: string;
  readonly sgd?: string;
}

/** @param amount base units of CGDX, or cents, with a sign */
export function money({ currency, amount }: Pick<Balance, 'currency' | 'amount'>): string {
  return currency === 'SGD' ? sgd(amount) : cgdx(BigInt(amount));
}

/** One row per account, in the order of the answer. */
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
