/** Links this process to the running local cloud, as its functions are linked. */
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { stripeApiUrl } from '@cgdx/workflows/wiring/stripe.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { endpointVariables } from '../../ground/replaced.ts';
import { readSecrets } from '../../ground/secret.ts';
import { stateDirectory } from '../../ground/state-directory.ts';
import { refundWallet } from './link.ts';

/** Must run before the first import of a store. Variables that are set stay: `sst shell` links to a deployed stage. */
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
  // A local stack with the real Stripe has its key in the environment, as `npm start` does.
  const { StripeSecretKey, TransferGroupKey } = readSecrets(stateDirectory());
  link('Stripe', { apiUrl: endpoints.stripe ?? stripeApiUrl });
  link('StripeSecretKey', { value: process.env.STRIPE_SECRET_KEY || StripeSecretKey });
  link('TransferGroupKey', { value: TransferGroupKey });
  // A republished transaction may need a new signature, which only the signing functions can make.
  const { dynamodb = '', s3 = '', lambda = '', events = '' } = endpoints;
  const urls = endpointVariables({ dynamodb, s3, lambda, events });
  for (const [name, url] of Object.entries(urls)) set(name, url);
  for (const [name, fn] of Object.entries(functionLinks)) link(name, { name: functions[fn]?.name });
}

/** Returns whether `sst shell` has linked this process to a stage. */
export const isLinked = (): boolean => process.env.SST_RESOURCE_Chain !== undefined;
