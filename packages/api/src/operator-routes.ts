/** The routes of the operators' console and of `npm run operate`. No answer contains a participant's data. */

import { auditRoutes } from './route/operator/audit.ts';
import { bookRoutes } from './route/operator/book.ts';
import { chainRoutes } from './route/operator/chain.ts';
import { deadLetterRoutes } from './route/operator/dead-letter.ts';
import { executionRoutes } from './route/operator/execution.ts';
import { recheckRoutes } from './route/operator/recheck.ts';
import { recordRoutes } from './route/operator/record.ts';
import { reviewRoutes } from './route/operator/review.ts';
import { workflowRoutes } from './route/operator/workflow.ts';
import type { RouteSchema } from './schema/route-schema.ts';

export const operatorRoutes = {
  ...workflowRoutes,
  ...executionRoutes,
  ...deadLetterRoutes,
  ...recordRoutes,
  ...bookRoutes,
  ...chainRoutes,
  ...reviewRoutes,
  ...recheckRoutes,
  ...auditRoutes,
} as const satisfies Record<string, RouteSchema>;
