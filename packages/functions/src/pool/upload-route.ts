/** A person's uploads, and a pool's uploads. */
import { mostListed } from '@cgdx/api/route/upload.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cgdxOfWei } from '@cgdx/core/pricing/amount.ts';
import { uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { api, assertIsCaller, notFound, ok, type Request } from '../ground/caller/api.ts';
import { parseUploadHash } from '../ground/caller/upload-hash.ts';
import { boughtUploads } from './access.ts';
import { findPool } from './pool.ts';
import { findUpload, type Upload, uploadsOfPerson, uploadsOfPool } from './upload.ts';

const toOwnUpload = (upload: Upload) => ({
  uploadHash: upload.uploadHash,
  dataQualityScore: upload.quality,
  rewardClaimed: upload.rewardState === 'claimed',
  dataPoolId: upload.dataPoolId,
  timestamp: upload.createdAt,
  rewardState: upload.rewardState,
  rewardWei: upload.rewardWei,
  contributionId: upload.contributionId,
  leafIndex: upload.leafIndex,
  root: upload.root,
  transactionHash: upload.transactionHash,
  payoutId: upload.payoutId,
  withdrawnAt: upload.withdrawnAt,
});

/** The list leaves out the contributors. */
async function listPool({
  person,
  path,
  query,
}: Request<'GET /upload/datapool/{poolId}' | 'GET /v1/pools/{poolId}/uploads'>) {
  const dataPoolId = parsePoolId(path.poolId);
  const pool = dataPoolId && (await findPool(dataPoolId));
  if (!pool) throw notFound('This data pool');
  const last = query.after === undefined ? undefined : await findUpload(parseUploadHash(query.after));
  if (query.after !== undefined && last?.dataPoolId !== pool.dataPoolId) throw notFound('The upload before');
  const [uploads, bought] = await Promise.all([
    uploadsOfPool(pool.dataPoolId, mostListed, last),
    boughtUploads(person.sub),
  ]);
  const standing = ({ userSub, uploadHash }: Upload) => {
    if (userSub === person.sub) return 'contributed' as const;
    return bought.has(uploadHash) ? ('bought' as const) : undefined;
  };
  return ok(
    uploads.map((upload) => ({
      uploadHash: upload.uploadHash,
      dataQualityScore: upload.quality,
      price: cgdxOfWei(uploadPriceWei(upload.quality, pointPriceWei(pool))),
      dataPoolId: pool.dataPoolId,
      timestamp: upload.createdAt,
      records: upload.records,
      firstDay: upload.firstDay,
      lastDay: upload.lastDay,
      kinds: upload.kinds,
      columns: upload.columns,
      languages: upload.languages,
      yours: standing(upload),
    })),
  );
}

export const handler = api({
  'GET /upload/{username}': async ({ person, path }) => {
    assertIsCaller(person, path.username);
    return ok((await uploadsOfPerson(person.sub)).map(toOwnUpload));
  },
  'GET /upload/datapool/{poolId}': listPool,
  'GET /v1/pools/{poolId}/uploads': listPool,
});
