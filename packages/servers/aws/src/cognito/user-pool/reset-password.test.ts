import {
  AdminCreateUserCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import {
  clientId,
  hourMs,
  makePerson,
  refusal,
  signInPerson,
  testCognito,
  userPoolId,
} from '../test-cognito.ts';

const cognito = await testCognito();
afterAll(() => cognito.stop());

const oldPassword = 'the old password';
const newPassword = 'the new password';
const forgot = (Username: string) =>
  cognito.users.send(new ForgotPasswordCommand({ ClientId: clientId, Username }));
const reset = (Username: string, ConfirmationCode: string, Password = newPassword) =>
  cognito.users.send(
    new ConfirmForgotPasswordCommand({ ClientId: clientId, Username, ConfirmationCode, Password }),
  );
const signIn = (email: string, password: string) => signInPerson(cognito, email, password);

test('the code from the mail sets a new password, once, and ends a lock-out', async () => {
  const email = 'ada@example.com';
  await makePerson(cognito, email, oldPassword);
  for (let i = 0; i < 6; i += 1) await refusal(signIn(email, 'not this one'));
  expect((await forgot(email)).CodeDeliveryDetails?.Destination).toBe('a***@e***');
  const code = cognito.codeFor(email);
  expect(await refusal(reset(email, code, 'short'))).toContain('InvalidPasswordException');
  await reset(email, code);
  expect(await refusal(reset(email, code))).toContain('CodeMismatchException');
  expect((await signIn(email, newPassword)).AccessToken).not.toBe('');
  expect(await refusal(signIn(email, oldPassword))).toContain('Incorrect username or password.');
});

test('a reset code is valid for an hour', async () => {
  await makePerson(cognito, 'slow@example.com', oldPassword);
  await forgot('slow@example.com');
  cognito.passTime(hourMs);
  expect(await refusal(reset('slow@example.com', cognito.codeFor('slow@example.com')))).toBe(
    'ExpiredCodeException: Invalid code provided, please request a code again.',
  );
});

test('a reset can be requested at most five times an hour', async () => {
  await makePerson(cognito, 'flood@example.com', oldPassword);
  for (let i = 0; i < 5; i += 1) await forgot('flood@example.com');
  expect(await refusal(forgot('flood@example.com'))).toBe(
    'LimitExceededException: Attempt limit exceeded, please try after some time.',
  );
});

test('a password reset gets the same answer with an account, without one, and with an unconfirmed one', async () => {
  await makePerson(cognito, 'known@example.com', oldPassword);
  await cognito.users.send(
    new SignUpCommand({ ClientId: clientId, Username: 'unproved@example.com', Password: oldPassword }),
  );
  await cognito.users.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: 'new@example.com',
      MessageAction: 'SUPPRESS',
    }),
  );
  const addresses = ['known@example.com', 'unproved@example.com', 'new@example.com', 'nobody@example.com'];
  const before = cognito.inbox.length;
  const hear = async (ask: (address: string) => Promise<unknown>) => {
    const answers = await Promise.all(addresses.map((address) => refusal(ask(address))));
    expect(new Set(answers).size).toBe(1);
    return answers[0];
  };
  for (let i = 0; i < 6; i += 1)
    expect(await hear(forgot)).toContain(i < 5 ? 'was not refused' : 'LimitExceededException');
  expect(cognito.inbox.slice(before).map(({ to }) => to)).toEqual(Array(5).fill('known@example.com'));
  const right = cognito.codeFor('known@example.com');
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  for (let i = 0; i < 6; i += 1)
    expect(await hear((address) => reset(address, wrong))).toContain(
      i < 5 ? 'CodeMismatchException' : 'LimitExceededException',
    );
});

test('a signed-in person changes the password with the old one, and guesses are limited', async () => {
  const email = 'change@example.com';
  await makePerson(cognito, email, oldPassword);
  const { AccessToken } = await signIn(email, oldPassword);
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    cognito.users.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
  expect(await refusal(change(oldPassword, 'short'))).toContain('InvalidPasswordException');
  await change(oldPassword, newPassword);
  expect((await signIn(email, newPassword)).AccessToken).not.toBe('');
  for (let i = 0; i < 5; i += 1) {
    expect(await refusal(change(oldPassword, newPassword))).toContain('Incorrect username or password.');
  }
  expect(await refusal(change(newPassword, oldPassword))).toContain('LimitExceededException');
});
