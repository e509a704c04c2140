/** The pages' configuration for this stack, all of which is public. */
import { readPageSettings } from '@cgdx/workflows/wiring/page-setting.ts';
import { minter } from '../../ground/account.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { earlyBirdEndsAt } from './link.ts';

export const pageConfigOf = (stack: Stack): Readonly<Record<string, unknown>> => ({
  mode: 'local',
  region: stack.region,
  apiUrl: stack.apiUrl,
  streamUrl: stack.streamUrl,
  pushUrl: stack.pushUrl,
  userPoolId: stack.userPoolId,
  userPoolClientId: stack.userPoolClientId,
  identityPoolId: stack.identityPoolId,
  userPoolEndpoint: stack.endpoints['cognito-idp'],
  identityPoolEndpoint: stack.endpoints['cognito-identity'],
  unverifiedBucket: stack.buckets.UnverifiedBucket,
  s3Endpoint: stack.endpoints.s3,
  rpcUrl: stack.chain.rpcUrl,
  chainId: stack.chain.chainId,
  marketplaceAddress: stack.chain.contracts.marketplace,
  cgdxAddress: stack.chain.contracts.cgdx,
  developmentMinter: minter.address,
  siteUrl: stack.webUrl,
  mailboxUrl: stack.mailboxUrl,
  copyrightYear: String(new Date().getFullYear()),
  earlyBirdEndsAt: earlyBirdEndsAt(),
  ...readPageSettings(process.env),
});
