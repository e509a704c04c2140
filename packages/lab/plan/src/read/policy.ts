/** Reads every policy document of the plan as plain statements. */
import type { Plan } from '../run/plan.ts';
import type { Resource } from '../run/program.ts';
import { listOf, recordOf, textOf } from './resource.ts';

export interface Statement {
  /** The resource that the policy belongs to or is attached to. */
  readonly owner: string;
  /** `trust`: who may assume a role. `resource`: who may use the resource. `identity`: what the role may do. */
  readonly kind: 'trust' | 'resource' | 'identity';
  readonly effect: string;
  /** `Service:lambda.amazonaws.com`, `AWS:arn:...`, `*`. */
  readonly principals: readonly string[];
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions: Readonly<Record<string, unknown>>;
}

const several = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);

function principalsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(recordOf(value)).flatMap(([kind, names]) =>
    several(names).map((name) => (kind === '*' || name === '*' ? '*' : `${kind}:${name}`)),
  );
}

function statementsOf(owner: string, kind: Statement['kind'], document: unknown): Statement[] {
  const parsed = recordOf(typeof document === 'string' ? JSON.parse(document) : document);
  return listOf(parsed.Statement).map((each) => {
    const { Effect, Principal, Action, Resource: resources, Condition } = recordOf(each);
    return {
      owner,
      kind,
      effect: textOf(Effect),
      principals: principalsOf(Principal),
      actions: several(Action),
      resources: several(resources),
      conditions: recordOf(Condition),
    };
  });
}

const resourcePolicies = [
  'aws:kms/keyPolicy:KeyPolicy',
  'aws:sqs/queuePolicy:QueuePolicy',
  'aws:s3/bucketPolicy:BucketPolicy',
  'aws:sns/topicPolicy:TopicPolicy',
];

function policiesOf({ type, name, inputs }: Resource): Statement[] {
  if (type === 'aws:iam/role:Role') {
    const inline = listOf(inputs.inlinePolicies).map((each) => recordOf(each).policy);
    return [
      ...statementsOf(name, 'trust', inputs.assumeRolePolicy),
      ...inline.flatMap((policy) => statementsOf(name, 'identity', policy)),
    ];
  }
  if (type === 'aws:iam/rolePolicy:RolePolicy') {
    return statementsOf(textOf(inputs.role) || name, 'identity', inputs.policy);
  }
  if (type === 'aws:iam/policy:Policy') return statementsOf(name, 'identity', inputs.policy);
  return resourcePolicies.includes(type) ? statementsOf(name, 'resource', inputs.policy) : [];
}

export const allStatements = (plan: Plan): readonly Statement[] => plan.resources.flatMap(policiesOf);

/** Returns what a function's role may do. */
export function statementsOfRole(plan: Plan, roleArn: string): readonly Statement[] {
  const roleName = roleArn.split('/').at(-1);
  const role = plan.resources.find(
    ({ type, inputs }) => type === 'aws:iam/role:Role' && inputs.name === roleName,
  );
  const owners = new Set([role?.name, roleName]);
  return allStatements(plan).filter(({ kind, owner }) => kind === 'identity' && owners.has(owner));
}
