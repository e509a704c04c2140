import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import {
  clientId,
  identityPoolId,
  refusal,
  signInPerson,
  type TestCognito,
  testCognito,
  userPoolId,
} from './test-cognito.ts';

const password = 'correct horse';
let cognito: TestCognito;

beforeAll(async () => {
  cognito = await testCognito();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: userPoolId,
        userPoolClientId: clientId,
        identityPoolId: identityPoolId,
        userPoolEndpoint: cognito.userPool.url,
        identityPoolEndpoint: cognito.identityPool.url,
      },
    },
  });
});
afterEach(() => signOut());
afterAll(() => cognito.stop());

async function newPerson(email: string) {
  await signUp({ username: email, password });
  await confirmSignUp({ username: email, confirmationCode: cognito.codeFor(email) });
}

test('a person signs up, types the code and is signed in without typing the password again', async () => {
  const username = 'Ada@Example.com';
  const started = await signUp({
    username,
    password,
    options: { userAttributes: { email: username }, autoSignIn: true },
  });
  expect(started.nextStep, 'proves product.email-username-verified').toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { destination: 'a***@e***', deliveryMedium: 'EMAIL', attributeName: 'email' },
  });
  const confirmed = await confirmSignUp({ username, confirmationCode: cognito.codeFor(username) });
  expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
  expect((await autoSignIn()).isSignedIn, 'proves constant.automatic-sign-in-180').toBe(true);
  const user = await getCurrentUser();
  expect(user.userId).toBe(started.userId);
  expect(await fetchUserAttributes()).toEqual({ sub: user.userId, email: username, email_verified: 'true' });
});

test('the session of a confirmed sign-up signs in by itself under USER_AUTH', async () => {
  const username = 'session@example.com';
  // Amplify ignores a second autoSignIn within 300 ms of the previous one, and that timer started earlier.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await signUp({
    username,
    password,
    options: { userAttributes: { email: username }, autoSignIn: { authFlowType: 'USER_AUTH' } },
  });
  await confirmSignUp({ username, confirmationCode: cognito.codeFor(username) });
  expect(await autoSignIn()).toMatchObject({ isSignedIn: true });
});

test('SRP sign-ins in a row all succeed, in any case of the address', async () => {
  await newPerson('srp@example.com');
  for (let i = 0; i < (inject('everyCase') ? 20 : 4); i += 1) {
    const result = await signIn({ username: i % 2 ? 'srp@example.com' : 'SRP@Example.COM', password });
    expect(result.isSignedIn).toBe(true);
    await signOut();
  }
});

test('a wrong password and an unknown person get the same words', async () => {
  await newPerson('wrong@example.com');
  const words = 'NotAuthorizedException: Incorrect username or password.';
  expect(await refusal(signIn({ username: 'wrong@example.com', password: 'not the one' }))).toBe(words);
  expect(await refusal(signIn({ username: 'nobody@example.com', password }))).toBe(words);
});

test('a sign-in before confirmation leads to the step for the code, which can be sent again', async () => {
  const username = 'late@example.com';
  await signUp({ username, password });
  expect((await signIn({ username, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  const first = cognito.codeFor(username);
  expect(await resendSignUpCode({ username })).toMatchObject({ destination: 'l***@e***' });
  await confirmSignUp({ username, confirmationCode: cognito.codeFor(username) });
  expect(cognito.inbox.filter(({ to }) => to === username)).toHaveLength(2);
  expect(first).toMatch(/^\d{6}$/);
  expect((await signIn({ username, password })).isSignedIn).toBe(true);
});

test.each(['USER_PASSWORD_AUTH', 'USER_AUTH'] as const)('%s signs in too', async (authFlowType) => {
  const username = `${authFlowType}@example.com`;
  await newPerson(username);
  const options = {
    authFlowType,
    ...(authFlowType === 'USER_AUTH' ? { preferredChallenge: 'PASSWORD_SRP' as const } : {}),
  };
  expect((await signIn({ username, password, options })).isSignedIn).toBe(true);
});

test('a person who does not name a first factor chooses one and signs in with it', async () => {
  await newPerson('choose@example.com');
  const username = 'choose@example.com';
  const asked = await signIn({ username, options: { authFlowType: 'USER_AUTH' } });
  expect(asked.nextStep).toEqual({
    signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
  });
  const chosen = await confirmSignIn({ challengeResponse: 'PASSWORD_SRP' });
  expect(chosen.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
  expect((await confirmSignIn({ challengeResponse: password })).isSignedIn).toBe(true);
});

test('tokens verify against the published keys, refresh on demand and bring credentials', async () => {
  await newPerson('session2@example.com');
  await signIn({ username: 'session2@example.com', password });
  const first = await fetchAuthSession();
  const second = await fetchAuthSession({ forceRefresh: true });
  expect(second.tokens?.accessToken.toString()).not.toBe(first.tokens?.accessToken.toString());

  const verifier = CognitoJwtVerifier.create({ userPoolId: userPoolId, clientId: clientId, tokenUse: 'id' });
  verifier.cacheJwks(cognito.jwks());
  const claims = await verifier.verify(String(second.tokens?.idToken));
  expect(claims, 'proves entity.tokens-access-id').toMatchObject({
    email: 'session2@example.com',
    email_verified: true,
  });

  expect(second.identityId).toMatch(/^ap-southeast-1:[0-9a-f-]{36}$/);
  const key = String(second.credentials?.accessKeyId);
  expect(cognito.find(key)).toMatchObject({
    secretAccessKey: second.credentials?.secretAccessKey,
    sessionToken: second.credentials?.sessionToken,
    tags: { sub: claims.sub },
  });
  expect(Number(second.credentials?.expiration) - Date.now()).toBeGreaterThan(59 * 60_000);
});

test('Amplify uses credentials for 50 minutes and then requests new ones, although they are valid for an hour', async () => {
  await newPerson('fifty@example.com');
  await signIn({ username: 'fifty@example.com', password });
  const keyOf = async () => (await fetchAuthSession()).credentials?.accessKeyId;
  const first = await keyOf();
  const beganMs = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: beganMs + 49 * 60_000 });
  try {
    expect(await keyOf()).toBe(first);
    vi.setSystemTime(beganMs + 50 * 60_000);
    expect(await keyOf(), 'proves state.credentials-cached-refreshed').not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

async function signOutBeside({ global }: { global: boolean }): Promise<void> {
  const username = `leaves-${global}@example.com`;
  await newPerson(username);
  const other = await signInPerson(cognito, username, password);
  await signIn({ username, password });
  const { tokens } = await fetchAuthSession();
  await signOut({ global });
  await expect(getCurrentUser()).rejects.toThrow('User needs to be authenticated');
  const stateOf = (AccessToken: string) => refusal(cognito.users.send(new GetUserCommand({ AccessToken })));
  const revoked = 'NotAuthorizedException: Access Token has been revoked';
  expect(await stateOf(tokens?.accessToken.toString() ?? ''), 'proves account.sign-out-ends').toBe(revoked);
  expect(await stateOf(other.AccessToken)).toBe(global ? revoked : 'was not refused');
}

test('a sign-out ends only the session of this browser', () => signOutBeside({ global: false }));

test('a global sign-out ends the session of every browser', () => signOutBeside({ global: true }));

test('a forgotten password is reset with the code from the mail', async () => {
  const username = 'forgot@example.com';
  await newPerson(username);
  const asked = await resetPassword({ username });
  expect(asked.nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
  const confirmationCode = cognito.codeFor(username);
  await confirmResetPassword({ username, confirmationCode, newPassword: 'another horse' });
  expect(await refusal(signIn({ username, password }))).toContain('NotAuthorizedException');
  expect((await signIn({ username, password: 'another horse' })).isSignedIn).toBe(true);
});

test('signed-in people change name, address and password, and leave', async () => {
  const username = 'change@example.com';
  await newPerson(username);
  await signIn({ username, password });
  const updated = await updateUserAttributes({ userAttributes: { name: 'Ada', email: 'moved@example.com' } });
  expect(updated.email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
  expect(updated.name?.isUpdated).toBe(true);
  expect((await fetchUserAttributes()).email).toBe(username);
  const confirmationCode = cognito.codeFor('moved@example.com');
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
  expect(await fetchUserAttributes()).toMatchObject({ email: 'moved@example.com', name: 'Ada' });
  await updatePassword({ oldPassword: password, newPassword: 'third horse' });
  await signOut();
  await signIn({ username: 'moved@example.com', password: 'third horse' });
  await deleteUser();
  expect(await refusal(signIn({ username: 'moved@example.com', password: 'third horse' }))).toContain(
    'Incorrect username or password.',
  );
});

test('a browser cannot change the account that money is paid to', async () => {
  await newPerson('money@example.com');
  await signIn({ username: 'money@example.com', password });
  const write = updateUserAttributes({ userAttributes: { 'custom:stripe_account_id': 'acct_1' } });
  expect(await refusal(write)).toBe(
    'NotAuthorizedException: A client attempted to write unauthorized attribute',
  );
});
