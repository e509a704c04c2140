import { poolIds } from '@cgdx/core/pool/pool.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { ExplorePage } from './explore-page.tsx';

const view = vi.hoisted(() => ({ isSeen: false }));
vi.mock('../../lib/page/use-seen.ts', () => ({ useSeen: () => ({ element: { current: null }, ...view }) }));
vi.mock('../../lib/session/session.ts', () => ({
  useSession: () => ({ kind: 'signed-in', person: { sub: 'ann' } }),
  currentSession: () => ({ kind: 'unknown' }),
  onSessionChange: () => undefined,
}));
vi.mock('../load/lazy-page.ts', async () => {
  const { default: QualityCard } = await import('../../features/pool/quality-card.tsx');
  return {
    lazyPageWithQueries: (load: () => Promise<unknown>) =>
      String(load).includes('quality-card') ? QualityCard : () => null,
  };
});

/** Renders the page, and returns its text with the number of lists of uploads that it needs. */
function render(isSeen: boolean) {
  view.isSeen = isSeen;
  const client = new QueryClient();
  const text = renderedText(
    <QueryClientProvider client={client}>
      <ExplorePage />
    </QueryClientProvider>,
  );
  return { text, lists: client.getQueryCache().findAll({ queryKey: ['pool-quality'] }).length };
}

it('the uploads of all pools are requested only once the card with their quality is in view', () => {
  const above = render(false);
  expect(above.text).toContain('Quality of what is on sale');
  expect(above.lists).toBe(0);
  expect(render(true).lists).toBe(poolIds.length);
});
