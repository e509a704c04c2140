import { expect, it } from 'vitest';
import type { Purchase } from '../../lib/purchase/purchase.ts';
import { purchasesCsv } from './purchase-csv.ts';
import { receiptName, receiptText } from './purchase-receipt.ts';

const bought: Purchase = {
  purchaseId: 'p1',
  rail: 'card',
  status: 'completed',
  createdAt: '2026-11-22T10:00:00Z',
  updatedAt: '2026-11-22T10:01:00Z',
  averageDataQuality: 7,
  spentAmount: 30,
  totalWei: '30000000000000000000',
  uploadHashes: ['AAAA', 'BBBB'],
  paid: { currency: 'SGD', amount: '300' },
  receipt: {
    receiptNumber: 'CGDX-P1',
    issuedAt: '2026-11-22T10:01:00Z',
    currency: 'SGD',
    total: '300',
    lines: [
      { dataPoolId: 'spotify', uploads: 1, amount: '140' },
      { dataPoolId: 'x', uploads: 1, amount: '160' },
    ],
    paidWith: 'pi_1',
  },
};
const { receipt, ...unfinished } = bought;

it('has a row for each data pool of a purchase, and one row for a purchase without a receipt', () => {
  const csv = purchasesCsv([
    bought,
    { ...unfinished, status: 'refunded', rail: 'cgdx', transactionHash: '=1+1' },
  ]);
  expect(csv.split('\r\n').slice(1)).toEqual([
    '2026-11-22T10:00:00Z,p1,completed,card,CGDX-P1,Spotify,1,1.4,SGD,pi_1',
    '2026-11-22T10:00:00Z,p1,completed,card,CGDX-P1,X,1,1.6,SGD,pi_1',
    '2026-11-22T10:00:00Z,p1,refunded,wallet,,,2,3,SGD,"\'=1+1"',
    '',
  ]);
});

it('a purchase whose payment a bank took back is not listed as completed', () => {
  const [, row] = purchasesCsv([{ ...bought, dispute: 'lost' }]).split('\r\n');
  expect(row).toContain('p1,charged-back,card');
});

it('a receipt lists what was paid for, the total and the way of paying', () => {
  if (!receipt) throw new Error('The purchase has no receipt.');
  const text = receiptText(receipt, bought);
  for (const said of [
    'CGDX-P1',
    'Spotify, 1 upload  S$1.40',
    'Total              S$3.00',
    'pi_1',
    'AAAA\nBBBB',
  ])
    expect(text, 'proves account.receipts').toContain(said);
  expect(receiptName(receipt)).toBe('receipt-CGDX-P1.txt');
});
