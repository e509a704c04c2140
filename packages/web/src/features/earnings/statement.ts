/** `GET /account/statement`: the ledger's entries about the person's rewards, oldest first. */
import type { StatementLine } from '@cgdx/api/route/account.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const statementQuery = (sub: string) =>
  queryOptions({
    queryKey: ['statement', sub],
    queryFn: ({ signal }) => call('GET /account/statement', { signal }),
  });

export const useStatement = (sub: string) => useQuery(statementQuery(sub));

const titles: Readonly<Record<string, string>> = {
  'reward.earned': 'Reward earned',
  'reward.paid': 'Reward paid',
  'reward.forfeited': 'Reward forfeited by a withdrawal',
};

export const eventTitle = ({ event }: Pick<StatementLine, 'event'>): string => titles[event] ?? event;

export interface Earnings {
  /** Base units of CGDX: the total that was earned and not forfeited, and the part of it that is still owed. */
  readonly earnedWei: bigint;
  readonly owedWei: bigint;
  /** The total earned up to each time, oldest first; base units of CGDX. */
  readonly points: readonly { readonly atMs: number; readonly earnedWei: bigint }[];
}

/** Sums what was earned over time: a payment changes what is owed, not what was earned. */
export function earningsOf(lines: readonly StatementLine[]): Earnings {
  let [earnedWei, owedWei] = [0n, 0n];
  const points: { atMs: number; earnedWei: bigint }[] = [];
  for (const { event, currency, amount, bookedAt } of lines) {
    if (currency !== 'CGDX') continue;
    owedWei += BigInt(amount);
    if (event !== 'reward.earned' && event !== 'reward.forfeited') continue;
    earnedWei += BigInt(amount);
    points.push({ atMs: Date.parse(bookedAt), earnedWei });
  }
  return { earnedWei, owedWei, points };
}
