/** The operator account of a local cloud, created at its first start with a password of its own. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import type { Stack } from './endpoints.ts';
import { readStateFile } from './state-file.ts';

const operatorSchema = z.object({ email: z.email(), password: z.string().regex(/^[\w-]+$/) });
export type Operator = z.infer<typeof operatorSchema>;

const email = 'operator@cgdx.example';
const fileOf = (directory: string): string => join(directory, 'operator.json');
const passwordBytes = 18;

/** @throws MarketError SignInNeeded if this cloud has no such account */
export function readOperator(directory: string): Operator {
  const file = fileOf(directory);
  if (!existsSync(file))
    throw new MarketError('auth', 'SignInNeeded', 'This stack has no ready operator.', {
      advice: 'Give a member of the group "operators" with --email and --password.',
    });
  return readStateFile(
    file,
    operatorSchema,
    'Delete it: the next "npm start" gives the operator a new password.',
  );
}

async function create(stack: Stack, { email: Username, password: Password }: Operator): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    region: stack.region,
    endpoint: stack.endpoints['cognito-idp'] ?? '',
    ...(stack.credentials && { credentials: stack.credentials }),
  });
  const user = { UserPoolId: stack.userPoolId, Username };
  try {
    await client.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
  } catch (error) {
    // An interrupted start created the account without storing its password.
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await client.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'operators' }));
  client.destroy();
}

/** @throws MarketError StateDamaged if the file is damaged */
export const keptOperator = (directory: string): Operator | undefined =>
  existsSync(fileOf(directory)) ? readOperator(directory) : undefined;

/**
 * Creates the operator once; the password is stored with the cloud's state.
 * @returns undefined if the user pool is replaced
 */
export async function readyOperator(stack: Stack, directory: string): Promise<Operator | undefined> {
  const kept = keptOperator(directory);
  if (kept !== undefined) return kept;
  // Only a local user pool has a mailbox.
  if (stack.mailboxUrl === undefined || stack.credentials === undefined) return undefined;
  const operator = { email, password: randomBytes(passwordBytes).toString('base64url') };
  await create(stack, operator);
  writeAtomically(fileOf(directory), `${JSON.stringify(operator, null, 2)}\n`);
  return operator;
}
