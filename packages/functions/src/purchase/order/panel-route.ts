/** Panels: the uploads of a pool at the end of a day, to read before they are ordered. */
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { notFound, ok, type Request } from '../../ground/caller/api.ts';
import { findPool } from '../../pool/pool.ts';
import { changesBetween, lastPanelDay, panelIdOf, readPanel } from './panel.ts';
import { availabilityOf } from './panel-availability.ts';

async function read({
  person,
  path,
  query,
}: Request<'GET /data-pool/{poolId}/panels/{day}' | 'GET /v1/pools/{poolId}/panels/{day}'>) {
  const dataPoolId = parsePoolId(path.poolId);
  const pool = dataPoolId && (await findPool(dataPoolId));
  if (!pool) throw notFound('This data pool');
  const panel = await readPanel(pool.dataPoolId, path.day === 'latest' ? lastPanelDay() : path.day);
  const before = query.since === undefined ? undefined : await readPanel(pool.dataPoolId, query.since);
  const { uploads, gone } = await availabilityOf(person.sub, panel);
  const { day, version, uploadHashes } = panel;
  return ok({
    ...{ panelId: panelIdOf(panel), dataPoolId: pool.dataPoolId, day, version, count: uploadHashes.length },
    uploads: uploads.map(({ uploadHash, quality, yours }) => ({
      ...{ uploadHash, quality, yours },
      priceWei: String(uploadPriceWei(quality, pointPriceWei(pool))),
    })),
    gone: [...gone],
    ...(before && { changes: changesBetween(before, panel) }),
  });
}

export const panelHandlers = {
  'GET /data-pool/{poolId}/panels/{day}': read,
  'GET /v1/pools/{poolId}/panels/{day}': read,
};
