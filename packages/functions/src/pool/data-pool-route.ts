/** The data pools. */
import { offerOfPool, parsePoolId } from '@cgdx/core/pool/pool.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { findPool, listPools } from './pool.ts';
import { readPoolTable } from './pool-table.ts';

export const handler = api({
  // Lists the six pools of the specification. Pools of a platform's other offers are read by their ids.
  'GET /data-pool': async () =>
    ok((await listPools()).filter(({ dataPoolId }) => offerOfPool(dataPoolId) === 'records')),
  // An array of one: the specification's clients use its first item.
  'GET /data-pool/{dataPoolId}': async ({ path }) => {
    const dataPoolId = parsePoolId(path.dataPoolId);
    const pool = dataPoolId && (await findPool(dataPoolId));
    if (!pool) throw notFound('This data pool');
    return ok([pool]);
  },
  'GET /data-pool/{dataPoolId}/table': async ({ path }) => {
    const dataPoolId = parsePoolId(path.dataPoolId);
    if (!dataPoolId) throw notFound('This data pool');
    return ok(await readPoolTable(dataPoolId));
  },
});
