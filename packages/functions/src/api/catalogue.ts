/** How large the catalogue is. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { catalogueSize } from '../store/catalogue.ts';
import { ok, publicApi } from './api.ts';

export const handler = publicApi({
  'GET /catalogue': async () => ok({ datasets: await catalogueSize(), pools: poolIds.length }),
});
