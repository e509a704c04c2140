import { initialPools } from '@cgdx/core/pool/pool.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { OwnUploadsCard } from './own-uploads-card.tsx';

const uploads = vi.hoisted(() => vi.fn());
vi.mock('../../lib/upload/own-uploads.ts', () => ({ useUploads: uploads, uploadsQuery: () => ({}) }));
const receipts = vi.hoisted((): object[] => []);
vi.mock('./withdrawals.ts', () => ({ useWithdrawals: () => ({ data: receipts }), useWithdraw: () => ({}) }));

const answer = (data: readonly object[] | undefined, error: Error | null = null) =>
  uploads.mockReturnValue({ data, error, isFetching: false, refetch: () => undefined });
const card = <OwnUploadsCard sub="ann" pools={initialPools} />;
beforeEach(() => uploads.mockReset());

it('reserves its space until the uploads are known, and keeps it if there are none', () => {
  answer(undefined);
  expect(renderedMarkup(card)).toContain('data-skeleton');
  answer([]);
  expect(renderedText(card)).toContain('None of yours is on sale yet.');
});

it('says so if the uploads cannot be loaded, with a button to try again', () => {
  answer(undefined, new Error('The table is away.'));
  const shown = renderedText(card);
  for (const words of ['Your uploads could not be loaded.', 'The table is away.', 'Try Again'])
    expect(shown).toContain(words);
});

it('an upload is shown as on sale only if its pool sells', () => {
  const uploadHash = `${'A'.repeat(43)}=`;
  answer([
    { uploadHash, dataPoolId: 'x', timestamp: '2026-11-05T12:00:00Z' },
    {
      uploadHash: 'b',
      dataPoolId: 'x',
      timestamp: '2026-11-05T12:00:00Z',
      withdrawnAt: '2026-11-06T12:00:00Z',
    },
  ]);
  const shown = (pools: Parameters<typeof OwnUploadsCard>[0]['pools']) =>
    renderedText(<OwnUploadsCard sub="ann" pools={pools} />);
  const soldExcept = initialPools.map((pool) => ({
    ...pool,
    availableForPurchase: pool.dataPoolId !== 'x',
  }));
  expect(shown(initialPools).match(/On sale/g), 'proves account.upload-proof-whether').toHaveLength(1);
  for (const pools of [soldExcept, []]) {
    expect(shown(pools)).toContain('Pool not on sale');
    expect(shown(pools)).not.toContain('On sale');
  }
  // Until the pools are loaded.
  expect(shown(undefined)).toContain('Accepted');
  expect(shown(undefined)).not.toMatch(/on sale/i);
});

it('an upload that the market recalled shows why, and what happens to its reward', () => {
  const about = { uploadHash: 'r', dataPoolId: 'x', withdrawnAt: '2026-11-06T12:00:00Z' };
  answer([{ ...about, timestamp: '2026-11-05T12:00:00Z', dataQualityScore: 7 }]);
  receipts.push({
    ...about,
    reward: 'claimable',
    rewardWei: '70',
    recalled: 'the same records stand in it twice',
  });
  const shown = renderedText(card);
  receipts.pop();
  for (const words of [
    'recalled',
    'Recalled by us',
    'a fault of ours',
    'the same records stand in it twice',
    'you can still claim it',
  ])
    expect(shown).toContain(words);
});
