/** For tests of uploads: actions that no page offers, through the cloud's own services. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DisableRuleCommand, EnableRuleCommand, EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { executionName } from '@cgdx/functions/ground/execution-name.ts';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { sendExport } from '@cgdx/local/person/contribute.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import { storageOf } from '@cgdx/stand/cloud/storage.ts';

/** Returns a function that puts objects with the person's own credentials. */
export function objectWriter(stack: Stack, person: Person) {
  const client = storageOf(stack, person);
  return (key: string, Body: Uint8Array | string) =>
    client.send(new PutObjectCommand({ Bucket: stack.buckets.UnverifiedBucket, Key: key, Body }));
}

export const sendSpotify = (stack: Stack, person: Person, file: string, poolId: PoolId = 'spotify') =>
  sendExport({ stack, person, files: [file], poolId, tell: () => undefined });

/** Puts an export in parts, two bytes each. @param files file names, by the names of their objects */
export async function putParts(
  put: ReturnType<typeof objectWriter>,
  prefix: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const parts = Object.entries(files).map(([object, file]) => ({ file, object, sizeBytes: 2 }));
  for (const { object } of parts) await put(`${prefix}parts/${object}`, 'PK');
  await put(`${prefix}parts.json`, JSON.stringify({ parts }));
}

/** Writes a Spotify export with a single play. @returns its path */
export async function writeOnePlay(directory: string): Promise<string> {
  const bare = [{ ts: '2020-05-01T10:00:00Z', ms_played: 1 }];
  const file = join(directory, 'one-play.zip');
  writeFileSync(file, await zipOf([{ path: 'MyData/endsong_0.json', data: JSON.stringify(bare) }]));
  return file;
}

/** Reads a file of the masked dataset of one of the person's contributions. */
export async function readDataset(
  stack: Stack,
  { userSub }: Person,
  contributionId: string,
  file: string,
): Promise<Uint8Array> {
  const name = executionName({ userSub, contributionId });
  const { Body } = await storageOf(stack).send(
    new GetObjectCommand({ Bucket: stack.buckets.VerifiedBucket, Key: `dataset/${name}/${file}` }),
  );
  if (!Body) throw new Error(`${file} is empty`);
  return Body.transformToByteArray();
}

export async function accessTokenOf(stack: Stack, email: string, password: string): Promise<string> {
  const client = new CognitoIdentityProviderClient({
    region: stack.region,
    endpoint: stack.endpoints['cognito-idp'] ?? '',
  });
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: stack.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}

/** Uploads that arrive start nothing until the returned function is called. */
export async function pauseUploads({ credentials, region, endpoints }: Stack): Promise<() => Promise<void>> {
  if (!credentials) throw new Error('a local stack has development credentials');
  const bus = new EventBridgeClient({ region, credentials, endpoint: endpoints.events ?? '' });
  const Name = 'cgdx-local-export-uploaded';
  await bus.send(new DisableRuleCommand({ Name }));
  return async () => {
    await bus.send(new EnableRuleCommand({ Name }));
    bus.destroy();
  };
}
