import {
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, expect, test } from 'vitest';
import { clientId, makePerson, refusal, signInPerson, testCognito, userPoolId } from '../test-cognito.ts';

const password = 'long enough';
const cognito = await testCognito();
await makePerson(cognito, 'ada@example.com', password);
afterAll(() => cognito.stop());

const signIn = () => signInPerson(cognito, 'ada@example.com', password);
const getUser = (AccessToken: string) => refusal(cognito.users.send(new GetUserCommand({ AccessToken })));
const refresh = (RefreshToken: string) =>
  cognito.users.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }));
const revoke = (Token: string) => cognito.users.send(new RevokeTokenCommand({ ClientId: clientId, Token }));

const fine = 'was not refused';
const tokenRevoked = 'NotAuthorizedException: Access Token has been revoked';

test('revoking a refresh token ends its sign-in with all tokens issued from it, and no other sign-in', async () => {
  const one = await signIn();
  const other = await signIn();
  const born = (await refresh(one.RefreshToken)).AuthenticationResult?.AccessToken ?? '';
  expect(await getUser(born)).toBe(fine);
  await revoke(one.RefreshToken);
  expect(await getUser(one.AccessToken)).toBe(tokenRevoked);
  expect(await getUser(born)).toBe(tokenRevoked);
  expect(await refusal(refresh(one.RefreshToken))).toBe(
    'NotAuthorizedException: Refresh Token has been revoked',
  );
  expect(await getUser(other.AccessToken)).toBe(fine);
});

test('only refresh tokens can be revoked', async () => {
  const { AccessToken } = await signIn();
  expect(await refusal(revoke(AccessToken))).toContain('UnsupportedTokenTypeException');
  expect(await refusal(revoke('made-up'))).toContain('InvalidParameterException');
  expect(await getUser(AccessToken)).toBe(fine);
});

test('a global sign-out ends every sign-in of the person, whether the person or an administrator requests it', async () => {
  const one = await signIn();
  const two = await signIn();
  await cognito.users.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken }));
  for (const { AccessToken, RefreshToken } of [one, two]) {
    expect(await getUser(AccessToken)).toBe(tokenRevoked);
    expect(await refusal(refresh(RefreshToken))).toContain('has been revoked');
  }
  const three = await signIn();
  expect(await getUser(three.AccessToken)).toBe(fine);
  await cognito.users.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: 'ada@example.com' }),
  );
  expect(await getUser(three.AccessToken)).toBe(tokenRevoked);
});

test('access and id tokens verify with their own claims, and refreshed ones belong to the original sign-in', async () => {
  const { AccessToken, IdToken, RefreshToken } = await signIn();
  const refreshed = (await refresh(RefreshToken)).AuthenticationResult;
  expect(refreshed).not.toHaveProperty('RefreshToken');
  const of = { userPoolId: userPoolId, clientId: clientId };
  const access = CognitoJwtVerifier.create({
    ...of,
    tokenUse: 'access',
    scope: 'aws.cognito.signin.user.admin',
  });
  const id = CognitoJwtVerifier.create({ ...of, tokenUse: 'id' });
  for (const verifier of [access, id]) verifier.cacheJwks(cognito.jwks());
  const claims = await access.verify(AccessToken);
  expect(claims).toMatchObject({ client_id: clientId, username: claims.sub, event_id: expect.any(String) });
  expect(claims.exp - claims.iat).toBe(3600);
  expect(await id.verify(IdToken)).toMatchObject({
    'cognito:username': claims.sub,
    aud: clientId,
    email: 'ada@example.com',
    email_verified: true,
    origin_jti: claims.origin_jti,
    auth_time: claims.auth_time,
  });
  const later = await access.verify(String(refreshed?.AccessToken));
  expect(later).toMatchObject({ origin_jti: claims.origin_jti, auth_time: claims.auth_time });
  expect(later.jti).not.toBe(claims.jti);
  await expect(id.verify(AccessToken)).rejects.toThrow();
});

test('the published documents name the key and the issuer', async () => {
  const base = `${cognito.userPool.url}/${userPoolId}/.well-known`;
  const keys = await (await fetch(`${base}/jwks.json`)).json();
  expect(keys).toEqual(cognito.jwks());
  const configuration = await (await fetch(`${base}/openid-configuration`)).json();
  expect(configuration).toMatchObject({
    issuer: `https://cognito-idp.ap-southeast-1.amazonaws.com/${userPoolId}`,
    jwks_uri: `${base}/jwks.json`,
  });
});

test('a refresh token lasts thirty days', async () => {
  const { RefreshToken } = await signIn();
  cognito.passTime(30 * 86_400_000 - 60_000);
  expect(await refusal(refresh(RefreshToken))).toBe(fine);
  cognito.passTime(60_000);
  expect(await refusal(refresh(RefreshToken))).toBe('NotAuthorizedException: Refresh Token has expired');
});
