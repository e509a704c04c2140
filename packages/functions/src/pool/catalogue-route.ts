/** How large the catalogue is. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { ok, publicApi } from '../ground/caller/api.ts';
import { catalogueSize } from './catalogue.ts';

export const handler = publicApi({
  'GET /catalogue': async () => ok({ datasets: await catalogueSize(), pools: poolIds.length }),
});
