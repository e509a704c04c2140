import type { StatementLine } from '@cgdx/api/route/account.ts';
import { expect, it } from 'vitest';
import { earningsOf } from './statement.ts';
import { statementCsv } from './statement-csv.ts';

const line = (event: string, amount: string, balance: string, minute: string): StatementLine => ({
  bookedAt: `2026-11-22T10:${minute}:00Z`,
  event,
  uploadHash: '+AAA=',
  dataPoolId: 'spotify',
  currency: 'CGDX',
  amount,
  balance,
});
const lines = [
  line('reward.earned', '84000000000000000000', '84000000000000000000', '00'),
  line('reward.paid', '-84000000000000000000', '0', '01'),
  line('reward.earned', '500000000000000000', '500000000000000000', '02'),
  line('reward.forfeited', '-500000000000000000', '0', '03'),
];

it('the sum earned grows with each reward and shrinks only if one is forfeited', () => {
  const { earnedWei, owedWei, points } = earningsOf(lines);
  expect([earnedWei, owedWei]).toEqual([84n * 10n ** 18n, 0n]);
  expect(
    points.map((point) => point.earnedWei / 10n ** 17n),
    'proves account.earnings-over-time',
  ).toEqual([840n, 845n, 840n]);
});

it('a statement is CSV with amounts that a spreadsheet can add up, and no cell that it would run as a formula', () => {
  expect(statementCsv(lines).split('\r\n').slice(0, 3), 'proves account.csv-earnings-purchases').toEqual([
    'time,what,data pool,upload hash,amount,currency,owed after it',
    '2026-11-22T10:00:00Z,Reward earned,Spotify,"\'+AAA=",84,CGDX,84',
    '2026-11-22T10:01:00Z,Reward paid,Spotify,"\'+AAA=",-84,CGDX,0',
  ]);
});
