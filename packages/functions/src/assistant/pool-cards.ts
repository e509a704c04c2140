/** Puts what a pool has to sell now beside its record: the number of uploads, and the best of them. */
import type { Card } from '@cgdx/core/catalogue/answer/card.ts';
import { poolLink } from '@cgdx/core/catalogue/pool-record.ts';
import { type PlatformId, platformName } from '@cgdx/core/pool/platform-id.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cgdx } from '@cgdx/core/pricing/amount.ts';
import { uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { findPool } from '../pool/pool.ts';
import { uploadsOfPool } from '../pool/upload.ts';

const mostLooked = 200;
const mostShown = 2;

/** Returns a hash shortened as on the pages. */
function shortHash(uploadHash: string): string {
  const hex = Buffer.from(uploadHash, 'base64').toString('hex');
  return `0x${hex.slice(0, 4)}…${hex.slice(-4)}`;
}

/** @returns the pool's card with what is for sale, and a card for each of its best uploads */
export async function poolCards(card: Card, poolId: PlatformId, siteUrl: string): Promise<Card[]> {
  const [pool, uploads] = await Promise.all([findPool(poolId), uploadsOfPool(poolId, mostLooked)]);
  const link = poolLink(siteUrl, poolId);
  if (!pool?.availableForPurchase || uploads.length === 0) {
    return [
      { ...card, dataPoolId: poolId, link, description: `Nothing is for sale yet. ${card.description}` },
    ];
  }
  const best = uploads.toSorted((a, b) => b.quality - a.quality).slice(0, mostShown);
  const isAll = uploads.length < mostLooked;
  const among = isAll ? 'uploads' : `among the newest ${mostLooked} uploads`;
  const count = isAll ? String(uploads.length) : `${mostLooked} and more`;
  return [
    {
      ...card,
      dataPoolId: poolId,
      link,
      description: `${count} ${uploads.length === 1 ? 'upload' : 'uploads'} for sale. ${card.description}`,
    },
    ...best.map(
      ({ uploadHash, quality, createdAt }): Card => ({
        kind: 'upload',
        title: `${platformName(poolId)} upload ${shortHash(uploadHash)} of quality ${quality}`,
        link: `${link}?hash=${encodeURIComponent(uploadHash)}`,
        description: `A masked dataset of one person, contributed on ${createdAt.slice(0, 10)}, for ${cgdx(uploadPriceWei(quality, pointPriceWei(pool)))}.`,
        licence: card.licence,
        dataPoolId: poolId,
        uploadHash,
        reasons: [`One of the best ${among} of the ${platformName(poolId)} data pool.`],
      }),
    ),
  ];
}
