/** The public pages of the pools, which are prerendered at build time, with JSON-LD for search engines in their heads. */
import { poolMarkup } from '@cgdx/core/pool/card/pool-dataset.ts';
import { cardPath, datasetDescription, datasetTitle } from '@cgdx/core/pool/card/pool-words.ts';
import { initialPools } from '@cgdx/core/pool/pool.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

export const datasetPages: readonly PrerenderedPage[] = initialPools.map((pool) => ({
  path: cardPath(pool.dataPoolId),
  title: `${datasetTitle(pool.dataPoolId)} · CGDX`,
  description: datasetDescription(pool.dataPoolId),
  markup: poolMarkup(pool),
  source: 'src/app/page/data-page.tsx',
}));
