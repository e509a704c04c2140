/** The API's own description. */
import { z } from 'zod';
import type { RouteSchema } from '../schema/route-schema.ts';

export const openApiRoutes = {
  'GET /openapi.json': {
    summary: 'This API as an OpenAPI 3.1 document, for programs.',
    answers: {
      200: z.looseObject({ openapi: z.string() }).describe('The document, as in docs/openapi.json.'),
    },
    errors: [],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
