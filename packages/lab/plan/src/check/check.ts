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

/** The checks, by what they verify. */
export const checks: Readonly<Record<string, (plan: Plan) => readonly Finding[]>> = {
  'every state of every workflow is defined and can be reached': checkWorkflows,
  'every rule can be met by something that is sent': checkRules,
  'nothing is public that is not on the list': checkRoutes,
  'pages may contact what they call, and nothing else': checkPages,
  'nothing is allowed more widely than it must': checkPolicies,
  'every function may call what its code calls, and uses what it is linked to': checkPermissions,
  'every function may change what its code changes, and no more': checkNeeds,
  'whatever nobody waits for ends in a watched queue': checkDeadLetters,
  'every key of every index is declared': checkTables,
  'production keeps its data, and any other stage can be removed': checkRetention,
  'the planned cloud is the local one': checkDrift,
};

export const checkPlan = (plan: Plan): readonly Finding[] =>
  Object.values(checks).flatMap((check) => check(plan));
