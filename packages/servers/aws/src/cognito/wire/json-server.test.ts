import { SetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitLoopback } from '../../process/admit.ts';
import { clientId, refusal, type TestCognito, testCognito } from '../test-cognito.ts';

const page = 'http://127.0.0.1:4800';
let cognito: TestCognito;
beforeAll(async () => {
  cognito = await testCognito({ admit: admitLoopback({ allowsOrigin: (origin) => origin === page }) });
});
afterAll(() => cognito.stop());

const post = (target: string, body: string, more: Record<string, string> = {}) =>
  fetch(cognito.userPool.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target, ...more },
    body,
  });
const prefix = 'AWSCognitoIdentityProviderService';

test('an admitted page passes the preflight, with the headers that it names', async () => {
  const response = await fetch(cognito.identityPool.url, {
    method: 'OPTIONS',
    headers: {
      origin: page,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(page);
  expect(response.headers.get('access-control-allow-headers')).toContain('x-amz-user-agent');
});

test('a refusal has its name in body and header, and every answer a request id', async () => {
  const response = await post(`${prefix}.GetUser`, '{"AccessToken":"x"}', { origin: page });
  expect(response.status).toBe(400);
  expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:');
  expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('access-control-allow-origin')).toBe(page);
  expect(await response.json()).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Invalid Access Token',
  });
});

test('a foreign page is refused before its call has any effect', async () => {
  const body = JSON.stringify({
    ClientId: clientId,
    Username: 'victim@example.test',
    Password: 'a good password',
  });
  const answer = await post(`${prefix}.SignUp`, body, { origin: 'https://attacker.example' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect(cognito.inbox).toEqual([]);
});

test('an operation that is not implemented says so', async () => {
  const call = cognito.users.send(new SetUserMFAPreferenceCommand({ AccessToken: 'x' }));
  expect(await refusal(call)).toBe(
    'UnknownOperationException: SetUserMFAPreference is not offered by the local cloud yet.',
  );
  expect((await post(`${prefix}.constructor`, '{}')).status).toBe(501);
});

test.each([
  ['no target', '', '{}', 400, 'UnknownOperationException'],
  ['no JSON', `${prefix}.GetUser`, '{"Acc', 400, 'SerializationException'],
  ['no object', `${prefix}.GetUser`, '[]', 400, 'InvalidParameterException'],
  ['null', `${prefix}.GetUser`, 'null', 400, 'InvalidParameterException'],
  ['far too much', `${prefix}.GetUser`, ' '.repeat(200_000), 413, 'RequestEntityTooLargeException'],
])('a body with %s is refused as AWS does', async (_, target, body, status, type) => {
  const response = await post(target, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ __type: type });
});
