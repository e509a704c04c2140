/** Operations that put, describe, list, enable, disable and delete rules. */
import { z } from 'zod';
import { busNameOf, defaultBus, getBus } from '../bus/bus-store.ts';
import type { Place } from '../entry/publish.ts';
import { InvalidEventPattern } from '../pattern/invalid-event-pattern.ts';
import { parsePattern } from '../pattern/parse-pattern.ts';
import {
  deleteRule,
  findRule,
  getRule,
  listRules,
  listTargets,
  putRule,
  type Rule,
  type RuleState,
  ruleArn,
  ruleStates,
} from '../rule/rule-store.ts';
import { parseSchedule } from '../schedule/schedule-expression.ts';
import { tagList, tagsOf } from '../tag/tag.ts';
import { busNameOrArn, check, pageLimit, ruleName } from '../wire/constraint.ts';
import { EventFault, limitExceeded, validationFault } from '../wire/event-fault.ts';
import { pageOf } from '../wire/page.ts';
import { call, type Host } from './call.ts';

/** AWS's quota of rules in this region. */
const maxRules = 300;

/** Throws InvalidEventPatternException. */
export function checkPattern(pattern: string): void {
  try {
    parsePattern(pattern);
  } catch (error) {
    if (!(error instanceof InvalidEventPattern)) throw error;
    throw new EventFault(
      'InvalidEventPatternException',
      `Event pattern is not valid. Reason: ${error.message}`,
    );
  }
}

const named = z.object({ Name: z.string().optional(), EventBusName: z.string().optional() });

/** Checks name and bus. Throws ResourceNotFoundException if the bus does not exist. */
function placeOf(
  { database }: Place,
  { Name, EventBusName }: z.infer<typeof named>,
): { bus: string; name: string } {
  check(
    { path: 'name', value: Name, must: ruleName },
    { path: 'eventBusName', value: EventBusName, must: busNameOrArn },
  );
  const bus = busNameOf(EventBusName);
  getBus(database, bus);
  return { bus, name: Name ?? '' };
}

/** Drops undefined fields: AWS omits them. */
const defined = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const shown = (place: Place, rule: Rule): object =>
  defined({
    Name: rule.name,
    Arn: ruleArn(place.region, place.accountId, rule),
    EventPattern: rule.pattern,
    State: rule.state,
    Description: rule.description,
    ScheduleExpression: rule.schedule,
    RoleArn: rule.roleArn,
    EventBusName: rule.bus,
  });

function checkSchedule(expression: string, bus: string): void {
  if (bus !== defaultBus) {
    throw validationFault('ScheduleExpression is supported only on the default event bus.');
  }
  if (!parseSchedule(expression)) throw validationFault('Parameter ScheduleExpression is not valid.');
}

const putRuleCall = call(
  named.extend({
    EventPattern: z.string().optional(),
    ScheduleExpression: z.string().optional(),
    State: z.string().optional(),
    Description: z.string().optional(),
    RoleArn: z.string().optional(),
    Tags: tagList.optional(),
  }),
  (host, input) => {
    const { bus, name } = placeOf(host, input);
    check(
      { path: 'eventPattern', value: input.EventPattern, must: { max: 4096 } },
      { path: 'scheduleExpression', value: input.ScheduleExpression, must: { max: 256 } },
      { path: 'description', value: input.Description, must: { max: 512 } },
      { path: 'state', value: input.State, must: { oneOf: ruleStates } },
    );
    const pattern = input.EventPattern || undefined;
    const schedule = input.ScheduleExpression || undefined;
    if (pattern === undefined && schedule === undefined) {
      throw validationFault('Parameter(s) EventPattern or ScheduleExpression must be specified.');
    }
    if (schedule !== undefined) checkSchedule(schedule, bus);
    if (pattern !== undefined) checkPattern(pattern);
    const before = findRule(host.database, bus, name);
    if (!before && listRules(host.database, bus).length >= maxRules) throw limitExceeded();
    const rule: Rule = {
      bus,
      name,
      description: input.Description,
      pattern,
      schedule,
      state: (input.State ?? 'ENABLED') as RuleState,
      roleArn: input.RoleArn,
      tags: before?.tags ?? tagsOf(input.Tags),
      // Putting the same rule again, as every start does, does not postpone its next run.
      nextAt:
        before?.schedule === schedule && before?.nextAt !== undefined
          ? before.nextAt
          : parseSchedule(schedule ?? '')?.(Date.now()),
    };
    putRule(host.database, rule);
    host.rescheduled();
    return { RuleArn: ruleArn(host.region, host.accountId, rule) };
  },
);

const describeRule = call(named, (host, input) => {
  const { bus, name } = placeOf(host, input);
  return { ...shown(host, getRule(host.database, bus, name)), CreatedBy: host.accountId };
});

const listRulesCall = call(
  z.object({
    NamePrefix: z.string().optional(),
    EventBusName: z.string().optional(),
    Limit: z.number().optional(),
    NextToken: z.string().optional(),
  }),
  (host, { NamePrefix: prefix = '', EventBusName, Limit, NextToken }) => {
    check({ path: 'limit', value: Limit, must: pageLimit });
    const { name: bus } = getBus(host.database, busNameOf(EventBusName));
    const found = listRules(host.database, bus).filter(({ name }) => name.startsWith(prefix));
    const { items, ...more } = pageOf(found, Limit, NextToken);
    return { Rules: items.map((rule) => shown(host, rule)), ...more };
  },
);

function switchRule(host: Host, input: z.infer<typeof named>, state: RuleState): object {
  const { bus, name } = placeOf(host, input);
  const rule = getRule(host.database, bus, name);
  const nextAt = state === 'ENABLED' ? parseSchedule(rule.schedule ?? '')?.(Date.now()) : rule.nextAt;
  putRule(host.database, { ...rule, state, nextAt: rule.state === state ? rule.nextAt : nextAt });
  host.rescheduled();
  return {};
}

const deleteRuleCall = call(named, (host, input) => {
  const { bus, name } = placeOf(host, input);
  const rule = findRule(host.database, bus, name);
  if (rule && listTargets(host.database, rule).length > 0) {
    throw validationFault("Rule can't be deleted since it has targets.");
  }
  deleteRule(host.database, bus, name);
  return {};
});

export const ruleCalls = {
  PutRule: putRuleCall,
  DescribeRule: describeRule,
  ListRules: listRulesCall,
  EnableRule: call(named, (host, input) => switchRule(host, input, 'ENABLED')),
  DisableRule: call(named, (host, input) => switchRule(host, input, 'DISABLED')),
  DeleteRule: deleteRuleCall,
};
