import { isAllowed } from '@cgdx/aws/iam/policy.ts';
import { expect, test } from 'vitest';
import { functionCredentials } from './function-credential.ts';

const { of, find } = functionCredentials('secret');

test('a function may do what the wiring permits, on its links, and nothing else', () => {
  const mask = of('mask-personal-information');
  const own = 'arn:aws:s3:::cgdx-local-verified/masked/a.ndjson';
  expect(isAllowed(mask, 's3:PutObject', own)).toBe(true);
  expect(isAllowed(mask, 's3:PutObject', 'arn:aws:s3:::somebody-else/a')).toBe(false);
  expect(isAllowed(of('api-data-pool'), 's3:GetObject', own)).toBe(false);
  expect(isAllowed(of('check-authenticity'), 's3:PutObject', 'arn:aws:s3:::cgdx-local-unverified/a')).toBe(
    false,
  );
});

test('a sweep may read the executions of its workflow, and of no other', () => {
  const sweep = of('on-purchase-sweep');
  const execution = (workflow: string) =>
    `arn:aws:states:ap-southeast-1:000000000000:execution:cgdx-local-${workflow}:p-1`;
  expect(isAllowed(sweep, 'states:RedriveExecution', execution('purchase'))).toBe(true);
  expect(isAllowed(sweep, 'states:StopExecution', execution('purchase'))).toBe(false);
  expect(isAllowed(sweep, 'states:RedriveExecution', execution('payout'))).toBe(false);
});

test('keys differ by function and by stage, and stay the same after a restart', () => {
  expect(of('api-upload').accessKeyId).not.toBe(of('api-wallet').accessKeyId);
  expect(functionCredentials('other').of('api-upload').secretAccessKey).not.toBe(
    of('api-upload').secretAccessKey,
  );
  expect(functionCredentials('secret').of('api-upload')).toEqual(of('api-upload'));
  expect(find(of('api-upload').accessKeyId)).toEqual(of('api-upload'));
  expect(find('nobody')).toBeUndefined();
});
