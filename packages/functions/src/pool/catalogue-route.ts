/** The public data of the catalogue and of each pool, for people and for harvesters. */
import { dcatCatalogue, poolsAPage } from '@cgdx/core/pool/card/pool-dataset.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { notFound, ok, publicApi } from '../ground/caller/api.ts';
import { siteUrl } from '../ground/links.ts';
import { catalogueSize } from './catalogue.ts';
import { findPool, listPools } from './pool.ts';
import { grewOn, readPoolCard } from './pool-card.ts';

export const handler = publicApi({
  'GET /catalogue': async () => ok({ datasets: await catalogueSize(), pools: platformIds.length }),
  'GET /catalogue.jsonld': async ({ query, headers }) => {
    const page = Number(query.page ?? 1);
    const address = `${headers['x-forwarded-proto'] ?? 'http'}://${headers.host}/catalogue.jsonld`;
    const all = await listPools();
    const pools = await Promise.all(
      all.slice((page - 1) * poolsAPage, page * poolsAPage).map(async ({ dataPoolId }) => ({
        dataPoolId,
        grewOn: await grewOn(dataPoolId),
      })),
    );
    if (pools.length === 0 && page > 1) throw notFound('This page of the catalogue');
    return ok(dcatCatalogue({ siteUrl: siteUrl(), address, page, pools, total: all.length }));
  },
  'GET /data-pool/{dataPoolId}/card': async ({ path }) => {
    const dataPoolId = parsePoolId(path.dataPoolId);
    const pool = dataPoolId && (await findPool(dataPoolId));
    if (!pool) throw notFound('This data pool');
    return ok(await readPoolCard(pool));
  },
});
