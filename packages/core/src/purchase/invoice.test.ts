import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gstWithin, invoicesCsv, sumsOf, sumsOfMonth } from './invoice.ts';
import type { Invoice } from './invoice-schema.ts';

const invoice: Invoice = {
  ...{ invoiceNumber: 'CGDX-000007', issuedAt: '2026-11-05T12:00:00Z', purchaseId: 'p1', paidWith: 'pi_1' },
  currency: 'SGD',
  seller: { name: 'CGDX Pte. Ltd.', uen: '201912345K', gstNumber: 'M90312345A', gstPercent: 9 },
  buyer: { company: '=Acme, Inc.', uen: '53012345A' },
  lines: [
    { dataPoolId: 'spotify', uploads: 2, amount: '1000' },
    { dataPoolId: 'tiktok', uploads: 1, amount: '90' },
  ],
};

it('the GST is the share in the total, exact to a cent, and there is none without a rate', () => {
  expect(gstWithin(1_090n, 9)).toBe(90n);
  expect(sumsOf(invoice, undefined)).toEqual([
    ['Total', 1_090n],
    ['of which GST 9 %', 90n],
  ]);
  const { gstPercent: _, ...unregistered } = invoice.seller;
  expect(sumsOf({ ...invoice, seller: unregistered }, undefined)).toEqual([['Total', 1_090n]]);
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 30 }), (net, percent) => {
      const gross = net + (net * BigInt(percent)) / 100n;
      const tax = gstWithin(gross, percent);
      // Within half a unit of the exact share.
      const off = 2n * (tax * BigInt(100 + percent) - gross * BigInt(percent));
      expect(off <= BigInt(100 + percent) && off > -BigInt(100 + percent)).toBe(true);
    }),
  );
});

it('a refund is a line, and leaves a balance of zero', () => {
  expect(sumsOf(invoice, '2026-11-09T01:00:00Z').slice(2)).toEqual([
    ['Refunded on 2026-11-09', -1_090n],
    ['Balance', 0n],
  ]);
});

it('the CSV has a row for each line and total, and a company’s name is never a formula', () => {
  expect(invoicesCsv([{ invoice, refundedAt: undefined }]).split('\r\n')).toEqual([
    'invoice,issued,purchase,seller,seller UEN,GST number,buyer,buyer UEN,item,amount,currency',
    ...[
      ['"Spotify, 2 uploads"', '10'],
      ['"TikTok, 1 upload"', '0.9'],
      ['Total', '10.9'],
      ['of which GST 9 %', '0.9'],
    ].map(
      ([item, amount]) =>
        `CGDX-000007,2026-11-05T12:00:00Z,p1,CGDX Pte. Ltd.,201912345K,M90312345A,"'=Acme, Inc.",53012345A,${item},${amount},SGD`,
    ),
    '',
  ]);
});

it('a month sums its invoices by currency, with the GST and the refunds', () => {
  const refundedAt = '2026-11-09T01:00:00Z';
  const inCgdx: Invoice = { ...invoice, currency: 'CGDX', seller: { name: 'CGDX' } };
  const month = [
    { invoice, refundedAt: undefined },
    { invoice, refundedAt },
    { invoice: inCgdx, refundedAt: undefined },
  ];
  expect(sumsOfMonth(month, 'SGD')).toEqual([
    ['Total', 2_180n],
    ['of which GST', 180n],
    ['Refunded', -1_090n],
    ['Balance', 1_090n],
  ]);
  expect(sumsOfMonth(month, 'CGDX')).toEqual([['Total', 1_090n]]);
  expect(sumsOfMonth(month.slice(0, 2), 'CGDX')).toEqual([]);
});
