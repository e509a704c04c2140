/** Stores rules and their targets. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import type { Tags } from '../bus/bus-store.ts';
import { defaultBus } from '../bus/bus-store.ts';
import type { Target } from '../target/target.ts';
import { notFound } from '../wire/event-fault.ts';

export const ruleStates = ['ENABLED', 'DISABLED', 'ENABLED_WITH_ALL_CLOUDTRAIL_MANAGEMENT_EVENTS'] as const;
export type RuleState = (typeof ruleStates)[number];

export interface Rule {
  readonly bus: string;
  readonly name: string;
  readonly description: string | undefined;
  /** JSON text, as given. */
  readonly pattern: string | undefined;
  readonly schedule: string | undefined;
  readonly state: RuleState;
  readonly roleArn: string | undefined;
  readonly tags: Tags;
  /** Unix ms at which the schedule fires next. */
  readonly nextAt: number | undefined;
}

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? undefined);
const row = z.object({
  bus: z.string(),
  name: z.string(),
  description: text,
  pattern: text,
  schedule: text,
  state: z.enum(ruleStates),
  role_arn: text,
  tags: z.string(),
  next_at: z.number().nullable(),
});

function ruleOf(found: Record<string, SQLOutputValue>): Rule {
  const { role_arn, next_at, tags, ...rest } = row.parse(found);
  return { ...rest, roleArn: role_arn, nextAt: next_at ?? undefined, tags: JSON.parse(tags) as Tags };
}

export function putRule(database: DatabaseSync, rule: Rule): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO rule (bus, name, description, pattern, schedule, state, role_arn, tags, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      rule.bus,
      rule.name,
      rule.description ?? null,
      rule.pattern ?? null,
      rule.schedule ?? null,
      rule.state,
      rule.roleArn ?? null,
      JSON.stringify(rule.tags),
      rule.nextAt ?? null,
    );
}

export function findRule(database: DatabaseSync, bus: string, name: string): Rule | undefined {
  const found = database.prepare('SELECT * FROM rule WHERE bus = ? AND name = ?').get(bus, name);
  return found && ruleOf(found);
}

/** Throws ResourceNotFoundException. */
export function getRule(database: DatabaseSync, bus: string, name: string): Rule {
  const rule = findRule(database, bus, name);
  if (!rule) throw notFound(`Rule ${name} does not exist on EventBus ${bus}.`);
  return rule;
}

export function listRules(database: DatabaseSync, bus: string): Rule[] {
  return database.prepare('SELECT * FROM rule WHERE bus = ? ORDER BY name').all(bus).map(ruleOf);
}

export function scheduledRules(database: DatabaseSync): Rule[] {
  return database
    .prepare("SELECT * FROM rule WHERE next_at IS NOT NULL AND state <> 'DISABLED' ORDER BY next_at")
    .all()
    .map(ruleOf);
}

export function deleteRule(database: DatabaseSync, bus: string, name: string): void {
  database.prepare('DELETE FROM rule WHERE bus = ? AND name = ?').run(bus, name);
}

export function putTarget(database: DatabaseSync, rule: Rule, target: Target): void {
  database
    .prepare('INSERT OR REPLACE INTO target (bus, rule, id, json) VALUES (?, ?, ?, ?)')
    .run(rule.bus, rule.name, target.Id, JSON.stringify(target));
}

export function listTargets(database: DatabaseSync, rule: Rule): Target[] {
  return database
    .prepare('SELECT json FROM target WHERE bus = ? AND rule = ? ORDER BY id')
    .all(rule.bus, rule.name)
    .map(({ json }) => JSON.parse(String(json)) as Target);
}

export function deleteTarget(database: DatabaseSync, rule: Rule, id: string): void {
  database.prepare('DELETE FROM target WHERE bus = ? AND rule = ? AND id = ?').run(rule.bus, rule.name, id);
}

/** Returns the rule's ARN, which contains the bus unless it is the default one. */
export const ruleArn = (region: string, accountId: string, rule: Pick<Rule, 'bus' | 'name'>): string =>
  `arn:aws:events:${region}:${accountId}:rule/${rule.bus === defaultBus ? '' : `${rule.bus}/`}${rule.name}`;
