import type { ContributionRecord, PayoutRecord, PurchaseRecord } from '@cgdx/api/route/operator/record.ts';
import { expect, it } from 'vitest';
import type { Column } from '../../ui/list/data-table.tsx';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { contributionColumns } from './contribution-records.tsx';
import { payoutColumns } from './payout-records.tsx';
import { purchaseColumns } from './purchase-records.tsx';

const shared = {
  userHash: '0f'.repeat(32),
  executionId: 'e1',
  createdAt: '2026-11-05T12:00:00Z',
  updatedAt: '2026-11-05T12:00:00Z',
};
function cells<Row>(columns: readonly Column<Row>[], row: Row): Record<string, string> {
  return Object.fromEntries(columns.map(({ title, cell }) => [title, renderedText(cell(row))]));
}

it('a contribution shows its pool, step, size, score and reward, and links to its execution', () => {
  const row: ContributionRecord = {
    ...shared,
    contributionId: '3f0c7e1a-5d2b-4b7e-9c1d-0a1b2c3d4e5f',
    state: 'completed',
    dataPoolId: 'spotify',
    step: 'mask-personal-information',
    sizeBytes: 2_621_440,
    quality: 8,
    meter: { isKnown: true, people: 900, taken: [{ records: 2, alone: 0.524, strangerFits: 0.1 }] },
    rewardWei: '84000000000000000000',
  };
  expect(cells(contributionColumns, row), 'proves operator.contributions-payouts-purchases').toEqual({
    Contribution: '3f0c7e…4e5f',
    'Pool, size': 'Spotify 2.5 MB',
    Step: 'Mask personal information',
    Score: '8',
    Alone: '52 %',
    Reward: '84 CGDX about S$8.40',
  });
  expect(renderedMarkup(contributionColumns[0]?.cell(row))).toContain(
    'href="/operator/executions/contribution/e1"',
  );
});

it('a contribution without an id of ours, or of an unknown pool, is still listed', () => {
  const row: ContributionRecord = { ...shared, state: 'rejected', dataPoolId: 'unknown', sizeBytes: 2 };
  expect(cells(contributionColumns, row)).toMatchObject({
    Contribution: 'e1',
    'Pool, size': 'unknown 2 bytes',
    Step: '',
  });
});

it('a payout shows its amount, its destination and its transfer', () => {
  const row: PayoutRecord = {
    ...shared,
    payoutId: 'y-1',
    state: 'settled',
    rail: 'bank',
    dataPoolId: 'x',
    uploadHash: 'AAAA',
    amountWei: '84000000000000000000',
    amountCents: '840',
    transferId: 'tr_1',
  };
  expect(cells(payoutColumns, row)).toEqual({
    Payout: 'y-1',
    To: 'bank',
    Pool: 'X',
    Amount: 'S$8.40',
    'Paid with': 'tr_1',
  });
});

it('a purchase shows the paid amount in its currency, and whether it is paused or disputed', () => {
  const row: PurchaseRecord = {
    ...shared,
    purchaseId: 'z-1',
    state: 'submitted',
    rail: 'card',
    attempt: 2,
    isPaused: true,
    uploads: 3,
    captured: ['x', 'spotify'].map((dataPoolId) => ({ dataPoolId, currency: 'SGD' as const, amount: '840' })),
    dispute: 'open',
  };
  expect(cells(purchaseColumns, row)).toEqual({
    Purchase: 'z-1',
    By: 'card',
    Uploads: '3',
    Paid: 'S$16.80',
    Stands: 'Paused Dispute open attempt 2',
  });
  expect(cells(purchaseColumns, { ...row, uploads: 0, captured: [] })).toMatchObject({
    Uploads: '',
    Paid: '',
  });
});
