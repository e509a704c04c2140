/** The checks that a plan must pass. */

import type { Plan } from '../run/plan.ts';
import { checkDeadLetters } from './dead-letter.ts';
import { checkDrift } from './drift.ts';
import type { Finding } from './finding.ts';
import { checkNeeds } from './need.ts';
import { checkPages } from './page.ts';
import { checkPermissions } from './permission.ts';
import { checkPolicies } from './policy.ts';
import { checkRetention } from './retention.ts';
import { checkRoutes } from './route.ts';
import { checkRules } from './rule.ts';
import { checkTables } from './table.ts';
import { checkWorkflows } from './workflow.ts';

/** The checks, by a sentence about what they verify. */
export const checks: Readonly<Record<string, (plan: Plan) => readonly Finding[]>> = {
  'every state of every workflow is defined and can be reached': checkWorkflows,
  'every rule matches an event that is sent': checkRules,
  'nothing is public that is not on the list': checkRoutes,
  'pages may contact the hosts that they call, and no others': checkPages,
  'no permission is wider than necessary': checkPolicies,
  'every function has the permissions for calls in its code, and uses all its links': checkPermissions,
  'every function may change exactly what its code changes': checkNeeds,
  'every asynchronous failure ends in a queue with an alarm': checkDeadLetters,
  'every key of every index is declared': checkTables,
  'production keeps its data, and any other stage can be removed': checkRetention,
  'the planned cloud equals the local one': checkDrift,
};

export const checkPlan = (plan: Plan): readonly Finding[] =>
  Object.values(checks).flatMap((check) => check(plan));
