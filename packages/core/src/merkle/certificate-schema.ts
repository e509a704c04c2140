/** The certificate of an upload. */
import { z } from 'zod';

const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

export const certificateSchema = z.object({
  format: z.literal('cgdx-certificate/1').describe('The layout of this certificate.'),
  chainId: z.number().int().describe('The id of the chain that has the root.'),
  marketplace: address.describe('The address of the contract Marketplace: 0x and 40 hex digits.'),
  origin: address
    .optional()
    .describe(
      'The contract that the leaf was made for, if `marketplace` took over the tree of an earlier contract.',
    ),
  dataPoolId: z.string().describe('The data pool.'),
  uploadHash: hex32.describe('The upload hash in hex.'),
  quality: z.number().int().describe('The quality, a whole number from 0 to 10.'),
  multiplier: z.number().int().describe('The multiplier of the reward, a whole number from 1 to 10.'),
  claimed: z
    .boolean()
    .describe(
      'True if the reward was already paid when the certificate was written, or the upload has none; `leaf` is then the claimed form.',
    ),
  leaf: hex32.describe('The leaf of the upload.'),
  index: z.number().int().describe('The index of the leaf, from the left.'),
  size: z.number().int().describe('The number of leaves of the tree with this root.'),
  proof: z.array(hex32).describe('The siblings on the path from the leaf to the root.'),
  root: hex32.describe('The Merkle root.'),
  transactionHash: hex32.describe('The transaction that published the root.'),
  blockNumber: z.number().int().describe('Its block.'),
});
export type Certificate = z.infer<typeof certificateSchema>;
