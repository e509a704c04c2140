/** Proofs that uploads are in the tree, for anyone: `core/merkle/certificate.ts` checks them in a browser. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { notFound, ok, publicApi } from '../../ground/caller/api.ts';
import { parseUploadHash } from '../../ground/caller/upload-hash.ts';
import { findCertificate } from './certificate.ts';
import { readHead } from './head.ts';
import { findLeaf, readLeaves } from './leaf-log.ts';

/** The most leaves in one answer. */
const mostLeaves = 250;

export const handler = publicApi({
  'GET /merkle-tree': async ({ query: { leavesFrom } }) => {
    const { size, root } = await readHead();
    const [first] = await readLeaves(0, Math.min(size, 1));
    const from = Number(leavesFrom);
    const leaves = leavesFrom && (await readLeaves(from, Math.min(size, from + mostLeaves)));
    return ok({
      ...{ size, root },
      ...(first && { firstUploadHash: first.uploadHash }),
      ...(leaves && { leaves: leaves.map(({ leaf }) => leaf) }),
    });
  },
  'GET /merkle-tree/{uploadHash}': async ({ path }) => {
    const uploadHash = parseUploadHash(path.uploadHash);
    const certificate = await findCertificate(uploadHash);
    if (certificate) return ok(certificate);
    if (!(await findLeaf(uploadHash))) throw notFound('This upload');
    throw new MarketError('conflict', 'NotAnchoredYet', 'This upload is not on the chain yet.', {
      advice: 'It is being published: ask again in a minute.',
    });
  },
});
