import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
  ListUsersCommand,
  type ListUsersCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { clientId, makePerson, refusal, signInPerson, testCognito, userPoolId } from '../test-cognito.ts';

const cognito = await testCognito();
afterAll(() => cognito.stop());

const firstPassword = 'long enough';
const get = (Username: string) =>
  cognito.users.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username }));

test('an administrative call that no administrator has signed is refused', async () => {
  const response = await fetch(cognito.userPool.url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' },
    body: JSON.stringify({ UserPoolId: userPoolId }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  const stranger = new CognitoIdentityProviderClient({
    region: 'ap-southeast-1',
    endpoint: cognito.userPool.url,
    credentials: { accessKeyId: 'ROOT', secretAccessKey: 'guessed' },
    maxAttempts: 1,
  });
  const list = stranger.send(new ListUsersCommand({ UserPoolId: userPoolId }));
  expect(await refusal(list)).toContain('InvalidSignatureException');
  stranger.destroy();
});

test('a user is created with a temporary password by mail, looked up, and deleted', async () => {
  const Username = 'Ada@example.com';
  const { User } = await cognito.users.send(new AdminCreateUserCommand({ UserPoolId: userPoolId, Username }));
  expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
  expect(cognito.inbox.at(-1)?.text).toContain('temporary password is');
  expect(
    await refusal(cognito.users.send(new AdminCreateUserCommand({ UserPoolId: userPoolId, Username }))),
  ).toContain('UsernameExistsException');
  const found = await get('ada@example.com');
  expect(found).toMatchObject({ Username: User?.Username, Enabled: true });
  expect(found.UserCreateDate).toBeInstanceOf(Date);
  expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: 'Ada@example.com' });
  await cognito.users.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username }));
  expect(await refusal(get(Username))).toBe('UserNotFoundException: User does not exist.');
});

test('tokens list the groups of a user, in order, until the user is removed from them', async () => {
  await makePerson(cognito, 'op@example.com', firstPassword);
  const create = (GroupName: string) =>
    cognito.users.send(
      new CreateGroupCommand({ UserPoolId: userPoolId, GroupName, Description: 'people who operate' }),
    );
  await create('auditors');
  expect(await refusal(create('operators'))).toContain('GroupExistsException');
  const of = (GroupName: string) => ({ UserPoolId: userPoolId, Username: 'op@example.com', GroupName });
  await cognito.users.send(new AdminAddUserToGroupCommand(of('operators')));
  await cognito.users.send(new AdminAddUserToGroupCommand(of('auditors')));
  expect(await refusal(cognito.users.send(new AdminAddUserToGroupCommand(of('nowhere'))))).toBe(
    'ResourceNotFoundException: Group not found.',
  );
  const groupsInToken = async () => {
    const { AccessToken } = await signInPerson(cognito, 'op@example.com', firstPassword);
    return JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString())['cognito:groups'];
  };
  expect(await groupsInToken()).toEqual(['auditors', 'operators']);
  await cognito.users.send(new AdminRemoveUserFromGroupCommand(of('auditors')));
  await cognito.users.send(new AdminRemoveUserFromGroupCommand(of('operators')));
  expect(await groupsInToken()).toBeUndefined();
  const { Groups } = await cognito.users.send(
    new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username: 'op@example.com' }),
  );
  expect(Groups).toEqual([]);
});

test('users are found by a filter and listed page by page', async () => {
  for (const name of ['pia', 'pit', 'zoe']) await makePerson(cognito, `${name}@pages.example`, firstPassword);
  const list = async (Filter: string) => {
    const { Users = [] } = await cognito.users.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }));
    return Users.flatMap(({ Attributes = [] }) => Attributes.filter(({ Name }) => Name === 'email')).map(
      ({ Value }) => Value,
    );
  };
  expect(await list('email = "ZOE@pages.example"')).toEqual(['zoe@pages.example']);
  expect((await list('email ^= "pi"')).sort()).toEqual(['pia@pages.example', 'pit@pages.example']);
  expect(await list('cognito:user_status = "UNCONFIRMED"')).toEqual([]);
  expect(await refusal(list('shoe = "44"'))).toContain('InvalidParameterException');

  const seen: string[] = [];
  let PaginationToken: string | undefined;
  do {
    const page: ListUsersCommandOutput = await cognito.users.send(
      new ListUsersCommand({ UserPoolId: userPoolId, Limit: 2, PaginationToken }),
    );
    expect(page.Users?.length).toBeLessThanOrEqual(2);
    seen.push(...(page.Users ?? []).map(({ Username = '' }) => Username));
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(3);
});

test('the pool and its client can be described, and no other pool exists', async () => {
  const { UserPool } = await cognito.users.send(new DescribeUserPoolCommand({ UserPoolId: userPoolId }));
  expect(UserPool).toMatchObject({ Id: userPoolId, MfaConfiguration: 'OFF', UsernameAttributes: ['email'] });
  expect(UserPool?.Policies?.PasswordPolicy?.MinimumLength).toBe(8);
  const { UserPoolClient } = await cognito.users.send(
    new DescribeUserPoolClientCommand({ UserPoolId: userPoolId, ClientId: clientId }),
  );
  expect(UserPoolClient?.ExplicitAuthFlows).toContain('ALLOW_USER_SRP_AUTH');
  const pools = await cognito.users.send(new ListUserPoolsCommand({ MaxResults: 10 }));
  expect(pools.UserPools).toHaveLength(1);
  const clients = await cognito.users.send(new ListUserPoolClientsCommand({ UserPoolId: userPoolId }));
  expect(clients.UserPoolClients?.[0]?.ClientId).toBe(clientId);
  const other = new DescribeUserPoolCommand({ UserPoolId: 'ap-southeast-1_Another' });
  expect(await refusal(cognito.users.send(other))).toBe(
    'ResourceNotFoundException: User pool ap-southeast-1_Another does not exist.',
  );
});
