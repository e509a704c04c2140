/** Says what certifies an upload, and checks it with nothing but itself and a root; runs in a browser too. */
import { z } from 'zod';
import { fromHex, type Hash, sameHash } from './hash.ts';
import { claimedLeaf, leafHash } from './leaf.ts';
import { verifyProof } from './verify.ts';

const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

export const certificateSchema = z.object({
  format: z.literal('cgdx-certificate/1').describe('The layout of this certificate.'),
  chainId: z.number().int().describe('Of the chain that has the root.'),
  marketplace: address.describe('Address of the Marketplace: 0x and 40 hex digits.'),
  origin: address
    .optional()
    .describe('The one that the leaf was made for, if its tree was taken over by `marketplace`.'),
  dataPoolId: z.string().describe('The data pool.'),
  uploadHash: hex32.describe('The upload hash in hex.'),
  quality: z.number().int().describe('A whole number, 0 to 10.'),
  multiplier: z.number().int().describe('A whole number, 1 to 10.'),
  claimed: z.boolean().describe('The reward was had when this was written: `leaf` is the flipped one.'),
  leaf: hex32.describe('What the upload is in the tree.'),
  index: z.number().int().describe('Of the leaf, from the left.'),
  size: z.number().int().describe('Leaves of the tree whose root is `root`.'),
  proof: z.array(hex32).describe('Siblings from the leaf up.'),
  root: hex32.describe('The Merkle root.'),
  transactionHash: hex32.describe('The transaction that made `root` the root.'),
  blockNumber: z.number().int().describe('Its block.'),
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
