/** Checks that a function's permissions for each table, bucket and workflow are those that its code needs. */
import { join } from 'node:path';
import type { Fn } from '@cgdx/workflows/wiring/function/fn.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { type CodeNeed, comparedActions, readCodeNeeds } from '../read/code-need.ts';
import { plannedFunctions } from '../read/planned-function.ts';
import { statementsOfRole } from '../read/policy.ts';
import { recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { repositoryRoot } from '../run/repository.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('need');

/** Granted actions, by link. */
export type Granted = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns a sentence for each missing action, and for each action that the code never needs */
export function differencesOfNeed(name: string, need: CodeNeed, granted: Granted): string[] {
  const links = new Set([...need.keys(), ...granted.keys()]);
  return [...links].flatMap((link) => {
    const needed = need.get(link) ?? new Set<string>();
    const may = new Set([...(granted.get(link) ?? [])].filter((action) => comparedActions.has(action)));
    return [
      ...[...needed]
        .filter((action) => !may.has(action))
        .map((action) => `${name} needs ${action} of ${link}, which is not granted.`),
      ...[...may]
        .filter((action) => !needed.has(action))
        .map((action) => `${name} may do ${action} to ${link}, but never does: remove the permission.`),
    ];
  });
}

/** A policy names a link's resource by its ARN, or by an ARN that ends with its name. */
function isOf(resource: string, value: unknown): boolean {
  const { name, arn } = recordOf(value);
  if (arn !== undefined) return resource === textOf(arn);
  const [, path = ''] = /^(?:arn:aws:s3:::|arn:aws:dynamodb:[^/]*:table\/)([^/]+)/.exec(resource) ?? [];
  return path !== '' && path === textOf(name);
}

export function checkNeeds(plan: Plan): Finding[] {
  const needOf = readCodeNeeds(join(repositoryRoot, 'packages/functions/src'));
  return plannedFunctions(plan).flatMap(({ name, roleArn, links }) => {
    const fn: Fn | undefined = functions[name as keyof typeof functions];
    if (!fn) return [];
    const statements = statementsOfRole(plan, roleArn);
    const granted = Object.entries(links).map(([link, value]) => {
      const about = statements.filter(({ resources }) => resources.some((each) => isOf(each, value)));
      return [link, new Set(about.flatMap(({ actions }) => actions))] as const;
    });
    return differencesOfNeed(name, needOf(fn.handler), new Map(granted)).map(found);
  });
}
