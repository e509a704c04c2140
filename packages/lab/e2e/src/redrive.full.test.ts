import {
  ListExecutionsCommand,
  RedriveExecutionCommand,
  SFNClient,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { follow, sendExport } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const directory = newStateDirectory();
let cloud: Cloud;
let person: Person;

beforeAll(async () => {
  cloud = await startCloud(directory);
  person = await signUp(cloud.stack);
});
afterAll(async () => {
  await cloud?.stop();
  removeStateDirectory(directory);
});

test('a workflow that failed is shown as failed to its contributor, and continues when an operator redrives it', async () => {
  const { stack } = cloud;
  const { credentials, region } = stack;
  if (!credentials) throw new Error('a local stack has development credentials');
  const operator = new SFNClient({ region, credentials, endpoint: stack.endpoints.stepfunctions ?? '' });
  const stateMachineArn = stack.stateMachines.ContributionWorkflow?.arn;
  const file = await makeSample(directory, 'spotify', '40MB', 41);
  const { contributionId } = await sendExport({
    stack,
    person,
    files: [file],
    poolId: 'spotify',
    tell: () => undefined,
  });

  const running = async () =>
    (await operator.send(new ListExecutionsCommand({ stateMachineArn, statusFilter: 'RUNNING' })))
      .executions?.[0]?.executionArn;
  await expect.poll(running).toBeDefined();
  const executionArn = await running();
  await operator.send(new StopExecutionCommand({ executionArn }));

  const seen = async () => (await call(stack, person, `GET /contributions/${contributionId}`)).body;
  await expect.poll(async () => (await seen()).state).toBe('failed');
  expect((await seen()).steps['check-authenticity']).toMatchObject({
    state: 'failed',
    note: expect.stringContaining('Your upload is safe'),
  });

  await operator.send(new RedriveExecutionCommand({ executionArn }));
  await expect.poll(async () => (await seen()).state).toBe('running');
  expect((await follow(stack, person, contributionId, () => undefined)).state).toBe('completed');
  operator.destroy();
});
