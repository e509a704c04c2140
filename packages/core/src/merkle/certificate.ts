/** Checks an upload's certificate from its own content and a root; runs in a browser, too. */
import type { Certificate } from './certificate-schema.ts';
import { fromHex, type Hash, sameHash } from './hash.ts';
import { claimedLeaf, leafHash } from './leaf.ts';
import { verifyProof } from './verify.ts';

export type { Certificate } from './certificate-schema.ts';

export type CertificateFault = 'leaf' | 'proof';

/** Returns the leaf that the certificate's own data make. */
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
 * Returns what is wrong with a certificate: its leaf is of another upload, or its proof does not lead to its root.
 * Returns undefined if it is valid; only the transaction shows that the chain ever had this root.
 */
export function faultOfCertificate(certificate: Certificate): CertificateFault | undefined {
  const leaf = fromHex(certificate.leaf);
  if (!sameHash(certifiedLeaf(certificate), leaf)) return 'leaf';
  const { index, size, proof, root } = certificate;
  const holds = verifyProof({ leaf, index, size, siblings: proof.map(fromHex) }, fromHex(root));
  return holds ? undefined : 'proof';
}
