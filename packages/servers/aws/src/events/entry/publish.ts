/** Finds the rules that an event matches and stores a delivery for each of their targets. */
import type { DatabaseSync } from 'node:sqlite';
import { addDelivery } from '../delivery/delivery-store.ts';
import { eventLeaves } from '../pattern/event-leaf.ts';
import { matchesPattern } from '../pattern/match-pattern.ts';
import { type EventPattern, parsePattern } from '../pattern/parse-pattern.ts';
import { listRules, listTargets, type Rule, ruleArn } from '../rule/rule-store.ts';
import { targetInput } from '../target/target-input.ts';

export interface Place {
  readonly database: DatabaseSync;
  readonly region: string;
  readonly accountId: string;
}

const defaultMaxAttempts = 185;
const defaultMaxAgeSeconds = 86_400;
const patternsKept = 1_000;

const patterns = new Map<string, EventPattern>();

function compiled(json: string): EventPattern {
  const known = patterns.get(json);
  if (known) return known;
  if (patterns.size >= patternsKept) patterns.clear();
  const pattern = parsePattern(json);
  patterns.set(json, pattern);
  return pattern;
}

/** Stores one delivery per target. */
export function fireRule(place: Place, rule: Rule, eventId: string, event: string, now: number): void {
  const arn = ruleArn(place.region, place.accountId, rule);
  for (const target of listTargets(place.database, rule)) {
    const { MaximumRetryAttempts, MaximumEventAgeInSeconds } = target.RetryPolicy ?? {};
    addDelivery(
      place.database,
      {
        eventId,
        ruleArn: arn,
        targetId: target.Id,
        targetArn: target.Arn,
        roleArn: target.RoleArn ?? rule.roleArn,
        deadLetterArn: target.DeadLetterConfig?.Arn,
        input: targetInput(target, { ruleArn: arn, ruleName: rule.name, event, ingestedAt: now }),
        maxAttempts: MaximumRetryAttempts ?? defaultMaxAttempts,
        maxAgeMs: (MaximumEventAgeInSeconds ?? defaultMaxAgeSeconds) * 1000,
      },
      now,
    );
  }
}

/** Publishes an event; an event for an unknown bus is dropped, as on AWS. Call it inside a transaction. */
export function publish(place: Place, bus: string, eventId: string, event: string, now: number): void {
  const leaves = eventLeaves(event);
  for (const rule of listRules(place.database, bus)) {
    if (rule.state === 'DISABLED' || rule.pattern === undefined) continue;
    if (matchesPattern(compiled(rule.pattern), leaves)) fireRule(place, rule, eventId, event, now);
  }
}
