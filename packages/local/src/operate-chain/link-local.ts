/** Links this process to the local cloud that runs, as its functions are linked. */
import { functionLinks } from '@cgdx/workflows/wiring/function.ts';
import type { Stack } from '../start/endpoints.ts';

/** Must come before the first import of a store. What is set already stays: `sst shell` links to a deployed stage. */
export function linkToLocal({ region, credentials, endpoints, tables, chain, functions }: Stack): void {
  const set = (name: string, value: string): void => {
    process.env[name] ??= value;
  };
  const link = (name: string, value: unknown): void => set(`SST_RESOURCE_${name}`, JSON.stringify(value));
  set('AWS_REGION', region);
  set('AWS_ACCESS_KEY_ID', credentials?.accessKeyId ?? '');
  set('AWS_SECRET_ACCESS_KEY', credentials?.secretAccessKey ?? '');
  set('AWS_ENDPOINT_URL_DYNAMODB', endpoints.dynamodb ?? '');
  const { contracts, rpcUrl, chainId } = chain;
  link('App', { name: 'cgdx', stage: 'local' });
  link('MerkleTreeTable', { name: tables.MerkleTreeTable });
  link('TransactionTable', { name: tables.TransactionTable });
  link('Chain', { rpcUrl, chainId, confirmations: 0, ...contracts });
  // What is published again may need a signature anew: the functions give it that alone may.
  set('AWS_ENDPOINT_URL_LAMBDA', endpoints.lambda ?? '');
  for (const [name, fn] of Object.entries(functionLinks)) link(name, { name: functions[fn]?.name });
}

/** `sst shell` has linked us to a stage. */
export const isLinked = (): boolean => process.env.SST_RESOURCE_Chain !== undefined;
