/** The operators' console: the same calls for its pages and for `npm run operate`. No answer has a participant's data. */
import type { RouteSchema } from '../route.ts';
import { auditRoutes } from './operator/audit.ts';
import { bookRoutes } from './operator/book.ts';
import { chainRoutes } from './operator/chain.ts';
import { deadLetterRoutes } from './operator/dead-letter.ts';
import { executionRoutes } from './operator/execution.ts';
import { recheckRoutes } from './operator/recheck.ts';
import { recordRoutes } from './operator/record.ts';
import { workflowRoutes } from './operator/workflow.ts';
import { reviewRoutes } from './review.ts';

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
