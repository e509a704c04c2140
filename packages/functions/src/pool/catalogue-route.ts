/** How large the catalogue is. */
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { ok, publicApi } from '../ground/caller/api.ts';
import { catalogueSize } from './catalogue.ts';

export const handler = publicApi({
  'GET /catalogue': async () => ok({ datasets: await catalogueSize(), pools: platformIds.length }),
});
