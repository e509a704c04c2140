/** For tests: the real engine and a database, linked to the operators' handlers; the test decides what steps answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SFNClient } from '@aws-sdk/client-sfn';
import { eventLeaves } from '@cgdx/aws/events/pattern/event-leaf.ts';
import { matchesPattern } from '@cgdx/aws/events/pattern/match-pattern.ts';
import { parsePattern } from '@cgdx/aws/events/pattern/parse-pattern.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { createTables } from '@cgdx/local/cloud/database/table.ts';
import { putWorkflows } from '@cgdx/local/cloud/provision/workflows.ts';
import { fillLinks, tableNameOf, tableNames, workflowArnOf, workflowNames } from '@cgdx/local/ground/name.ts';
import { rules } from '@cgdx/workflows/wiring/event.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, vi } from 'vitest';
import { startHandlers } from '../engine/handler-endpoint.ts';
import { type StepResult, startTestEngine } from '../engine/test-engine.ts';
import { setLinks } from '../link/set-links.ts';

/** Answers a step, at once or later. If it throws, the step fails. */
export type Answer = (payload: Readonly<Record<string, unknown>>) => unknown;

export interface OperatorStand {
  readonly client: SFNClient;
  /** Answers by step; a step without an answer fails with `StepAway`. */
  readonly answers: Map<string, Answer>;
  /** Moves the engine's clock. */
  readonly advance: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

const stepOf = (functionName: string): string => functionName.replace(/^.*cgdx-local-/, '');

async function answerOf(
  answers: OperatorStand['answers'],
  functionName: string,
  payload: string,
): Promise<StepResult> {
  const failed = (errorType: string, errorMessage: string) => ({
    payload: JSON.stringify({ errorType, errorMessage }),
    functionError: 'Unhandled',
  });
  const input: Readonly<Record<string, unknown>> = JSON.parse(payload);
  // Notes the state in the item, as every step does.
  await (await import('@cgdx/functions/ground/workflow/note-standing.ts')).noteStanding(input);
  const answer = answers.get(stepOf(functionName));
  if (answer === undefined) return failed('StepAway', 'nobody answers');
  try {
    return { payload: JSON.stringify((await answer(input)) ?? null) };
  } catch (error) {
    return failed((error as Error).name, (error as Error).message);
  }
}

/** Delivers an execution's events as the bus would. */
async function deliver(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const leaves = eventLeaves(JSON.stringify(event));
  const hears = (rule: keyof typeof rules): boolean =>
    matchesPattern(parsePattern(JSON.stringify(fillLinks(rules[rule].pattern))), leaves);
  if (hears('execution-started'))
    await (await import('@cgdx/functions/operator/on-execution-started.ts')).handler(event);
  if (hears('execution-ended'))
    await (await import('@cgdx/functions/operator/on-execution-ended.ts')).handler(event);
  if (hears('execution-changed'))
    await (await import('@cgdx/functions/operator/on-execution-changed.ts')).handler(event);
}

/** Opens the stand and points the handlers' environment at it. Import handlers afterwards. */
export async function openOperatorStand(): Promise<OperatorStand> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-operator-'));
  const database = await startDynamoDb({ port: 0, directory });
  const answers: OperatorStand['answers'] = new Map();
  const engine = await startTestEngine(
    (functionName, payload) => answerOf(answers, functionName, payload),
    (event) => deliver(event as unknown as EventBridgeEvent<string, unknown>),
  );
  const recorder = await startHandlers({
    [functionLinks.AuditRecorder]: () => import('@cgdx/functions/operator/audit/record-action.ts'),
  });
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: database.behindUrl,
    AWS_ENDPOINT_URL_SFN: engine.url,
    AWS_ENDPOINT_URL_LAMBDA: recorder.url,
  });
  setLinks({
    AuditRecorder: { name: functionLinks.AuditRecorder },
    App: { name: 'cgdx', stage: 'test' },
    AnonymousIdKey: { value: 'a key of a test' },
    ...Object.fromEntries(tableNames.map((name) => [name, { name: tableNameOf(name) }])),
    ...Object.fromEntries(workflowNames.map((name) => [name, { arn: workflowArnOf(name) }])),
  });
  await createTables(
    new DynamoDBClient({}),
    Object.fromEntries(tableNames.map((name) => [tableNameOf(name), tables[name]])),
  );
  const client = new SFNClient({});
  await putWorkflows(client);
  return {
    client,
    answers,
    advance: engine.advance,
    stop: async () => {
      client.destroy();
      await engine.stop();
      await recorder.stop();
      await database.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Registers the hooks of a test file: opens one stand for the file, and hides logs of failures that the tests cause.
 */
export function useOperatorStand(): { readonly stand: OperatorStand } {
  let stand: OperatorStand | undefined;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stand = await openOperatorStand();
  });
  afterAll(async () => {
    await stand?.stop();
  });
  return {
    get stand() {
      if (!stand) throw new Error('a test runs after the stand is open');
      return stand;
    },
  };
}
