import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminResetUserPasswordCommand,
  type AuthFlowType,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { clientId, makePerson, refusal, testCognito, userPoolId } from '../test-cognito.ts';

const cognito = await testCognito();
afterAll(() => cognito.stop());

const rightPassword = 'long enough';
/** The four variants of a version 4 UUID, which are equally frequent. */
const variants = new Set<string | undefined>();
const wrongPassword = 'NotAuthorizedException: Incorrect username or password.';

const person = (email: string) => makePerson(cognito, email, rightPassword);

const start = (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>, ClientMetadata = {}) =>
  cognito.users.send(
    new InitiateAuthCommand({ ClientId: clientId, AuthFlow, AuthParameters, ClientMetadata }),
  );
const signIn = (USERNAME: string, given = rightPassword) =>
  start('USER_PASSWORD_AUTH', { USERNAME, PASSWORD: given });

test('a password signs in; the refresh token gives new access and id tokens, and no new refresh token', async () => {
  await person('ada@example.com');
  const { AuthenticationResult, ChallengeParameters } = await signIn('ADA@example.com');
  expect(ChallengeParameters).toEqual({});
  expect(AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
  const REFRESH_TOKEN = String(AuthenticationResult?.RefreshToken);
  const refreshed = await start('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN });
  expect(refreshed.AuthenticationResult?.IdToken).toEqual(expect.any(String));
  expect(refreshed.AuthenticationResult).not.toHaveProperty('RefreshToken');
  expect(await refusal(start('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'made-up' }))).toBe(
    'NotAuthorizedException: Invalid Refresh Token.',
  );
});

test('five wrong passwords lock the person out for a second, then for two; the right password ends the lock-out', async () => {
  await person('locked@example.com');
  for (let i = 0; i < 5; i += 1)
    expect(await refusal(signIn('locked@example.com', 'not this one'))).toBe(wrongPassword);
  const exceeded = 'NotAuthorizedException: Password attempts exceeded';
  expect(await refusal(signIn('locked@example.com'))).toBe(exceeded);
  cognito.passTime(1000);
  expect(await refusal(signIn('Locked@example.com', 'not this one'))).toBe(wrongPassword);
  cognito.passTime(1000);
  expect(await refusal(signIn('locked@example.com'))).toBe(exceeded);
  cognito.passTime(1000);
  expect(await refusal(signIn('locked@example.com'))).toBe('was not refused');
  expect(await refusal(signIn('locked@example.com', 'not this one'))).toBe(wrongPassword);
});

test('an unknown name is challenged, refused and locked out like a known one', async () => {
  const srp = () => start('USER_SRP_AUTH', { USERNAME: 'ghost@example.com', SRP_A: 'abcdef' });
  const first = await srp();
  const second = await srp();
  expect(first.ChallengeName).toBe('PASSWORD_VERIFIER');
  expect(first.ChallengeParameters?.SALT).toBe(second.ChallengeParameters?.SALT);
  expect(first.ChallengeParameters?.USER_ID_FOR_SRP).toBe(second.ChallengeParameters?.USER_ID_FOR_SRP);
  for (let i = 0; i < 5; i += 1) expect(await refusal(signIn('ghost@example.com'))).toBe(wrongPassword);
  expect(await refusal(signIn('ghost@example.com'))).toContain('Password attempts exceeded');
});

test('an invented user looks like a real one: the same kind of id, the same form of salt', async () => {
  for (let i = 0; i < 40; i += 1) {
    const { ChallengeParameters } = await start('USER_SRP_AUTH', {
      USERNAME: `ghost-${i}@example.com`,
      SRP_A: 'abcdef',
    });
    expect(ChallengeParameters?.SALT).toMatch(/^[1-9a-f][0-9a-f]{20,31}$/);
    expect(ChallengeParameters?.USER_ID_FOR_SRP).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/,
    );
    variants.add(ChallengeParameters?.USER_ID_FOR_SRP?.charAt(19));
  }
  expect(variants.size).toBe(4);
});

test('a forged SRP proof is refused, and a secret block can be used only once', async () => {
  await person('proof@example.com');
  const asked = await start('USER_SRP_AUTH', { USERNAME: 'proof@example.com', SRP_A: 'abcdef' });
  const answer = () =>
    cognito.users.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: String(asked.ChallengeParameters?.USERNAME),
          PASSWORD_CLAIM_SECRET_BLOCK: String(asked.ChallengeParameters?.SECRET_BLOCK),
          PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
          TIMESTAMP: 'Sat Nov 21 00:12:00 UTC 2026',
        },
      }),
    );
  expect(await refusal(answer())).toBe(wrongPassword);
  expect(await refusal(answer())).toContain('Invalid session for the user');
  expect(await refusal(start('USER_SRP_AUTH', { USERNAME: 'proof@example.com', SRP_A: '0' }))).toContain(
    'InvalidParameterException',
  );
});

test('a temporary password must be replaced before it signs in, and expires after a week', async () => {
  const Username = 'temporary@example.com';
  await cognito.users.send(new AdminCreateUserCommand({ UserPoolId: userPoolId, Username }));
  const temporary = cognito.codeFor(Username);
  const asked = await signIn(Username, temporary);
  expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const replace = (NEW_PASSWORD: string, change = {}) =>
    cognito.users.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: asked.Session,
        ChallengeResponses: { USERNAME: Username, NEW_PASSWORD, ...change },
      }),
    );
  expect(await refusal(replace('short'))).toContain('InvalidPasswordException');
  const done = await replace('my own password', { 'userAttributes.name': 'Ada' });
  expect(done.AuthenticationResult?.AccessToken).toEqual(expect.any(String));
  expect(await refusal(signIn(Username, temporary))).toBe(wrongPassword);

  await cognito.users.send(
    new AdminCreateUserCommand({ UserPoolId: userPoolId, Username: 'idle@example.com' }),
  );
  cognito.passTime(7 * 24 * 3_600_000);
  expect(await refusal(signIn('idle@example.com', cognito.codeFor('idle@example.com')))).toContain(
    'Temporary password has expired',
  );
});

test('a password that the administrator has reset no longer signs in', async () => {
  await person('reset@example.com');
  await cognito.users.send(
    new AdminResetUserPasswordCommand({ UserPoolId: userPoolId, Username: 'reset@example.com' }),
  );
  expect(await refusal(signIn('reset@example.com'))).toBe(
    'PasswordResetRequiredException: Password reset required for the user',
  );
  expect(cognito.codeFor('reset@example.com')).toMatch(/^\d{6}$/);
});

test('USER_AUTH without a choice offers the factors, and one answer consumes the session of the offer', async () => {
  await person('choice@example.com');
  const asked = await start('USER_AUTH', { USERNAME: 'choice@example.com' });
  expect(asked).toMatchObject({
    ChallengeName: 'SELECT_CHALLENGE',
    AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
  });
  const answer = () =>
    cognito.users.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'SELECT_CHALLENGE',
        Session: asked.Session,
        ChallengeResponses: { USERNAME: 'choice@example.com', ANSWER: 'PASSWORD', PASSWORD: rightPassword },
      }),
    );
  expect((await answer()).AuthenticationResult).toBeDefined();
  expect(await refusal(answer())).toContain('Invalid session for the user');
});

test('an unfinished sign-in expires after three minutes', async () => {
  await person('slow@example.com');
  const asked = await start('USER_AUTH', { USERNAME: 'slow@example.com' });
  cognito.passTime(180_000);
  const answer = cognito.users.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'SELECT_CHALLENGE',
      Session: asked.Session,
      ChallengeResponses: { USERNAME: 'slow@example.com', ANSWER: 'PASSWORD', PASSWORD: rightPassword },
    }),
  );
  expect(await refusal(answer)).toContain('session is expired');
});

test('unsupported flows are refused, and the refusal of a missing parameter names it', async () => {
  expect(await refusal(start('ADMIN_USER_PASSWORD_AUTH', {}))).toBe(
    'InvalidParameterException: Initiate Auth method not supported.',
  );
  expect(await refusal(start('CUSTOM_AUTH', {}))).toContain('Custom auth lambda trigger is not configured');
  expect(await refusal(start('USER_PASSWORD_AUTH', { USERNAME: 'a@b.co' }))).toBe(
    'InvalidParameterException: Missing required parameter PASSWORD',
  );
});

test('the administrator signs a person in with a signed call', async () => {
  await person('cli@example.com');
  const answer = await cognito.users.send(
    new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'cli@example.com', PASSWORD: rightPassword },
    }),
  );
  expect(answer.AuthenticationResult?.IdToken).toEqual(expect.any(String));
});
