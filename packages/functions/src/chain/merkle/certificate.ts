/** An upload's certificate, from the confirmed tree and the chain that holds its root. */
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { chain } from '../../ground/links.ts';
import { findLeaf, hexOfUploadHash } from './leaf-log.ts';
import { findProof } from './proof.ts';

/**
 * @param uploadHash base64 of 32 bytes
 * @returns undefined if there is no such upload, or the chain has not confirmed it yet
 */
export async function findCertificate(uploadHash: string): Promise<Certificate | undefined> {
  const [leaf, proof] = await Promise.all([findLeaf(uploadHash), findProof(uploadHash)]);
  if (!leaf || !proof) return undefined;
  const { chainId, marketplace } = chain();
  const { siblings, anchoredBy: _first, ...place } = proof;
  return {
    format: 'cgdx-certificate/1',
    chainId,
    marketplace,
    ...(leaf.origin !== undefined && { origin: leaf.origin }),
    dataPoolId: leaf.dataPoolId,
    uploadHash: hexOfUploadHash(uploadHash),
    quality: leaf.quality,
    multiplier: leaf.multiplier,
    ...place,
    proof: [...siblings],
  };
}
