/** All records of a cloud, one per line, so that a loss is detected. */
import { createHash } from 'node:crypto';
import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { paginateListExecutions, SFNClient } from '@aws-sdk/client-sfn';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { readSecrets } from '@cgdx/local/ground/secret.ts';
import { type Table, type TableName, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { JsonRpcProvider } from 'ethers';
import Stripe from 'stripe';

type Reader = (stack: Stack, directory: string) => Promise<string[]>;

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

function at(stack: Stack, service: string) {
  const { region, credentials } = stack;
  if (credentials === undefined) throw new Error('a local stack has development credentials');
  // A failure is returned at once, without retries; the case decides whether it is allowed.
  return { region, credentials, endpoint: stack.endpoints[service] ?? '', maxAttempts: 1 };
}

async function items(stack: Stack): Promise<string[]> {
  const client = new DynamoDBClient(at(stack, 'dynamodb'));
  const found: string[] = [];
  for (const [name, TableName] of Object.entries(stack.tables)) {
    const { hash, range }: Table['key'] = tables[name as TableName].key;
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      found.push(...Items.map((item) => `${name} ${JSON.stringify([item[hash], range && item[range]])}`));
  }
  client.destroy();
  return found;
}

async function objects(stack: Stack): Promise<string[]> {
  const client = new S3Client({ ...at(stack, 's3'), forcePathStyle: true });
  const found: string[] = [];
  for (const Bucket of Object.values(stack.buckets))
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      for (const { Key = '' } of Contents) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        found.push(`object ${Bucket}/${Key} ${digest((await Body?.transformToByteArray()) ?? '')}`);
      }
  client.destroy();
  return found;
}

async function accounts(stack: Stack): Promise<string[]> {
  const client = new CognitoIdentityProviderClient(at(stack, 'cognito-idp'));
  const found: string[] = [];
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId: stack.userPoolId }))
    found.push(
      ...Users.map(({ Username, Attributes }) => `account ${Username} ${JSON.stringify(Attributes)}`),
    );
  client.destroy();
  return found;
}

async function executions(stack: Stack): Promise<string[]> {
  const client = new SFNClient(at(stack, 'stepfunctions'));
  const found: string[] = [];
  for (const { arn: stateMachineArn } of Object.values(stack.stateMachines))
    for await (const { executions: some = [] } of paginateListExecutions({ client }, { stateMachineArn }))
      found.push(...some.map(({ executionArn, status }) => `execution ${executionArn} ${status}`));
  client.destroy();
  return found;
}

async function mails({ mailboxUrl = '' }: Stack): Promise<string[]> {
  const answer = await fetch(`${mailboxUrl}/messages.json`);
  const { messages } = (await answer.json()) as { messages: object[] };
  return messages.map((message) => `mail ${digest(JSON.stringify(message))}`);
}

async function payments({ endpoints }: Stack, directory: string): Promise<string[]> {
  const { hostname: host, port } = new URL(endpoints.stripe ?? '');
  const stripe = new Stripe(readSecrets(directory).StripeSecretKey, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const { available } = await stripe.balance.retrieve();
  return available.map(({ amount, currency }) => `balance ${amount} ${currency}`);
}

async function chain({ chain: { rpcUrl, contracts } }: Stack): Promise<string[]> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { staticNetwork: true });
  const codes = Object.entries({ cgdx: contracts.cgdx, marketplace: contracts.marketplace });
  const found = codes.map(
    async ([name, address]) => `${name} ${address} ${digest(await provider.getCode(address))}`,
  );
  return Promise.all(found).finally(() => provider.destroy());
}

/** Each reader reads another part of the cloud. */
const readers: Readonly<Record<string, Reader>> = {
  accounts,
  chain,
  executions,
  items,
  mails,
  objects,
  payments,
  secrets: async (_stack, directory) => [`secrets ${digest(JSON.stringify(readSecrets(directory)))}`],
};

/** @throws the error of the first part that cannot be read */
export async function recordsOf(stack: Stack, directory: string): Promise<string[]> {
  return (await Promise.all(Object.values(readers).map((read) => read(stack, directory)))).flat();
}
