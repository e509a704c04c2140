/** The public card of a pool, which names no upload. */
import { kindsOfOffer } from '@cgdx/core/export/dataset/offer-kind.ts';
import { profileKind } from '@cgdx/core/export/dataset/profile-kind.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { poolFigures } from '@cgdx/core/pool/card/pool-figures.ts';
import { offerOfPool, type PoolId, platformOfPool } from '@cgdx/core/pool/pool.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import type { StoredPool } from './pool.ts';
import { readPoolTable } from './pool-table.ts';
import { readTotal } from './pool-total.ts';
import { uploadsOfPool } from './upload.ts';

/** Returns the day of the pool's newest upload; undefined if it has none. */
export async function grewOn(dataPoolId: PoolId): Promise<string | undefined> {
  const [newest] = await uploadsOfPool(dataPoolId, 1);
  return newest?.createdAt.slice(0, 10);
}

/** Returns the columns of each kind of record that the pool sells. */
function columnsOf(dataPoolId: PoolId) {
  const offer = offerOfPool(dataPoolId);
  if (offer === 'profile') return [profileKind(0)];
  return kindsOfOffer(readers[platformOfPool(dataPoolId)].kinds, offer);
}

export async function readPoolCard(pool: StoredPool) {
  const { dataPoolId, dataPoolName, price, availableForPurchase } = pool;
  const [total, grew, table] = await Promise.all([
    readTotal(dataPoolId),
    grewOn(dataPoolId),
    readPoolTable(dataPoolId),
  ]);
  return {
    ...{ dataPoolId, dataPoolName, price, availableForPurchase, table },
    figures: poolFigures(total, pointPriceWei(pool)),
    grewOn: grew,
    columns: columnsOf(dataPoolId).map(({ kind, description, fields }) => ({
      kind,
      description,
      fields: fields.map(({ name, type, description: meaning }) => ({ name, type, meaning })),
    })),
  };
}
