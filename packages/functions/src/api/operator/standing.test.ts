import {
  type ExecutionListItem,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
} from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../store/step-functions.ts';
import { workflowCounts } from './standing.ts';

const calls = { lists: 0, listed: 0, histories: 0 };
const of = (status: string, count: number): ExecutionListItem[] =>
  Array.from({ length: count }, (_, at) => ({
    executionArn: '',
    stateMachineArn: '',
    name: `${status}-${at}`,
    status: status as ExecutionListItem['status'],
    startDate: new Date(at),
  }));

/** Makes Step Functions answer with this number of executions of each status, page by page. */
function answerWith(executions: Readonly<Record<string, number>>): void {
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof GetExecutionHistoryCommand) {
      calls.histories += 1;
      const stateEnteredEventDetails = { name: 'UpdateRootOnChain' };
      return {
        events: [{ timestamp: new Date(), type: 'TaskStateEntered', id: 1, stateEnteredEventDetails }],
      };
    }
    if (!(command instanceof ListExecutionsCommand)) throw new Error('nothing else is asked');
    const { statusFilter = '', maxResults = 0 } = command.input;
    const all = executions[statusFilter] ?? 0;
    calls.lists += 1;
    calls.listed += Math.min(all, maxResults);
    return {
      executions: of(statusFilter, Math.min(all, maxResults)),
      ...(all > maxResults && { nextToken: 'more' }),
    };
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.assign(calls, { lists: 0, listed: 0, histories: 0 });
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv(
    'SST_RESOURCE_ContributionWorkflow',
    JSON.stringify({ arn: 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:contribution' }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('with 5,000 that run it asks for as many histories as with 101, and says that there are more', async () => {
  answerWith({ RUNNING: 101 });
  expect(await workflowCounts('contribution')).toMatchObject({
    states: [{ state: 'UpdateRootOnChain', running: 100, stopped: 0 }],
    isMore: true,
  });
  const { histories, lists } = calls;
  expect(histories).toBe(100);
  Object.assign(calls, { lists: 0, listed: 0, histories: 0 });
  answerWith({ RUNNING: 5_000 });
  vi.advanceTimersByTime(15_001);
  const { isMore, statuses } = await workflowCounts('contribution');
  expect(calls).toMatchObject({ histories, lists });
  expect(isMore).toBe(true);
  expect(statuses[0]).toEqual({ state: 'running', count: 1_000, isMore: true });
});

test('100 that run are all of them: there are no more', async () => {
  vi.advanceTimersByTime(60_000);
  answerWith({ RUNNING: 100, FAILED: 60, TIMED_OUT: 40 });
  expect(await workflowCounts('contribution')).toMatchObject({
    states: [{ state: 'UpdateRootOnChain', running: 100, stopped: 100 }],
    isMore: false,
  });
});

test('many who look within 15 seconds ask once', async () => {
  vi.advanceTimersByTime(120_000);
  answerWith({ RUNNING: 3 });
  await Promise.all(Array.from({ length: 10 }, () => workflowCounts('contribution')));
  vi.advanceTimersByTime(14_000);
  await workflowCounts('contribution');
  expect(calls.histories).toBe(3);
});
