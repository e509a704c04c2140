import { ListExecutionsCommand } from '@aws-sdk/client-sfn';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentClient } from '../../ground/table/table.ts';
import { client } from '../../ground/workflow/step-functions.ts';
import { workflowCounts } from './standing.ts';

const machine = 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:contribution';
const perPage = 2_000;
let pagesRead = 0;

/** Makes DynamoDB report this many executions at one state, page by page, and Step Functions as many that run. */
function answerWith(running: number): void {
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    if (!(command instanceof ListExecutionsCommand)) throw new Error('nothing else is asked');
    const { statusFilter, maxResults = 0 } = command.input;
    const all = statusFilter === 'RUNNING' ? running : 0;
    return {
      executions: Array.from({ length: Math.min(all, maxResults) }, () => ({})),
      ...(all > maxResults && { nextToken: 'more' }),
    };
  });
  vi.spyOn(documentClient, 'send').mockImplementation(async (command: unknown) => {
    if (!(command instanceof QueryCommand)) throw new Error('nothing else is asked');
    const { ExpressionAttributeValues, ExclusiveStartKey } = command.input;
    if (ExpressionAttributeValues?.[':place'] !== `${machine}#UpdateRootOnChain`) return { Items: [] };
    pagesRead += 1;
    const from = Number(ExclusiveStartKey?.startedAt ?? 0);
    const to = Math.min(running, from + perPage);
    return {
      Items: Array.from({ length: to - from }, () => ({ status: 'running' })),
      ...(to < running && { LastEvaluatedKey: { startedAt: String(to) } }),
    };
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  pagesRead = 0;
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('SST_RESOURCE_ContributionWorkflow', JSON.stringify({ arn: machine }));
  vi.stubEnv('SST_RESOURCE_StandingTable', JSON.stringify({ name: 'standing' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const states = async () => (await workflowCounts('contribution')).states;

test('all executions at a state are counted, however many pages they take', async () => {
  answerWith(12_345);
  expect(await states()).toEqual([
    { state: 'UpdateRootOnChain', running: 12_345, stopped: 0, isMore: false },
  ]);
});

test('beyond 50,000 the count says that there are more, and reads no further', async () => {
  vi.advanceTimersByTime(60_000);
  answerWith(1_000_000);
  expect(await states()).toEqual([{ state: 'UpdateRootOnChain', running: 50_000, stopped: 0, isMore: true }]);
  expect(pagesRead).toBe(50_000 / perPage);
});

test('many viewers within 15 seconds cause one request', async () => {
  vi.advanceTimersByTime(120_000);
  answerWith(3);
  await Promise.all(Array.from({ length: 10 }, () => workflowCounts('contribution')));
  vi.advanceTimersByTime(14_000);
  await workflowCounts('contribution');
  expect(pagesRead).toBe(1);
});
