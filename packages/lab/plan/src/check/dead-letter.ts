/** Checks that no event is lost: every asynchronous path ends in a queue that an operator sees. */

import { allStatements, statementsOfRole } from '../read/policy.ts';
import { functionNamed, ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('dead letter');

/** Returns the function's own queue, for events that it accepted but could not handle. */
function failureQueue(plan: Plan, functionName: string): string {
  const config = ofType(plan, 'aws:lambda/functionEventInvokeConfig:FunctionEventInvokeConfig').find(
    ({ inputs }) => inputs.functionName === functionName,
  );
  return textOf(recordOf(recordOf(config?.inputs.destinationConfig).onFailure).destination);
}

export function checkDeadLetters(plan: Plan): Finding[] {
  const queues = new Set(ofType(plan, 'aws:sqs/queue:Queue').map(({ outputs }) => textOf(outputs.arn)));
  const watched = new Set(
    ofType(plan, 'aws:cloudwatch/metricAlarm:MetricAlarm').map(({ inputs }) =>
      textOf(recordOf(inputs.dimensions).QueueName),
    ),
  );
  const statements = allStatements(plan);
  return ofType(plan, 'aws:cloudwatch/eventTarget:EventTarget').flatMap(({ name, inputs }) => {
    const findings: Finding[] = [];
    const queue = textOf(recordOf(inputs.deadLetterConfig).arn);
    if (!queues.has(queue)) {
      findings.push(found(`${name} has no dead-letter queue: events that cannot be delivered are lost.`));
    } else {
      const rule = ofType(plan, 'aws:cloudwatch/eventRule:EventRule').find(
        (each) => each.inputs.name === inputs.rule,
      );
      const mayPut = statements.some(
        ({ kind, resources, conditions }) =>
          kind === 'resource' &&
          resources.includes(queue) &&
          JSON.stringify(conditions).includes(textOf(rule?.outputs.arn)),
      );
      if (!mayPut) findings.push(found(`${name} may not send to its dead-letter queue.`));
      if (!watched.has(queue.split(':').at(-1) ?? '')) findings.push(found(`No alarm watches ${queue}.`));
    }
    const fn = functionNamed(plan, textOf(inputs.arn));
    const functionName = textOf(fn?.inputs.name);
    const failures = failureQueue(plan, functionName);
    if (!queues.has(failures)) {
      return [
        ...findings,
        found(`${functionName} has no dead-letter queue: events that it cannot handle are lost.`),
      ];
    }
    const maySend = statementsOfRole(plan, textOf(fn?.inputs.role)).some(
      ({ actions, resources }) => actions.includes('sqs:SendMessage') && resources.includes(failures),
    );
    return maySend
      ? findings
      : [...findings, found(`${functionName} may not send to its dead-letter queue ${failures}.`)];
  });
}
