/** Formats the plan for a person: resources, public entries, calls between functions, permissions, retained data. */

import { publicEntries } from '../allow/public-entry.ts';
import { wildcards } from '../allow/wildcard.ts';
import { keepers } from '../check/retention.ts';
import { entriesOf } from '../read/entry.ts';
import { plannedFunctions } from '../read/planned-function.ts';
import { functionNamed, listOf, ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { bucketWords, permissionLines } from './permission-line.ts';
import { columns, type Section } from './section.ts';

/** Returns `s3 Bucket` for `aws:s3/bucket:Bucket`; undefined for resources that SST itself needs. */
const kindOf = (type: string): string | undefined => {
  const [provider, path = '', kind = ''] = type.split(':');
  if (provider === 'aws') return `${path.split('/')[0]} ${kind}`;
  return provider === 'sst' || provider === 'pulumi' ? undefined : `${provider} ${kind}`;
};

function resources(plan: Plan): Section {
  const counts = new Map<string, number>();
  for (const { type } of plan.resources) {
    const kind = kindOf(type);
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const rows = [...counts].sort(([a], [b]) => a.localeCompare(b));
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  return {
    heading: `Resources (${total})`,
    lines: columns(rows.map(([kind, count]) => [String(count).padStart(3), kind])),
  };
}

function routes(plan: Plan): Section {
  const rows = entriesOf(plan).map(({ name, access, functionName }) => {
    const who = {
      person: 'signed-in people',
      key: 'API keys',
      anyone: `anyone: ${publicEntries[name] ?? 'NOT ON THE LIST'}`,
    }[access];
    return [name, withoutStage(plan, functionName), who];
  });
  return { heading: `Routes (${rows.length})`, lines: columns(rows) };
}

const withoutStage = (plan: Plan, name: string): string => name.replace(`cgdx-${plan.stage}-`, '');

function rules(plan: Plan): Section {
  const targets = ofType(plan, 'aws:cloudwatch/eventTarget:EventTarget');
  const rows = ofType(plan, 'aws:cloudwatch/eventRule:EventRule').map(({ inputs }) => {
    const target = targets.find((each) => each.inputs.rule === inputs.name);
    const pattern = recordOf(JSON.parse(textOf(inputs.eventPattern) || '{}'));
    const when = textOf(inputs.scheduleExpression) || listOf(pattern['detail-type']).join(', ');
    const fn = functionNamed(plan, textOf(target?.inputs.arn));
    const letters = textOf(recordOf(target?.inputs.deadLetterConfig).arn).split(':').at(-1) ?? '';
    return [
      withoutStage(plan, textOf(inputs.name)),
      when,
      `-> ${withoutStage(plan, textOf(fn?.inputs.name))}`,
      letters ? `dead letters: ${withoutStage(plan, letters)}` : 'NO DEAD LETTERS',
    ];
  });
  return { heading: `Rules and schedules (${rows.length})`, lines: columns(rows) };
}

function workflows(plan: Plan): Section {
  const rows = ofType(plan, 'aws:sfn/stateMachine:StateMachine').map(({ inputs }) => {
    const { StartAt, States } = recordOf(JSON.parse(textOf(inputs.definition)));
    const states = Object.keys(recordOf(States));
    return [
      withoutStage(plan, textOf(inputs.name)),
      textOf(inputs.type),
      `${states.length} states from ${textOf(StartAt)}`,
    ];
  });
  return { heading: `Workflows (${rows.length})`, lines: columns(rows) };
}

function functions(plan: Plan): Section {
  const lambdas = ofType(plan, 'aws:lambda/function:Function');
  const planned = plannedFunctions(plan).sort((a, b) => a.name.localeCompare(b.name));
  const lines = planned.flatMap(({ name, id, bytes, roleArn }) => {
    const inputs = lambdas.find((each) => each.name === `${id}Function`)?.inputs ?? {};
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    const processor = listOf(inputs.architectures).join();
    const limits = `${inputs.memorySize} MB, ${inputs.timeout} s, ${processor}, ${inputs.runtime}, code ${size}`;
    return [`${name}  (${limits})`, ...permissionLines(plan, roleArn).map((line) => `    ${line}`)];
  });
  return { heading: `Functions and their permissions (${planned.length})`, lines };
}

function kept(plan: Plan): Section {
  const buckets = bucketWords(plan);
  const rows = keepers(plan).map(({ type, name, inputs, protect, retainOnDelete }) => {
    const what = buckets[textOf(inputs.bucket)] ?? withoutStage(plan, textOf(inputs.name) || name);
    const how = [
      protect && 'protected',
      retainOnDelete && 'retained',
      inputs.deletionProtectionEnabled === true && 'deletion protection',
      inputs.deletionProtection === 'ACTIVE' && 'deletion protection',
      recordOf(inputs.pointInTimeRecovery).enabled === true && 'any moment of the last 35 days',
      type === 'aws:s3/bucket:Bucket' && inputs.forceDestroy !== true && 'never emptied',
    ].filter((word) => word !== false);
    return [kindOf(type) ?? '', what, how.join(', ') || 'deleted with the stage'];
  });
  return { heading: `Retained in ${plan.stage} (${rows.length})`, lines: columns(rows) };
}

function exceptions(): Section {
  const rows = Object.entries(wildcards).map(([owner, reason]) => [owner, reason]);
  return { heading: `Policies that name * (${rows.length})`, lines: columns(rows) };
}

export const summaryOf = (plan: Plan): readonly Section[] => [
  resources(plan),
  routes(plan),
  rules(plan),
  workflows(plan),
  functions(plan),
  exceptions(),
  kept(plan),
];
