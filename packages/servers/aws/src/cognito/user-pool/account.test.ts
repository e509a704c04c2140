import {
  AdminUpdateUserAttributesCommand,
  DeleteUserAttributesCommand,
  DeleteUserCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { makePerson, refusal, signInPerson, testCognito, userPoolId } from '../test-cognito.ts';

const cognito = await testCognito();
afterAll(() => cognito.stop());

const password = 'long enough';

async function signedIn(email: string) {
  await makePerson(cognito, email, password);
  const { AccessToken, IdToken } = await signInPerson(cognito, email, password);
  return {
    AccessToken,
    IdToken,
    write: (Name: string, Value: string) =>
      cognito.users.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] })),
    async read() {
      const { UserAttributes = [] } = await cognito.users.send(new GetUserCommand({ AccessToken }));
      return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    },
  };
}

test('the payout account is written by the administrator and read by its owner', async () => {
  const ada = await signedIn('ada@example.com');
  const words = 'NotAuthorizedException: A client attempted to write unauthorized attribute';
  expect(await refusal(ada.write('custom:stripe_account_id', 'acct_evil'))).toBe(words);
  expect(await refusal(ada.write('email_verified', 'true'))).toBe(words);
  expect(await refusal(ada.write('sub', 'another'))).toBe(words);
  await cognito.users.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId,
      Username: 'ada@example.com',
      UserAttributes: [{ Name: 'custom:stripe_account_id', Value: 'acct_1' }],
    }),
  );
  expect(await ada.read()).toMatchObject({ 'custom:stripe_account_id': 'acct_1', email_verified: 'true' });
  const remove = new DeleteUserAttributesCommand({
    AccessToken: ada.AccessToken,
    UserAttributeNames: ['custom:stripe_account_id'],
  });
  expect(await refusal(cognito.users.send(remove))).toBe(words);
});

test('a new address can sign in only after it was verified', async () => {
  const eve = await signedIn('eve@example.com');
  const { CodeDeliveryDetailsList } = await eve.write('email', 'new@example.org');
  expect(CodeDeliveryDetailsList?.[0]?.Destination).toBe('n***@e***');
  expect(await refusal(signInPerson(cognito, 'new@example.org', password))).toContain('NotAuthorized');
  await cognito.users.send(
    new GetUserAttributeVerificationCodeCommand({ AccessToken: eve.AccessToken, AttributeName: 'email' }),
  );
  const Code = cognito.codeFor('new@example.org');
  const verify = { AccessToken: eve.AccessToken, AttributeName: 'email', Code };
  await cognito.users.send(new VerifyUserAttributeCommand(verify));
  expect((await eve.read()).email).toBe('new@example.org');
  expect((await signInPerson(cognito, 'new@example.org', password)).AccessToken).not.toBe('');
  expect(await refusal(signInPerson(cognito, 'eve@example.com', password))).toContain('NotAuthorized');
});

test('the address of another account is refused', async () => {
  await makePerson(cognito, 'taken@example.com', password);
  const bob = await signedIn('bob@example.com');
  expect(await refusal(bob.write('email', 'Taken@example.com'))).toBe(
    'AliasExistsException: An account with the email already exists.',
  );
  await bob.write('email', 'contested@example.com');
  const Code = cognito.codeFor('contested@example.com');
  await makePerson(cognito, 'contested@example.com', password);
  const verify = { AccessToken: bob.AccessToken, AttributeName: 'email', Code };
  expect(await refusal(cognito.users.send(new VerifyUserAttributeCommand(verify)))).toContain(
    'AliasExistsException',
  );
});

test('an id token, a modified token and an expired token are refused as access tokens', async () => {
  const kim = await signedIn('kim@example.com');
  const get = (AccessToken: string) => refusal(cognito.users.send(new GetUserCommand({ AccessToken })));
  const [head, , signature] = kim.AccessToken.split('.');
  const claims = Buffer.from('{"sub":"another","token_use":"access"}').toString('base64url');
  expect(await get(kim.IdToken)).toBe('NotAuthorizedException: Invalid Access Token');
  expect(await get(`${head}.${claims}.${signature}`)).toBe('NotAuthorizedException: Invalid Access Token');
  expect(await get('nonsense')).toBe('NotAuthorizedException: Invalid Access Token');
  cognito.passTime(3_600_000);
  expect(await get(kim.AccessToken)).toBe('NotAuthorizedException: Access Token has expired');
});

test('a deleted user cannot sign in, and the email address can be used again', async () => {
  const { AccessToken } = await signedIn('leaver@example.com');
  await cognito.users.send(new DeleteUserCommand({ AccessToken }));
  expect(await refusal(cognito.users.send(new GetUserCommand({ AccessToken })))).toBe(
    'UserNotFoundException: User does not exist.',
  );
  await makePerson(cognito, 'leaver@example.com', password);
});
