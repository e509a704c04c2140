/** Checks that every rule can fire: some event that is sent matches its pattern, and it may call its function. */
import { eventLeaves } from '@cgdx/aws/events/pattern/event-leaf.ts';
import { matchesPattern } from '@cgdx/aws/events/pattern/match-pattern.ts';
import { parsePattern } from '@cgdx/aws/events/pattern/parse-pattern.ts';
import { eventSource, marketEvents } from '@cgdx/workflows/wiring/event.ts';
import { functionNamed, ofType, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('rule');

/** Returns an example of every event that reaches the bus in this plan. */
function sentEvents(plan: Plan): string[] {
  const event = (source: string, type: string, detail: unknown): string =>
    JSON.stringify({
      version: '0',
      id: '0',
      'detail-type': type,
      source,
      account: '123456789012',
      time: '2026-11-20T00:00:00Z',
      region: 'ap-southeast-1',
      resources: [],
      detail,
    });
  const market = Object.entries(marketEvents).map(([type, detail]) => event(eventSource, type, detail));
  const objects = ofType(plan, 'aws:s3/bucketNotification:BucketNotification')
    .filter(({ inputs }) => inputs.eventbridge === true)
    .map(({ inputs }) =>
      event('aws.s3', 'Object Created', {
        version: '0',
        bucket: { name: inputs.bucket },
        object: { key: 'sub/pool/id/export.zip', size: 1, etag: 'e', 'version-id': 'v', sequencer: '0' },
        'request-id': 'r',
        requester: '123456789012',
        'source-ip-address': '127.0.0.1',
        reason: 'PutObject',
      }),
    );
  const executions = ofType(plan, 'aws:sfn/stateMachine:StateMachine').flatMap(({ outputs }) =>
    ['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'].map((status) =>
      event('aws.states', 'Step Functions Execution Status Change', {
        stateMachineArn: outputs.arn,
        status,
        name: 'n',
        input: '{}',
      }),
    ),
  );
  return [...market, ...objects, ...executions];
}

function isMet(pattern: string, events: readonly string[]): boolean {
  const parsed = parsePattern(pattern);
  return events.some((event) => matchesPattern(parsed, eventLeaves(event)));
}

export function checkRules(plan: Plan): Finding[] {
  const events = sentEvents(plan);
  const targets = ofType(plan, 'aws:cloudwatch/eventTarget:EventTarget');
  const permissions = ofType(plan, 'aws:lambda/permission:Permission');
  return ofType(plan, 'aws:cloudwatch/eventRule:EventRule').flatMap(({ name, inputs, outputs }) => {
    const findings: Finding[] = [];
    const pattern = textOf(inputs.eventPattern);
    try {
      if (pattern !== '' && !isMet(pattern, events)) {
        findings.push(found(`${name}: no event that is sent matches ${pattern}.`));
      }
    } catch (error) {
      findings.push(found(`${name}: ${error instanceof Error ? error.message : String(error)}`));
    }
    const target = targets.find((each) => each.inputs.rule === inputs.name);
    if (!target) return [...findings, found(`${name} calls nothing.`)];
    const fn = functionNamed(plan, textOf(target.inputs.arn));
    if (!fn) return [...findings, found(`${name} calls ${textOf(target.inputs.arn)}, which is not planned.`)];
    const allowed = permissions.some(
      (each) => each.inputs.function === fn.inputs.name && each.inputs.sourceArn === outputs.arn,
    );
    if (!allowed) findings.push(found(`${name} may not call ${textOf(fn.inputs.name)}.`));
    return findings;
  });
}
