import { expect, test } from 'vitest';
import type { Credential, Statement } from './credential.ts';
import { isAllowed } from './policy.ts';

const who = (statements: readonly Statement[], tags: Record<string, string> = {}): Credential => ({
  accessKeyId: 'K',
  secretAccessKey: 's',
  statements,
  tags,
});
const allow = (actions: string[], resources: string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources,
});
const own = [allow(['s3:PutObject'], [`arn:aws:s3:::b/\${aws:PrincipalTag/sub}/*`])];
const deny = (actions: string[], resources: string[]): Statement => ({ effect: 'Deny', actions, resources });

test('nothing is allowed without a statement that allows it', () => {
  expect(isAllowed(who([]), 's3:GetObject', 'arn:aws:s3:::b/k')).toBe(false);
  expect(isAllowed(who([allow([], ['*'])]), 's3:GetObject', 'arn:aws:s3:::b/k')).toBe(false);
});

test('stars and question marks are wildcards, and letter case matters only in resources', () => {
  const c = who([allow(['s3:Get*'], ['arn:aws:s3:::b-?/*/x*z'])]);
  expect(isAllowed(c, 'S3:getobject', 'arn:aws:s3:::b-1/a/b/c/xyxz')).toBe(true);
  expect(isAllowed(c, 's3:GetObject', 'arn:aws:s3:::b-1/a/xyzq')).toBe(false);
  expect(isAllowed(c, 's3:GetObject', 'arn:aws:s3:::b-12/a/xz')).toBe(false);
  expect(isAllowed(c, 's3:GetObject', 'arn:aws:s3:::B-1/a/xz')).toBe(false);
  expect(isAllowed(c, 's3:PutObject', 'arn:aws:s3:::b-1/a/xz')).toBe(false);
});

test('a denial wins over every permission', () => {
  const c = who([allow(['*'], ['*']), deny(['s3:Delete*'], ['arn:aws:s3:::keep/*'])]);
  expect(isAllowed(c, 's3:DeleteObject', 'arn:aws:s3:::keep/k')).toBe(false);
  expect(isAllowed(c, 's3:DeleteObject', 'arn:aws:s3:::other/k')).toBe(true);
});

test('a principal tag gives access only to its own prefix', () => {
  expect(isAllowed(who(own, { sub: 'alice' }), 's3:PutObject', 'arn:aws:s3:::b/alice/k')).toBe(true);
  expect(isAllowed(who(own, { sub: 'alice' }), 's3:PutObject', 'arn:aws:s3:::b/bob/k')).toBe(false);
  expect(isAllowed(who(own, { sub: 'alice' }), 's3:PutObject', 'arn:aws:s3:::b/alice2/k')).toBe(false);
  expect(isAllowed(who(own), 's3:PutObject', 'arn:aws:s3:::b//k')).toBe(false);
});

test('a tag that consists of wildcards is plain text', () => {
  expect(isAllowed(who(own, { sub: '*' }), 's3:PutObject', 'arn:aws:s3:::b/bob/k')).toBe(false);
  expect(isAllowed(who(own, { sub: '*' }), 's3:PutObject', 'arn:aws:s3:::b/*/k')).toBe(true);
});
