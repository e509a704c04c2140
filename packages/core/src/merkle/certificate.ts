/** Says what certifies an upload, and checks it with nothing but itself and a root; runs in a browser too. */
import { z } from 'zod';
import { fromHex, type Hash, sameHash } from './hash.ts';
import { claimedLeaf, leafHash } from './leaf.ts';
import { verifyProof } from './verify.ts';

const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);

export const certificateSchema = z.object({
  format: z.literal('cgdx-certificate/1'),
  chainId: z.number().int(),
  /** Address of the Marketplace: 0x and 40 hex digits. */
  marketplace: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  /** Of the one that the leaf was made for, if its tree was taken over by `marketplace`. */
  origin: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  dataPoolId: z.string(),
  uploadHash: hex32,
  /** Whole number, 0 to 10. */
  quality: z.number().int(),
  /** Whole number, 1 to 10. */
  multiplier: z.number().int(),
  /** The reward was had when this was written: `leaf` is the flipped one. */
  claimed: z.boolean(),
  leaf: hex32,
  index: z.number().int(),
  /** Leaves of the tree whose root is `root`. */
  size: z.number().int(),
  /** Siblings from the leaf up. */
  proof: z.array(hex32),
  root: hex32,
  /** The transaction that made `root` the root, and its block. */
  transactionHash: hex32,
  blockNumber: z.number().int(),
});
export type Certificate = z.infer<typeof certificateSchema>;

export type CertificateFault = 'leaf' | 'proof';

/** The leaf that the certificate's own words make. */
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
 * What is wrong with a certificate: its leaf is of another upload, or its proof does not lead to its root. Nothing
 * where it holds; that the chain ever had this root is for the transaction to show.
 */
export function faultOfCertificate(certificate: Certificate): CertificateFault | undefined {
  const leaf = fromHex(certificate.leaf);
  if (!sameHash(certifiedLeaf(certificate), leaf)) return 'leaf';
  const { index, size, proof, root } = certificate;
  const holds = verifyProof({ leaf, index, size, siblings: proof.map(fromHex) }, fromHex(root));
  return holds ? undefined : 'proof';
}
