import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const whole = {
  mode: 'local',
  region: 'ap-southeast-1',
  apiUrl: 'http://127.0.0.1:4808',
  userPoolId: 'ap-southeast-1_LocalPool1',
  userPoolClientId: 'client',
  identityPoolId: 'ap-southeast-1:0',
  unverifiedBucket: 'cgdx-local-unverified',
  marketplaceAddress: '0x0000000000000000000000000000000000000001',
  cgdxAddress: '0x0000000000000000000000000000000000000002',
};

it('reads the configuration that the server wrote, with the required chain as the default', () => {
  expect(parseConfig(JSON.stringify(whole))).toMatchObject({ ...whole, chainId: 1287 });
});

it('names the missing fields if the page was served without its configuration', () => {
  expect(() => parseConfig('{}'), 'proves error.page-served-without').toThrow(/apiUrl, userPoolId/);
  expect(() => parseConfig('')).toThrow(/without its configuration/);
});
