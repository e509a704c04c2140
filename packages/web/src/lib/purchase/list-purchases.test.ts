import { mostPurchases } from '@cgdx/api/route/purchase.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));

const { fullPage, listPurchases } = await import('./list-purchases.ts');

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ purchaseId: `p${from + at}` }));
const asked = () => call.mock.calls.map(([, { query }]) => query);

beforeEach(() => call.mockReset());

it('a full page has the size of the server’s limit', () => {
  expect(fullPage).toBe(mostPurchases);
});

it('continues after the last purchase of a full page, up to the last page', async () => {
  const all = numbered(0, 2 * fullPage + 1);
  for (const from of [0, fullPage, 2 * fullPage])
    call.mockResolvedValueOnce(all.slice(from, from + fullPage));
  expect(await listPurchases()).toEqual(all);
  expect(asked()).toEqual([{}, { after: `p${fullPage - 1}` }, { after: `p${2 * fullPage - 1}` }]);
});

it('requests nothing after a page that is not full', async () => {
  call.mockResolvedValueOnce(numbered(0, fullPage - 1));
  await listPurchases();
  call.mockResolvedValueOnce([]);
  expect(await listPurchases()).toEqual([]);
  expect(asked()).toEqual([{}, {}]);
});

it('fails if one of the pages cannot be read', async () => {
  call.mockResolvedValueOnce(numbered(0, fullPage)).mockRejectedValueOnce(new Error('away'));
  await expect(listPurchases()).rejects.toThrow('away');
});
