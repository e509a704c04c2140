/** Puts the rules and schedules of the wiring on the event bus, each with the function that handles it. */
import {
  type EventBridgeClient,
  PutRuleCommand,
  type PutRuleCommandInput,
  PutTargetsCommand,
} from '@aws-sdk/client-eventbridge';
import { rules, schedules } from '@cgdx/workflows/wiring/event.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';
import { eventBusName, fillLinks, functionArnOf, ruleNameOf } from '../../ground/name.ts';

export async function putRules(client: EventBridgeClient): Promise<void> {
  await Promise.all([
    ...Object.entries(rules).map(([name, { pattern, target }]) =>
      put(client, name, { EventPattern: JSON.stringify(fillLinks(pattern)) }, target),
    ),
    ...Object.entries(schedules).map(([name, { rate, target }]) =>
      put(client, name, { ScheduleExpression: rate }, target),
    ),
  ]);
}

async function put(
  client: EventBridgeClient,
  rule: string,
  when: Pick<PutRuleCommandInput, 'EventPattern' | 'ScheduleExpression'>,
  target: FunctionName,
): Promise<void> {
  const Name = ruleNameOf(rule);
  await client.send(new PutRuleCommand({ Name, EventBusName: eventBusName, State: 'ENABLED', ...when }));
  const { FailedEntries = [] } = await client.send(
    new PutTargetsCommand({
      Rule: Name,
      EventBusName: eventBusName,
      Targets: [{ Id: target, Arn: functionArnOf(target) }],
    }),
  );
  const [failed] = FailedEntries;
  if (failed !== undefined)
    throw new Error(`the rule ${Name} did not get its target: ${failed.ErrorMessage}`);
}
