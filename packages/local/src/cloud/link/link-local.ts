/** Links this process to the running local cloud in the same way as its functions. */
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { stripeApiUrl } from '@cgdx/workflows/wiring/stripe.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { endpointVariables } from '../../ground/replaced.ts';
import { readSecrets } from '../../ground/secret.ts';
import { stateDirectory } from '../../ground/state-directory.ts';
import { refundWallet } from './link.ts';

/**
 * Must run before the first import of a store. Variables that are already set stay, as `sst shell` links to a deployed
 * stage by them.
 */
export function linkToLocal({
  region,
  credentials,
  endpoints,
  tables,
  buckets,
  chain,
  functions,
  eventBus,
  webUrl,
}: Stack): void {
  const set = (name: string, value: string): void => {
    process.env[name] ??= value;
  };
  const link = (name: string, value: unknown): void => set(`SST_RESOURCE_${name}`, JSON.stringify(value));
  set('AWS_REGION', region);
  set('AWS_ACCESS_KEY_ID', credentials?.accessKeyId ?? '');
  set('AWS_SECRET_ACCESS_KEY', credentials?.secretAccessKey ?? '');
  const { contracts, rpcUrl, chainId } = chain;
  link('App', { name: 'cgdx', stage: 'local' });
  for (const [name, value] of Object.entries({ ...tables, ...buckets })) link(name, { name: value });
  link('Chain', { rpcUrl, chainId, confirmations: 0, refundWallet: refundWallet(), ...contracts });
  link('EventBus', { name: eventBus.name });
  link('Site', { url: webUrl });
  // A local stack that uses the real Stripe has the key in the environment, where `npm start` finds it as well.
  const { StripeSecretKey, TransferGroupKey } = readSecrets(stateDirectory());
  link('Stripe', { apiUrl: endpoints.stripe ?? stripeApiUrl });
  link('StripeSecretKey', { value: process.env.STRIPE_SECRET_KEY || StripeSecretKey });
  link('TransferGroupKey', { value: TransferGroupKey });
  // A transaction that is published again may need a new signature, which only the signing functions can make.
  const { dynamodb = '', s3 = '', lambda = '', events = '' } = endpoints;
  const urls = endpointVariables({ dynamodb, s3, lambda, events });
  for (const [name, url] of Object.entries(urls)) set(name, url);
  for (const [name, fn] of Object.entries(functionLinks)) link(name, { name: functions[fn]?.name });
}

/** Returns whether `sst shell` has linked this process to a stage. */
export const isLinked = (): boolean => process.env.SST_RESOURCE_Chain !== undefined;
