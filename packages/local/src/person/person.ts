/** A person signed in on a stack: their token, and the credentials with which they upload. */
import { randomBytes } from 'node:crypto';
import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Stack } from '../ground/endpoints.ts';
import { giveConsent } from './consent.ts';
import { readCode } from './mailbox-code.ts';
import type { Caller } from './market-api.ts';

export interface Person extends Caller {
  readonly email: string;
  readonly userSub: string;
  readonly isNew: boolean;
  /** Returns a token for the person's own record in the user pool. */
  readonly accessToken: () => Promise<string>;
}

/** Tokens are renewed this long before they expire: `idToken` and `accessToken` then sign in again. */
const renewBeforeMs = 300_000;

const clientOf = (stack: Stack): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({ region: stack.region, ...endpointOf(stack, 'cognito-idp') });

const endpointOf = (stack: Stack, service: string): { endpoint?: string } => {
  const endpoint = stack.endpoints[service];
  return endpoint === undefined ? {} : { endpoint };
};

/** @throws MarketError with the user pool's own message */
export async function signIn(stack: Stack, email: string, password: string, isNew = false): Promise<Person> {
  const client = clientOf(stack);
  let token = await authenticate(client, stack, email, password);
  const valid = async () => {
    if (token.expiresAtMs - Date.now() < renewBeforeMs)
      token = await authenticate(client, stack, email, password);
    return token;
  };
  const idToken = async (): Promise<string> => (await valid()).text;
  const accessToken = async (): Promise<string> => (await valid()).accessToken;
  return { email, userSub: token.sub, isNew, idToken, accessToken };
}

/** Returns the person's attributes by name, as a page reads them. */
export async function attributesOf(stack: Stack, person: Person): Promise<Record<string, string>> {
  const { UserAttributes = [] } = await clientOf(stack).send(
    new GetUserCommand({ AccessToken: await person.accessToken() }),
  );
  return Object.fromEntries(UserAttributes.map(({ Name = '', Value = '' }) => [Name, Value]));
}

/**
 * Makes a person who may upload: signs them up, and gives the consent that an upload requires. Works only on local
 * stacks.
 */
export async function signUp(...who: Parameters<typeof signUpOnly>): Promise<Person> {
  const person = await signUpOnly(...who);
  await giveConsent(who[0], person);
  return person;
}

/** Makes a person as the pages do: sign-up, the code from the mailbox, confirmation. Their uploads are refused until they consent. */
export async function signUpOnly(
  stack: Stack,
  email = `person-${randomBytes(5).toString('hex')}@example.com`,
  password = randomBytes(12).toString('base64url'),
): Promise<Person> {
  if (stack.mailboxUrl === undefined) {
    throw new MarketError(
      'auth',
      'SignInNeeded',
      'This stack sends real mail, so an existing account is needed.',
      {
        advice: 'Say --email and --password.',
      },
    );
  }
  const client = clientOf(stack);
  const who = { ClientId: stack.userPoolClientId, Username: email };
  await inWords(
    client.send(
      new SignUpCommand({ ...who, Password: password, UserAttributes: [{ Name: 'email', Value: email }] }),
    ),
  );
  const code = await readCode(stack.mailboxUrl, email);
  await inWords(client.send(new ConfirmSignUpCommand({ ...who, ConfirmationCode: code })));
  return signIn(stack, email, password, true);
}

export interface UploadCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly expiration: Date;
}

/** Returns the identity pool's credentials, which give access only to this person's own prefix. */
export async function uploadCredentials(stack: Stack, person: Person): Promise<UploadCredentials> {
  const client = new CognitoIdentityClient({
    region: stack.region,
    ...endpointOf(stack, 'cognito-identity'),
  });
  const Logins = {
    [`cognito-idp.${stack.region}.amazonaws.com/${stack.userPoolId}`]: await person.idToken(),
  };
  const { IdentityId } = await client.send(
    new GetIdCommand({ IdentityPoolId: stack.identityPoolId, Logins }),
  );
  const { Credentials } = await client.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
  if (
    !Credentials?.AccessKeyId ||
    !Credentials.SecretKey ||
    !Credentials.SessionToken ||
    !Credentials.Expiration
  ) {
    throw new MarketError(
      'unavailable',
      'NoCredentials',
      'The stack returned no credentials for the upload.',
    );
  }
  return {
    accessKeyId: Credentials.AccessKeyId,
    secretAccessKey: Credentials.SecretKey,
    sessionToken: Credentials.SessionToken,
    expiration: Credentials.Expiration,
  };
}

async function authenticate(
  client: CognitoIdentityProviderClient,
  stack: Stack,
  email: string,
  password: string,
): Promise<{ text: string; accessToken: string; sub: string; expiresAtMs: number }> {
  const { AuthenticationResult } = await inWords(
    client.send(
      new InitiateAuthCommand({
        ClientId: stack.userPoolClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    ),
  );
  const { IdToken: text, AccessToken: accessToken } = AuthenticationResult ?? {};
  if (text === undefined || accessToken === undefined) {
    throw new MarketError('auth', 'SignInIncomplete', 'This account requires another sign-in step.', {
      advice: 'Sign in on the pages once, then try again.',
    });
  }
  const claims = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    sub: string;
    exp: number;
  };
  return { text, accessToken, sub: claims.sub, expiresAtMs: claims.exp * 1000 };
}

/** Rethrows the user pool's refusals with their message, which is meant for people, and any other error unchanged. */
async function inWords<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && error.name.endsWith('Exception')) {
      throw new MarketError('auth', error.name, error.message, { cause: error });
    }
    throw error;
  }
}

/** Signs in the given person; without an address and a password, signs up a new person. */
export const signInOrUp = (
  stack: Stack,
  { email, password }: { readonly email: string | undefined; readonly password: string | undefined },
): Promise<Person> =>
  email === undefined || password === undefined ? signUp(stack) : signIn(stack, email, password);
