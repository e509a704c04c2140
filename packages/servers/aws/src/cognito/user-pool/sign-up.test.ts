import {
  AdminConfirmSignUpCommand,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientId, hourMs, refusal, testCognito, userPoolId } from '../test-cognito.ts';

const cognito = await testCognito();
afterAll(() => cognito.stop());

const Password = 'long enough';
const signUp = (Username: string, change: object = {}) =>
  cognito.users.send(new SignUpCommand({ ClientId: clientId, Username, Password, ...change }));
const confirm = (Username: string, ConfirmationCode: string) =>
  cognito.users.send(new ConfirmSignUpCommand({ ClientId: clientId, Username, ConfirmationCode }));
const resend = (Username: string) =>
  cognito.users.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username }));
/** Returns a code that differs from `right`. */
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('an address that has an account cannot sign up again, in any case', async () => {
  const answer = await signUp('twice@example.com');
  expect(answer).toMatchObject({
    UserConfirmed: false,
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 't***@e***' },
  });
  expect(answer.UserSub).toMatch(/^[0-9a-f-]{36}$/);
  expect(await refusal(signUp('TWICE@example.com')), 'proves error.identity-address-account').toBe(
    'UsernameExistsException: An account with the given email already exists.',
  );
});

test.each([
  [
    'short',
    { Password: '1234567' },
    'InvalidPasswordException: Password did not conform with policy: Password not long enough',
  ],
  ['no-email', { Username: 'somebody' }, 'InvalidParameterException: Username should be an email.'],
  [
    'stripe',
    { UserAttributes: [{ Name: 'custom:stripe_account_id', Value: 'acct_1' }] },
    'NotAuthorizedException: A client attempted to write unauthorized attribute',
  ],
  [
    'verified',
    { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    'NotAuthorizedException: A client attempted to write unauthorized attribute',
  ],
  [
    'unknown',
    { UserAttributes: [{ Name: 'custom:shoe', Value: '44' }] },
    'InvalidParameterException: Attributes did not conform to the schema: custom:shoe: Attribute does not exist in the schema.\n',
  ],
  ['client', { ClientId: 'another' }, 'ResourceNotFoundException: User pool client another does not exist.'],
  [
    'blank',
    { Password: '   ' },
    "InvalidParameterException: 1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
  ],
  [
    'none',
    { Password: undefined },
    "InvalidParameterException: 1 validation error detected: Value null at 'password' failed to satisfy constraint: Member must not be null",
  ],
])('an invalid sign-up (%s) is refused with the message of AWS', async (name, change, words) => {
  expect(await refusal(signUp(`${name}@example.com`, change))).toBe(words);
});

test('a wrong code is refused as wrong, and the right one confirms once', async () => {
  await signUp('code@example.com');
  const code = cognito.codeFor('code@example.com');
  expect(code).toMatch(/^\d{6}$/);
  expect(await refusal(confirm('code@example.com', wrong(code)))).toBe(
    'CodeMismatchException: Invalid verification code provided, please try again.',
  );
  expect((await confirm('code@example.com', code)).Session).toEqual(expect.any(String));
  expect(await refusal(confirm('code@example.com', code))).toContain('CodeMismatchException');
});

test('a newer code replaces the older one', async () => {
  await signUp('newer@example.com');
  const first = cognito.codeFor('newer@example.com');
  let second = first;
  while (second === first) {
    await resend('newer@example.com');
    second = cognito.codeFor('newer@example.com');
  }
  expect(await refusal(confirm('newer@example.com', first))).toContain('CodeMismatchException');
  await confirm('newer@example.com', second);
});

test('the session of a confirmed sign-up signs in that person, once', async () => {
  await signUp('once@example.com');
  const { Session } = await confirm('once@example.com', cognito.codeFor('once@example.com'));
  const auto = (USERNAME: string) =>
    cognito.users.send(
      new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME },
        Session,
      }),
    );
  const { AuthenticationResult } = await auto('once@example.com');
  expect(AuthenticationResult?.RefreshToken).toEqual(expect.any(String));
  expect(await refusal(auto('once@example.com'))).toContain('Invalid session for the user');
});

test('an administrator confirms without a code', async () => {
  await signUp('admin-confirmed@example.com');
  const Username = 'admin-confirmed@example.com';
  await cognito.users.send(new AdminConfirmSignUpCommand({ UserPoolId: userPoolId, Username }));
  expect(await refusal(confirm(Username, cognito.codeFor(Username)))).toContain('CodeMismatchException');
  expect(await refusal(confirm(Username, '000000'))).toContain('CodeMismatchException');
});

describe('an address without an account, with one, and with one that waits for its code', () => {
  const addresses = ['ghost@example.com', 'Confirmed@example.com', 'waiting@example.com'];
  beforeAll(async () => {
    await signUp('confirmed@example.com');
    await confirm('confirmed@example.com', cognito.codeFor('confirmed@example.com'));
    await signUp('waiting@example.com');
  });
  /** Returns the answer for each address, without the first letter of the address itself. */
  const heard = async (ask: (address: string) => Promise<unknown>) => {
    const answers = await Promise.all(addresses.map((address) => outcome(ask(address))));
    return answers.map((answer) => answer.replace(/"\w\*{3}@/, '"'));
  };
  const outcome = async (answer: Promise<unknown>) => {
    const refused = await refusal(answer);
    if (refused !== 'was not refused') return refused;
    const { CodeDeliveryDetails } = (await answer) as { CodeDeliveryDetails: unknown };
    return JSON.stringify(CodeDeliveryDetails);
  };

  test('get the same answers when a code is requested again, for five requests and for the one above the limit', async () => {
    const before = cognito.inbox.length;
    for (let i = 0; i < 6; i += 1) {
      const [ghost, confirmed, waiting] = await heard(resend);
      expect(confirmed).toBe(ghost);
      expect(waiting).toBe(ghost);
      expect(ghost?.includes('LimitExceededException')).toBe(i >= 4);
    }
    expect(cognito.inbox.slice(before).map(({ to }) => to)).toEqual(Array(4).fill('waiting@example.com'));
  });

  test('get the same answers for a wrong code, for five attempts and for the one above the limit', async () => {
    const code = wrong(cognito.codeFor('waiting@example.com'));
    for (let i = 0; i < 6; i += 1) {
      const [ghost, confirmed, waiting] = await heard((address) => confirm(address, code));
      expect(confirmed).toBe(ghost);
      expect(waiting).toBe(ghost);
      expect(ghost).toContain(i < 5 ? 'CodeMismatchException' : 'LimitExceededException');
    }
  });
});

test('after five wrong codes within an hour the right one is refused, until the hour is over', async () => {
  await signUp('guess@example.com');
  const code = cognito.codeFor('guess@example.com');
  for (let i = 0; i < 5; i += 1) await refusal(confirm('guess@example.com', wrong(code)));
  const words = 'LimitExceededException: Attempt limit exceeded, please try after some time.';
  expect(await refusal(confirm('guess@example.com', code))).toBe(words);
  cognito.passTime(hourMs);
  expect(await refusal(confirm('guess@example.com', code))).toBe('was not refused');
});

test('codes are sent at most five times an hour', async () => {
  await signUp('flood@example.com');
  for (let i = 0; i < 4; i += 1) await resend('flood@example.com');
  expect(await refusal(resend('flood@example.com'))).toContain('LimitExceededException');
  expect(cognito.inbox.filter(({ to }) => to === 'flood@example.com')).toHaveLength(5);
});

test('a code is valid for a day', async () => {
  await signUp('slow@example.com');
  const code = cognito.codeFor('slow@example.com');
  cognito.passTime(24 * hourMs);
  expect(await refusal(confirm('slow@example.com', code))).toBe(
    'ExpiredCodeException: Invalid code provided, please request a code again.',
  );
});
