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

it('takes the configuration as the server wrote it, on the required chain by default', () => {
  expect(parseConfig(JSON.stringify(whole))).toMatchObject({ ...whole, chainId: 1287 });
});

it('names what is missing where the page was served without it', () => {
  expect(() => parseConfig('{}'), 'proves error.page-served-without').toThrow(/apiUrl, userPoolId/);
  expect(() => parseConfig('')).toThrow(/without its configuration/);
});
