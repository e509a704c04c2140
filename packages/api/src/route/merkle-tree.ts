/** Proofs that uploads are in the tree. */
import { certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import { z } from 'zod';
import { uploadHashInPath } from '../field.ts';
import type { RouteSchema } from '../route.ts';

const certificate = certificateSchema.register(z.globalRegistry, {
  id: 'Certificate',
  description:
    'The upload’s certificate (`core/merkle/certificate.ts`); `uploadHash` in 0x hex; `origin` is the market that the leaf was made for, if `marketplace` took its tree over.',
});

export const merkleTreeRoutes = {
  'GET /merkle-tree/{uploadHash}': {
    summary:
      'Proves that an upload is in the tree whose root is on the chain; 409 before that root is confirmed.',
    path: z.object({ uploadHash: uploadHashInPath }),
    answers: { 200: certificate },
    errors: ['InvalidUploadHash', 'NotFound', 'NotAnchoredYet'],
    provedBy: 'e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
