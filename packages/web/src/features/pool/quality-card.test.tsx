import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { PoolQuality } from './pool-quality.tsx';
import QualityCard from './quality-card.tsx';
import { countQualities } from './quality-count.ts';

const away = new ApiError(503, 'X', 'The server is away.');

/** @param scores of the uploads of each pool; a pool without an entry cannot be loaded */
async function clientWith(scores: Partial<Record<PoolId, readonly number[]>>, isMore = false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  for (const poolId of poolIds) {
    const queryFn = () => {
      const known = scores[poolId];
      if (!known) throw away;
      return { counts: countQualities(known.map((dataQualityScore) => ({ dataQualityScore }))), isMore };
    };
    await client.prefetchQuery({ queryKey: ['pool-quality', poolId], queryFn });
  }
  return client;
}
const within = (client: QueryClient, what = <QualityCard />) => (
  <QueryClientProvider client={client}>{what}</QueryClientProvider>
);
const none = Object.fromEntries(poolIds.map((poolId) => [poolId, []]));

it('draws the uploads of all pools together, and has a table with the figures of each pool that has some', async () => {
  const card = within(await clientWith({ ...none, spotify: [7, 7, 3], 'x-words': [9] }));
  const words = renderedText(card);
  expect(words, 'proves explore.below-them-those').toContain(
    'At least half of the 4 uploads on sale have quality 7 or more.',
  );
  expect(words).toContain(
    'Pool 0 1 2 3 4 5 6 7 8 9 10 X words 0 0 0 0 0 0 0 0 0 1 0 Spotify 0 0 0 1 0 0 0 2 0 0 0',
  );
  const heights = [...renderedMarkup(card).matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, h]) =>
    Number(h),
  );
  expect(heights).toHaveLength(11);
  expect(heights[7]).toBe(2 * Number(heights[3]));
  expect(heights[3]).toBe(heights[9]);
  expect(heights[5]).toBeLessThan(Number(heights[3]));
});

it('says so if nothing is on sale yet, and has no table then', async () => {
  const words = renderedText(within(await clientWith(none)));
  expect(words).toContain('Nothing is on sale yet.');
  expect(words).toContain('The first upload that is accepted is shown here.');
  expect(words).not.toContain('Pool by pool');
});

it('says that only the newest uploads were counted if a pool has more', async () => {
  const words = renderedText(within(await clientWith({ ...none, x: [5, 5] }, true)));
  expect(words).toContain('At least half of the newest 2 uploads on sale have quality 5 or more.');
  expect(words).toContain('Of each pool the newest 1,000 uploads are counted.');
});

it('shows the shape of the card while it loads, and no figure', () => {
  const markup = renderedMarkup(within(new QueryClient()));
  expect(markup).toContain('data-skeleton');
  expect(markup).not.toContain('<rect');
});

it('names the pools that could not be loaded beside the figures of the others, and offers to try again', async () => {
  const { spotify: _, tiktok: __, ...read } = none;
  const some = renderedText(within(await clientWith({ ...read, x: [8] })));
  expect(some).toContain('1 upload on sale, of quality 8.');
  expect(some).toContain('That of Spotify and TikTok could not be loaded. The server is away. Try Again');
  const all = renderedText(within(await clientWith({})));
  expect(all).toContain('The quality of the pools could not be loaded. The server is away. Try Again');
  expect(all).not.toContain('on sale yet');
});

it('each pool has a sentence with the same figures as its bars', async () => {
  const client = await clientWith({ x: [8, 8] });
  const of = (poolId: PoolId) => renderedText(within(client, <PoolQuality poolId={poolId} />));
  expect(of('x'), 'proves explore.pool-small-histogram').toBe(
    'quality 0–10 At least half of the 2 uploads on sale have quality 8 or more.',
  );
  expect(of('spotify')).toBe('Its quality could not be loaded.');
});
