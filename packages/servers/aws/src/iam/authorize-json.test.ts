import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { expect, test } from 'vitest';
import { authorizeJson } from './authorize-json.ts';
import type { Credential } from './credential.ts';

const now = Date.parse('2026-01-15T12:00:00Z');
const machine = 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:one';
const caller: Credential = {
  accessKeyId: 'TEMP',
  secretAccessKey: 'secret',
  sessionToken: 'token',
  expiresAt: now + 3_600_000,
  statements: [{ effect: 'Allow', actions: ['states:Start*'], resources: [machine] }],
  tags: {},
};

async function call(action: string, change: { body?: string; as?: Credential; nowMs?: number } = {}) {
  const body = '{"a":1}';
  const signer = new SignatureV4({
    credentials: { accessKeyId: 'TEMP', secretAccessKey: 'secret', sessionToken: 'token' },
    region: 'ap-southeast-1',
    service: 'states',
    sha256: Sha256,
  });
  const request = {
    method: 'POST',
    protocol: 'http:',
    hostname: '127.0.0.1',
    path: '/',
    query: {},
    headers: { host: '127.0.0.1:4803', 'x-amz-target': `AWSStepFunctions.${action}` },
    body,
  };
  const { headers } = await signer.sign(request, { signingDate: new Date(now) });
  const authorize = authorizeJson(
    (id) => (id === 'TEMP' ? (change.as ?? caller) : undefined),
    () => change.nowMs ?? now,
  );
  const lower = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v]));
  return authorize({
    method: 'POST',
    url: '/',
    headers: lower,
    body: change.body ?? body,
    action: `states:${action}`,
    resource: machine,
  });
}

test('a signed and permitted call goes through', async () => {
  expect(await call('StartExecution')).toBeUndefined();
});

test('a call without permission is an AccessDeniedException with the caller, the action and the resource', async () => {
  const fault = await call('StopExecution');
  expect(fault).toMatchObject({ status: 400, type: 'AccessDeniedException' });
  expect(fault?.message).toContain(`states:StopExecution on resource: ${machine}`);
});

test('a changed body, a late call and an expired token each have their own error type', async () => {
  expect(await call('StartExecution', { body: '{"a":2}' })).toMatchObject({
    type: 'InvalidSignatureException',
  });
  expect(await call('StartExecution', { nowMs: now + 400_000 })).toMatchObject({
    type: 'InvalidSignatureException',
  });
  expect(await call('StartExecution', { nowMs: now + 4_000_000 })).toMatchObject({
    type: 'ExpiredTokenException',
  });
  expect(await call('StartExecution', { as: { ...caller, sessionToken: 'new' } })).toMatchObject({
    type: 'UnrecognizedClientException',
  });
});

test('an unsigned call is refused because its token is missing', () => {
  const fault = authorizeJson(
    () => undefined,
    () => now,
    403,
  )({
    method: 'POST',
    url: '/',
    headers: { host: 'x' },
    body: '',
    action: 'states:ListStateMachines',
    resource: '*',
  });
  expect(fault).toMatchObject({ status: 403, type: 'MissingAuthenticationTokenException' });
});
