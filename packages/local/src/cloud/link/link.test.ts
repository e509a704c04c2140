import { functions } from '@cgdx/workflows/wiring/function.ts';
import { expect, test } from 'vitest';
import { bucketNameOf, fillLinks, workflowArnOf } from '../../ground/name.ts';
import { endpointVariables, readReplaced, variableNaming } from '../../ground/replaced.ts';
import { confirmationsOf } from '../part/contracts.ts';
import { environmentOf, type LinkValues } from './link.ts';

const values = new Proxy({}, { get: (_target, link) => ({ name: String(link) }) }) as LinkValues;

test('a function sees its links and no others', () => {
  const env = environmentOf('api-wallet', values, { AWS_REGION: 'ap-southeast-1' });
  const links = Object.keys(env).filter((name) => name.startsWith('SST_RESOURCE_'));
  expect(links.toSorted()).toEqual(
    ['SST_RESOURCE_App', ...functions['api-wallet'].links.map((link) => `SST_RESOURCE_${link}`)].toSorted(),
  );
  expect(env.SST_RESOURCE_PersonTable).toBe('{"name":"PersonTable"}');
  expect(env.AWS_REGION).toBe('ap-southeast-1');
});

test('all names follow one rule', () => {
  expect(bucketNameOf('UnverifiedBucket')).toBe('cgdx-local-unverified');
  expect(workflowArnOf('ContributionWorkflow')).toBe(
    'arn:aws:states:ap-southeast-1:000000000000:stateMachine:cgdx-local-contribution',
  );
  expect(fillLinks({ name: ['{{UnverifiedBucket}}'], arn: '{{PayoutWorkflow}}' })).toEqual({
    name: ['cgdx-local-unverified'],
    arn: workflowArnOf('PayoutWorkflow'),
  });
  expect(() => fillLinks(['{{NoSuchThing}}'])).toThrow('NoSuchThing');
});

test('the variable that a client of a part reads also replaces the part', () => {
  expect(readReplaced({ AWS_ENDPOINT_URL_S3: 'http://localhost:4566/', CHAIN_RPC_URL: ' ' })).toEqual({
    s3: 'http://localhost:4566',
  });
  expect(() => readReplaced({ CHAIN_RPC_URL: 'localhost' })).toThrow('CHAIN_RPC_URL is not a URL');
});

test('the address of a replaced part is passed on in the same variable', () => {
  const url = 'http://127.0.0.1:1';
  const urls = {
    s3: url,
    dynamodb: url,
    stepfunctions: url,
    events: url,
    lambda: url,
    'cognito-idp': url,
    'cognito-identity': url,
  };
  expect(Object.keys(endpointVariables(urls))).toContain('AWS_ENDPOINT_URL_SFN');
});

test('the error for a replaced server that does not answer names its variable', () => {
  const replaced = { dynamodb: 'http://127.0.0.1:9999' };
  expect(variableNaming(replaced, 'connect ECONNREFUSED 127.0.0.1:9999')).toBe('AWS_ENDPOINT_URL_DYNAMODB');
  expect(variableNaming(replaced, 'connect ECONNREFUSED 127.0.0.1:4801')).toBeUndefined();
});

test('a public chain needs confirmations; a development chain mines no further blocks that could confirm', () => {
  expect(confirmationsOf('https://rpc.example', undefined)).toBe(3);
  expect(confirmationsOf('http://localhost:8545', undefined)).toBe(0);
  expect(confirmationsOf('http://localhost:8545', '2')).toBe(2);
});
