/** The certificate of an upload. */
import { z } from 'zod';

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
  claimed: z
    .boolean()
    .describe(
      'True if the reward was already paid when the certificate was written, or the upload has none; `leaf` is then the claimed form.',
    ),
  leaf: hex32.describe('What the upload is in the tree.'),
  index: z.number().int().describe('Of the leaf, from the left.'),
  size: z.number().int().describe('Leaves of the tree whose root is `root`.'),
  proof: z.array(hex32).describe('Siblings from the leaf up.'),
  root: hex32.describe('The Merkle root.'),
  transactionHash: hex32.describe('The transaction that made `root` the root.'),
  blockNumber: z.number().int().describe('Its block.'),
});
export type Certificate = z.infer<typeof certificateSchema>;
