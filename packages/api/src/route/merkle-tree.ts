/** Proofs that uploads are in the tree. */
import { certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import { z } from 'zod';
import { uploadHash, uploadHashInPath } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const certificate = certificateSchema.register(z.globalRegistry, {
  id: 'Certificate',
  description:
    'The upload’s certificate (`core/src/merkle/certificate.ts`); `uploadHash` in 0x hex; `origin` is the market that the leaf was made for, if `marketplace` took its tree over.',
});

const head = z.object({
  size: z.number().int().nonnegative().describe('The number of uploads in the tree.'),
  root: z.string().describe('The tree’s root, 32 bytes in 0x hex, as it is on the chain.'),
  firstUploadHash: uploadHash
    .optional()
    .describe(
      'The upload at its first leaf, whose proof anyone may look at; absent while the tree is empty.',
    ),
  leaves: z
    .array(z.string())
    .optional()
    .describe(
      'As they were appended, 32 bytes in 0x hex each, at most 250; absent unless they are asked for.',
    ),
});

export const merkleTreeRoutes = {
  'GET /merkle-tree': {
    summary:
      'Says how many uploads the tree holds, and its root: figures that anyone can check on the chain. Tells the leaves too, of which the events of the chain alone make every root that there ever was.',
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
