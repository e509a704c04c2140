/** Checks an upload's certificate by its own content; also runs in browsers. */
import type { Certificate } from './certificate-schema.ts';
import { fromHex, type Hash, sameHash } from './hash.ts';
import { claimedLeaf, leafHash } from './leaf.ts';
import { verifyProof } from './verify.ts';

export type { Certificate } from './certificate-schema.ts';

export type CertificateFault = 'leaf' | 'proof';

/** Computes the leaf from the certificate's data. */
export function certifiedLeaf(certificate: Certificate): Hash {
  const { origin, marketplace, uploadHash } = certificate;
  const leaf = leafHash({
    ...certificate,
    marketplace: origin ?? marketplace,
    uploadHash: fromHex(uploadHash),
  });
  return certificate.claimed ? claimedLeaf(leaf) : leaf;
}

/**
 * Returns the fault of a certificate: the leaf does not match its data, or the proof does not lead to its root.
 * Returns undefined if the certificate is valid; whether the chain ever had the root is shown only by the transaction.
 */
export function faultOfCertificate(certificate: Certificate): CertificateFault | undefined {
  const leaf = fromHex(certificate.leaf);
  if (!sameHash(certifiedLeaf(certificate), leaf)) return 'leaf';
  const { index, size, proof, root } = certificate;
  const holds = verifyProof({ leaf, index, size, siblings: proof.map(fromHex) }, fromHex(root));
  return holds ? undefined : 'proof';
}
