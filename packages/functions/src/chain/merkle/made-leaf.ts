/** Recomputes the leaf from the upload's data, which the log's leaf must equal. */
import type { Hash } from '@cgdx/core/merkle/hash.ts';
import { leafHash } from '@cgdx/core/merkle/leaf.ts';
import { chain } from '../../ground/links.ts';
import { bytesOfUploadHash, type LoggedLeaf } from './leaf-log.ts';

export function madeLeaf(logged: LoggedLeaf): Hash {
  const { chainId, marketplace: ours } = chain();
  const marketplace = logged.origin ?? ours;
  return leafHash({ ...logged, chainId, marketplace, uploadHash: bytesOfUploadHash(logged.uploadHash) });
}
