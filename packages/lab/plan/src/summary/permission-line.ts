/** Formats a role's permissions, one line per resource: `cgdx-production-UploadTable: GetItem, Query`. */

import { statementsOfRole } from '../read/policy.ts';
import { ofType, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';

/** Returns `UploadTable indexes` for `arn:aws:dynamodb:region:account:table/cgdx-production-UploadTable/index/*`. */
function shortName(arn: string, stage: string, buckets: Readonly<Record<string, string>>): string {
  const [, , service, , , ...rest] = arn.split(':');
  const [first = '', ...below] = rest.join(':').split('/');
  const name = [buckets[first] ?? first, ...below]
    .join('/')
    .replace(/^(table|key|stateMachine|event-bus|log-group)[:/]/, '')
    .replace(`cgdx-${stage}-`, '')
    .replace(/\/index\/\*$/, ' (indexes)')
    .replace(/\/\*$/, ' (objects)');
  if (arn === '*') return 'traces';
  return service === 'logs' ? 'its log' : name;
}

/** Returns the wiring's names of buckets, whose own names end in random letters. */
export const bucketWords = (plan: Plan): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ofType(plan, 'aws:s3/bucket:Bucket').map(({ name, inputs }) => [
      textOf(inputs.bucket),
      name.replace(/Bucket$/, ''),
    ]),
  );

export function permissionLines(plan: Plan, roleArn: string): string[] {
  const buckets = bucketWords(plan);
  const actions = new Map<string, Set<string>>();
  for (const statement of statementsOfRole(plan, roleArn)) {
    for (const resource of statement.resources) {
      const name = shortName(resource, plan.stage, buckets);
      const known = actions.get(name) ?? new Set<string>();
      for (const action of statement.actions) known.add(action.split(':')[1] ?? action);
      actions.set(name, known);
    }
  }
  return [...actions]
    .filter(([name]) => name !== 'its log')
    .map(([name, allowed]) => `${name}: ${[...allowed].join(', ')}`);
}
