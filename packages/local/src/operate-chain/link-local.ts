/** Links this process to the local cloud that runs, as its functions are linked. */
import { operator } from '../chain/account.ts';
import type { Stack } from '../start/endpoints.ts';

/** Must come before the first import of a store. What is set already stays: `sst shell` links to a deployed stage. */
export function linkToLocal({ region, credentials, endpoints, tables, chain }: Stack): void {
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
  link('OperatorKey', { value: operator.privateKey });
}

/** `sst shell` has linked us to a stage. */
export const isLinked = (): boolean => process.env.SST_RESOURCE_Chain !== undefined;
