import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { DatasetCard } from './dataset-card.tsx';
import type { PoolCard } from './read-pool-card.ts';

vi.mock('../../lib/config/config.ts', () => ({ pageConfig: () => ({ siteUrl: 'https://market.example' }) }));

const card: PoolCard = {
  dataPoolId: 'spotify',
  dataPoolName: 'Spotify',
  price: 2,
  availableForPurchase: true,
  figures: { uploads: 22, records: 49_000, averageQuality: 6.4, averagePrice: 13, pricePerThousand: 5.7 },
  grewOn: '2026-11-05',
  table: { format: 'cgdx-table/1', dataPoolId: 'spotify', note: '', years: [] },
  columns: [
    {
      kind: 'play',
      description: 'A play.',
      fields: [{ name: 'msPlayed', type: 'integer', meaning: 'How long.' }],
    },
  ],
};

function shown(more: Partial<PoolCard>): string {
  const client = new QueryClient();
  client.setQueryData(['pool-card', 'spotify'], { ...card, ...more });
  return renderedText(
    <QueryClientProvider client={client}>
      <DatasetCard poolId="spotify" isOpen />
    </QueryClientProvider>,
  );
}

it('a card shows the size of the dataset, its price in CGDX and dollars, the permitted uses and how to cite it', () => {
  const words = shown({});
  for (const sentence of [
    'On sale 22 uploads Records about 49,000 Quality 6.4 out of 10 on average',
    'An upload 13 CGDX (about S$1.30) on average, at most 20 CGDX (about S$2.00)',
    '1,000 records 5.7 CGDX (about S$0.57) on average',
    'Last grew 5 Nov 2026',
    'You may use it for research; analysis; the training of models.',
    'How to cite CGDX. Spotify records. https://market.example/data/spotify, as of 20',
    'plays A play. msPlayed integer How long.',
    'No table yet',
  ]) {
    expect(words, 'proves buy.dataset-card').toContain(sentence);
  }
});

it('the card of a pool with few uploads has no average, which could reveal a single upload, and says so', () => {
  const words = shown({ figures: undefined, grewOn: undefined });
  expect(words).toContain(
    'An upload at most 20 CGDX (about S$2.00) Averages shown once 20 uploads are on sale Last grew not yet',
  );
  expect(words).not.toMatch(/on average|On sale/);
});
