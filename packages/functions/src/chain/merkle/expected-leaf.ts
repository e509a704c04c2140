/** Computes the leaf that is appended from the upload's data; the log's leaf must equal it. */
import type { Hash } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf, leafHash } from '@cgdx/core/merkle/leaf.ts';
import { chain } from '../../ground/links.ts';
import { bytesOfUploadHash, type LoggedLeaf, type NewLeaf } from './leaf-log.ts';

export function expectedLeaf(logged: NewLeaf & Pick<LoggedLeaf, 'origin'>): Hash {
  const { chainId, marketplace: ours } = chain();
  const marketplace = logged.origin ?? ours;
  const uploadHash = bytesOfUploadHash(logged.uploadHash);
  const leaf = leafHash({ ...logged, chainId, marketplace, uploadHash });
  return logged.isMarked ? claimedLeaf(leaf) : leaf;
}
