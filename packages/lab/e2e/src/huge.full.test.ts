import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { GetExecutionHistoryCommand, ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { contribute } from '@cgdx/local/person/contribute.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { type Cloud, newStateDirectory, removeStateDirectory, startCloud } from '@cgdx/stand/cloud/cloud.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUnsplit } from './read-unsplit.ts';

const directory = newStateDirectory();
let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud(directory);
});
afterAll(async () => {
  await cloud?.stop();
  removeStateDirectory(directory);
});

const client = () => {
  const { stack } = cloud;
  if (!stack.credentials) throw new Error('a local stack has development credentials');
  return { region: stack.region, credentials: stack.credentials };
};

/** Returns the number of items of each Map in the stack's only execution. */
async function mapsOfExecution(): Promise<(number | undefined)[]> {
  const sfn = new SFNClient({ ...client(), endpoint: cloud.stack.endpoints.stepfunctions ?? '' });
  const stateMachineArn = cloud.stack.stateMachines.ContributionWorkflow?.arn;
  const { executions = [] } = await sfn.send(new ListExecutionsCommand({ stateMachineArn }));
  const executionArn = executions[0]?.executionArn;
  const { events = [] } = await sfn.send(new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }));
  sfn.destroy();
  return events.flatMap((event) =>
    event.mapStateStartedEventDetails ? [event.mapStateStartedEventDetails.length] : [],
  );
}

test('a huge export is read by many functions concurrently, and its dataset equals that of a single reading, byte for byte', async () => {
  const file = await makeSample(directory, 'spotify', '280MB', 71);
  const person = await signUp(cloud.stack);
  const contribution = await contribute({
    stack: cloud.stack,
    person,
    files: [file],
    poolId: 'spotify',
    tell: () => undefined,
  });
  expect(contribution.state).toBe('completed');
  const { uploadHash, score } = await readUnsplit(directory, file, person.userSub, contribution);
  expect(contribution.uploadHash).toBe(uploadHash);
  expect(contribution.quality?.score).toBe(score);
  const [observed = 0, masked = 0] = await mapsOfExecution();
  expect(observed).toBeGreaterThan(3);
  expect(masked).toBe(observed);

  const s3 = new S3Client({ ...client(), endpoint: cloud.stack.endpoints.s3 ?? '', forcePathStyle: true });
  const left = await s3.send(new ListObjectVersionsCommand({ Bucket: cloud.stack.buckets.UnverifiedBucket }));
  s3.destroy();
  expect([...(left.Versions ?? []), ...(left.DeleteMarkers ?? [])]).toEqual([]);
});
