/** Proofs that uploads are in the tree. */
import { certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import { z } from 'zod';
import { uploadHash, uploadHashInPath } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const certificate = certificateSchema.register(z.globalRegistry, {
  id: 'Certificate',
  description:
    'The upload’s certificate (`core/src/merkle/certificate.ts`); `uploadHash` in 0x hex; `origin` is the contract that the leaf was made for, if `marketplace` took over the tree of an earlier contract.',
});

const head = z.object({
  size: z.number().int().nonnegative().describe('The number of uploads in the tree.'),
  root: z.string().describe('The tree’s root, 32 bytes in 0x hex, as it is on the chain.'),
  firstUploadHash: uploadHash
    .optional()
    .describe(
      'The upload of the first leaf, as an example whose proof anyone may fetch; absent while the tree is empty.',
    ),
  leaves: z
    .array(z.string())
    .optional()
    .describe(
      'The leaves in the order in which they were appended, 32 bytes in 0x hex each, at most 250; absent without `leavesFrom`.',
    ),
});

export const merkleTreeRoutes = {
  'GET /merkle-tree': {
    summary:
      'The size and the root of the tree, which anyone can check on the chain. With `leavesFrom` also the leaves: from them and the contract’s events alone, every past root can be recomputed.',
    query: z.object({
      leavesFrom: z
        .string()
        .regex(/^\d{1,13}$/)
        .optional()
        .describe('The index of the first leaf to list; by default no leaves are listed.'),
    }),
    answers: { 200: head },
    errors: [],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /merkle-tree/{uploadHash}': {
    summary:
      'Proves that an upload is in the tree whose root is on the chain; 409 before that root is confirmed.',
    path: z.object({ uploadHash: uploadHashInPath }),
    answers: { 200: certificate },
    errors: ['InvalidUploadHash', 'NotFound', 'NotAnchoredYet'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
