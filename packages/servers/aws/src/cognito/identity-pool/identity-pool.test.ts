import { GetCredentialsForIdentityCommand, GetIdCommand } from '@aws-sdk/client-cognito-identity';
import { GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { isAllowed } from '../../iam/policy.ts';
import {
  identityPoolId,
  makePerson,
  refusal,
  signInPerson,
  testCognito,
  userPoolId,
} from '../test-cognito.ts';

const password = 'long enough';
const loginProvider = `cognito-idp.ap-southeast-1.amazonaws.com/${userPoolId}`;
const cognito = await testCognito();
afterAll(() => cognito.stop());

async function logins(email: string) {
  await makePerson(cognito, email, password);
  const tokens = await signInPerson(cognito, email, password);
  return { ...tokens, Logins: { [loginProvider]: tokens.IdToken } };
}

const getId = (Logins?: Record<string, string>, pool = identityPoolId) =>
  cognito.identities.send(new GetIdCommand({ IdentityPoolId: pool, Logins }));
const credentials = (IdentityId: string | undefined, Logins?: Record<string, string>) =>
  cognito.identities.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));

const subOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub as string;

test('guests get neither an identity nor credentials', async () => {
  const words = 'NotAuthorizedException: Unauthenticated access is not supported for this identity pool.';
  expect(await refusal(getId()), 'proves role.no-guest-credentials').toBe(words);
  expect(await refusal(getId({}))).toBe(words);
  const { Logins } = await logins('member@example.com');
  const { IdentityId } = await getId(Logins);
  expect(await refusal(credentials(IdentityId))).toBe(
    `NotAuthorizedException: Access to Identity '${IdentityId}' is forbidden.`,
  );
});

test('credentials give access only to the own prefix of the person in the unverified bucket, for an hour', async () => {
  const { Logins, IdToken } = await logins('ada@example.com');
  const { IdentityId } = await getId(Logins);
  const { Credentials } = await credentials(IdentityId, Logins);
  expect(Credentials?.AccessKeyId).toMatch(/^ASIA[A-Z2-7]{16}$/);
  const left = Number(Credentials?.Expiration) - Date.now();
  expect(left).toBeGreaterThan(3_590_000);
  const found = cognito.find(String(Credentials?.AccessKeyId));
  if (!found) throw new Error('the credential was not found');
  expect(found).toMatchObject({
    secretAccessKey: Credentials?.SecretKey,
    sessionToken: Credentials?.SessionToken,
  });
  const sub = subOf(IdToken);
  const at = (path: string) => `arn:aws:s3:::cgdx-local-${path}`;
  expect(isAllowed(found, 's3:PutObject', at(`unverified/${sub}/spotify/c1/x.zip`))).toBe(true);
  expect(
    isAllowed(found, 's3:PutObject', at('unverified/another/spotify/c1/x.zip')),
    'proves error.storage-access-levels',
  ).toBe(false);
  expect(isAllowed(found, 's3:GetObject', at(`verified/${sub}/x`))).toBe(false);
  expect(isAllowed(found, 'cognito-idp:AdminGetUser', '*')).toBe(false);
});

test('a person always has the same identity, and nobody gets credentials for the identity of another', async () => {
  const ada = await logins('one@example.com');
  const eve = await logins('two@example.com');
  const first = await getId(ada.Logins);
  expect((await getId(ada.Logins)).IdentityId).toBe(first.IdentityId);
  const other = await getId(eve.Logins);
  expect(other.IdentityId).not.toBe(first.IdentityId);
  expect(await refusal(credentials(first.IdentityId, eve.Logins))).toContain("Logins don't match.");
});

test('only an id token of this pool, given under the name of this pool, is accepted as a login', async () => {
  const { IdToken, AccessToken } = await logins('tokens@example.com');
  const unsupported = 'NotAuthorizedException: Token is not from a supported provider of this identity pool.';
  expect(await refusal(getId({ 'graph.facebook.com': IdToken }))).toBe(unsupported);
  expect(await refusal(getId({ [`${loginProvider}x`]: IdToken }))).toBe(unsupported);
  expect(await refusal(getId({ [loginProvider]: AccessToken }))).toContain('Missing a required claim: aud');
  expect(await refusal(getId({ [loginProvider]: `${IdToken.slice(0, -6)}AAAAAA` }))).toBe(
    "NotAuthorizedException: Invalid login token. Couldn't verify signed token.",
  );
  expect(await refusal(getId({ [loginProvider]: IdToken }, 'ap-southeast-1:another'))).toContain(
    'ResourceNotFoundException',
  );
});

test('a token of a session that has ended gives no credentials', async () => {
  const { Logins, AccessToken } = await logins('left@example.com');
  const { IdentityId } = await getId(Logins);
  await cognito.users.send(new GlobalSignOutCommand({ AccessToken }));
  expect(await refusal(credentials(IdentityId, Logins))).toContain('Invalid login token.');
});

test('the refusal of an expired token says when it expired', async () => {
  const { Logins } = await logins('late@example.com');
  cognito.passTime(3_600_000);
  expect(await refusal(getId(Logins))).toMatch(/Invalid login token\. Token expired: \d+ >= \d+/);
});
