/** Put, remove and list the targets of rules. */
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { busNameOf, getBus } from '../bus/bus-store.ts';
import type { Place } from '../entry/publish.ts';
import { deleteTarget, getRule, listRules, listTargets, putTarget, type Rule } from '../rule/rule-store.ts';
import { checkTargets } from '../target/check-target.ts';
import { targetSchema } from '../target/target.ts';
import { busNameOrArn, check, pageLimit, ruleName } from '../wire/constraint.ts';
import { limitExceeded } from '../wire/event-fault.ts';
import { pageOf } from '../wire/page.ts';
import { call } from './call.ts';

const maxTargets = 5;
const nothingFailed = { FailedEntryCount: 0, FailedEntries: [] };

const ofRule = z.object({ Rule: z.string().optional(), EventBusName: z.string().optional() });
const paged = z.object({ Limit: z.number().optional(), NextToken: z.string().optional() });

function ruleNamed({ database }: Place, { Rule: name, EventBusName }: z.infer<typeof ofRule>): Rule {
  check(
    { path: 'rule', value: name, must: ruleName },
    { path: 'eventBusName', value: EventBusName, must: busNameOrArn },
  );
  const bus = getBus(database, busNameOf(EventBusName));
  return getRule(database, bus.name, name ?? '');
}

const putTargets = call(ofRule.extend({ Targets: z.array(targetSchema).optional() }), (host, input) => {
  const targets = checkTargets(input.Targets ?? []);
  const rule = ruleNamed(host, input);
  const ids = new Set([...listTargets(host.database, rule), ...targets].map(({ Id }) => Id));
  if (ids.size > maxTargets) throw limitExceeded();
  inTransaction(host.database, () => {
    for (const target of targets) putTarget(host.database, rule, target);
  });
  return nothingFailed;
});

const removeTargets = call(ofRule.extend({ Ids: z.array(z.string()).optional() }), (host, input) => {
  const rule = ruleNamed(host, input);
  for (const id of input.Ids ?? []) deleteTarget(host.database, rule, id);
  return nothingFailed;
});

const listTargetsByRule = call(ofRule.extend(paged.shape), (host, input) => {
  check({ path: 'limit', value: input.Limit, must: pageLimit });
  const rule = ruleNamed(host, input);
  const { items, ...more } = pageOf(listTargets(host.database, rule), input.Limit, input.NextToken);
  return { Targets: items, ...more };
});

const listRuleNamesByTarget = call(
  paged.extend({ TargetArn: z.string().optional(), EventBusName: z.string().optional() }),
  (host, { TargetArn, EventBusName, Limit, NextToken }) => {
    check(
      { path: 'targetArn', value: TargetArn, must: { required: true, min: 1, max: 1600 } },
      { path: 'limit', value: Limit, must: pageLimit },
    );
    const bus = getBus(host.database, busNameOf(EventBusName));
    const names = listRules(host.database, bus.name)
      .filter((rule) => listTargets(host.database, rule).some(({ Arn }) => Arn === TargetArn))
      .map(({ name }) => name);
    const { items, ...more } = pageOf(names, Limit, NextToken);
    return { RuleNames: items, ...more };
  },
);

export const targetCalls = {
  PutTargets: putTargets,
  RemoveTargets: removeTargets,
  ListTargetsByRule: listTargetsByRule,
  ListRuleNamesByTarget: listRuleNamesByTarget,
};
