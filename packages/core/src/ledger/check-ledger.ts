/** Reads the ledger: computes the balance of each account, and finds entries that do not sum to zero in each currency. */
import type { Currency } from './entry.ts';

export interface BookedLine {
  readonly entryId: string;
  readonly account: string;
  readonly currency: Currency;
  readonly amount: bigint;
}

export interface Books {
  /** Entries whose lines do not sum to zero. */
  readonly unbalanced: readonly string[];
  /** The balance of each account, by `account currency`. */
  readonly balances: ReadonlyMap<string, bigint>;
}

const keyOf = ({ account, currency }: Pick<BookedLine, 'account' | 'currency'>): string =>
  `${account} ${currency}`;

export const balanceOf = (books: Books, account: string, currency: Currency): bigint =>
  books.balances.get(keyOf({ account, currency })) ?? 0n;

export function readBooks(lines: Iterable<BookedLine>): Books {
  const [balances, sums] = [new Map<string, bigint>(), new Map<string, bigint>()];
  const add = (to: Map<string, bigint>, key: string, amount: bigint) =>
    to.set(key, (to.get(key) ?? 0n) + amount);
  for (const line of lines) {
    add(balances, keyOf(line), line.amount);
    add(sums, `${line.entryId} ${line.currency}`, line.amount);
  }
  const unbalanced = [...sums].filter(([, sum]) => sum !== 0n).map(([entry]) => entry);
  return { unbalanced, balances };
}
