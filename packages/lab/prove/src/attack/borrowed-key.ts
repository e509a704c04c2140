/** Attacks with credentials that are published, guessed, or meant for something else. */
import { DynamoDBClient, GetItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { ListStateMachinesCommand, SFNClient } from '@aws-sdk/client-sfn';
import { functionCredentials } from '@cgdx/local/cloud/link/function-credential.ts';
import { readSecrets } from '@cgdx/local/ground/secret.ts';
import { uploadCredentials } from '@cgdx/local/person/person.ts';
import { type Attack, allRefused, type Verdict, type World } from './attack.ts';

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** A key that was once in the source, the same for everybody. */
const published: Keys = {
  accessKeyId: 'CGDXLOCALDEVELOPMENT',
  secretAccessKey: 'cgdx-local-development-secret',
};

/** Codes of a denial. Any other error would not show that permissions were checked. */
const denials = new Set([
  'AccessDenied',
  'AccessDeniedException',
  'InvalidAccessKeyId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
]);

/** Adds a field that the operation does not read, as if the request were another one. */
function disguise(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { body: Uint8Array | string; headers: Record<string, string> };
      request.body = JSON.stringify({
        ...JSON.parse(Buffer.from(request.body).toString()),
        RequestItems: {},
      });
      request.headers['content-length'] = String(Buffer.byteLength(request.body));
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
  return client;
}

async function tryEverything({ cloud }: World, whose: string, credentials: Keys): Promise<Verdict[]> {
  const { stack } = cloud;
  const at = (endpoint: string | undefined) => ({
    region: stack.region,
    credentials,
    endpoint: endpoint ?? '',
    maxAttempts: 1,
  });
  const dynamodb = new DynamoDBClient(at(stack.endpoints.dynamodb));
  const disguised = disguise(new DynamoDBClient(at(stack.endpoints.dynamodb)));
  const s3 = new S3Client({ ...at(stack.endpoints.s3), forcePathStyle: true });
  const sfn = new SFNClient(at(stack.endpoints.stepfunctions));
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'every contribution': () => dynamodb.send(new ScanCommand({ TableName: stack.tables.ContributionTable })),
    'every contribution, as an empty batch': () =>
      disguised.send(new ScanCommand({ TableName: stack.tables.ContributionTable })),
    'every raw export': () => s3.send(new ListObjectsV2Command({ Bucket: stack.buckets.UnverifiedBucket })),
    'every dataset': () => s3.send(new ListObjectsV2Command({ Bucket: stack.buckets.VerifiedBucket })),
    'every workflow': () => sfn.send(new ListStateMachinesCommand({})),
  };
  const verdicts = await Promise.all(
    Object.entries(calls).map(async ([what, read]) => {
      const error = await read().then(
        () => undefined,
        (refused: Error) => refused.name,
      );
      return {
        isRefused: error !== undefined && denials.has(error),
        seen: error === undefined ? `${whose} lists ${what}` : `${whose} gets ${error} for ${what}`,
      };
    }),
  );
  for (const client of [dynamodb, disguised, s3, sfn]) client.destroy();
  return verdicts;
}

/** Checks that the credential is valid, since the refusal of an invalid one would prove nothing. */
async function readPool({ cloud }: World, credentials: Keys): Promise<void> {
  const { region, endpoints, tables } = cloud.stack;
  const dynamodb = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb ?? '' });
  await dynamodb.send(
    new GetItemCommand({ TableName: tables.DataPoolTable, Key: { dataPoolId: { S: 'spotify' } } }),
  );
  dynamodb.destroy();
}

export const borrowedKeys: Attack = {
  name: 'read the data of others with a published key, a guessed one, that of a browser or that of a function',
  attempt: async (world) => {
    const root = world.cloud.stack.credentials;
    if (root === undefined) throw new Error('a local stack has development credentials');
    // A stolen credential: it may read pools, and nothing else.
    const reader = functionCredentials(readSecrets(world.cloud.directory).FingerprintKey).of('api-data-pool');
    await readPool(world, reader);
    const browser = await uploadCredentials(world.cloud.stack, await world.newcomer());
    return allRefused([
      ...(await tryEverything(world, 'the key of the source', published)),
      ...(await tryEverything(world, 'a guess', { ...root, secretAccessKey: 'guess' })),
      ...(await tryEverything(world, 'a browser', browser)),
      ...(await tryEverything(world, 'a function', reader)),
    ]);
  },
};
