/** For tests: a Cognito with free ports, an empty directory, a mailbox and a clock that can be moved. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityClient } from '@aws-sdk/client-cognito-identity';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { authorizeJson } from '../iam/authorize-json.ts';
import type { Credential } from '../iam/credential.ts';
import type { Admit } from '../process/admit.ts';
import { startCognito } from './start-cognito.ts';
import type { UserPoolLimits } from './user-pool/settings.ts';
import type { Mail } from './user-pool/user-pool.ts';

export const userPoolId = 'ap-southeast-1_LocalPool1';
export const clientId = 'cgdxlocalwebclient00000001';
export const identityPoolId = 'ap-southeast-1:00000000-0000-4000-8000-000000000001';
export const hourMs = 3_600_000;

const root: Credential = {
  accessKeyId: 'ROOT',
  secretAccessKey: 'root-secret',
  statements: [{ effect: 'Allow', actions: ['*'], resources: ['*'] }],
  tags: {},
};

/** A signed-in person may write below their own `sub`. */
const ownPrefix = {
  effect: 'Allow',
  actions: ['s3:PutObject', 's3:GetObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an IAM policy variable
  resources: ['arn:aws:s3:::cgdx-local-unverified/${aws:PrincipalTag/sub}/*'],
} as const;

interface Options extends Partial<UserPoolLimits> {
  readonly admit?: Admit;
  readonly directory?: string;
}

export async function testCognito({ admit, directory, ...limits }: Options = {}) {
  const home = directory ?? mkdtempSync(join(tmpdir(), 'cognito-'));
  const inbox: Mail[] = [];
  let aheadMs = 0;
  const cognito = await startCognito({
    userPoolPort: 0,
    identityPoolPort: 0,
    directory: home,
    userPool: {
      id: userPoolId,
      clientId: clientId,
      readOnlyAttributes: ['custom:stripe_account_id'],
      groups: ['operators'],
      ...limits,
    },
    identityPool: { id: identityPoolId, principalTags: { sub: 'sub' }, statements: [ownPrefix] },
    sendMail: (mail) => void inbox.push(mail),
    authorize: authorizeJson((id) => (id === root.accessKeyId ? root : cognito.find(id)), Date.now),
    ...(admit && { admit }),
    now: () => Date.now() + aheadMs,
  });
  const region = 'ap-southeast-1';
  const credentials = { accessKeyId: root.accessKeyId, secretAccessKey: root.secretAccessKey };
  const sdk = { region, credentials, maxAttempts: 1 };
  const users = new CognitoIdentityProviderClient({ ...sdk, endpoint: cognito.userPool.url });
  const identities = new CognitoIdentityClient({ ...sdk, endpoint: cognito.identityPool.url });
  return {
    ...cognito,
    users,
    identities,
    inbox,
    directory: home,
    /** Returns the code in the newest mail to `email`. */
    codeFor(email: string): string {
      return inbox.findLast((mail) => mail.to === email)?.code ?? '';
    },
    passTime(ms: number) {
      aheadMs += ms;
    },
    async stop() {
      users.destroy();
      identities.destroy();
      await cognito.identityPool.stop();
      await cognito.userPool.stop();
      if (directory === undefined) rmSync(home, { recursive: true });
    },
  };
}

export type TestCognito = Awaited<ReturnType<typeof testCognito>>;

/** Returns the call's refusal as `Name: message`. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'was not refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

/** Creates a person with a permanent password, as the administrator does. */
export async function makePerson(cognito: TestCognito, Username: string, Password: string): Promise<void> {
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  await cognito.users.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username,
      UserAttributes,
      MessageAction: 'SUPPRESS',
    }),
  );
  await cognito.users.send(
    new AdminSetUserPasswordCommand({ UserPoolId: userPoolId, Username, Password, Permanent: true }),
  );
}

export async function signInPerson(cognito: TestCognito, USERNAME: string, PASSWORD: string) {
  const { AuthenticationResult } = await cognito.users.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken };
}
