/** Links this process to the running local cloud, as its functions are linked. */
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import type { Stack } from '../start/endpoints.ts';

/** Must run before the first import of a store. Variables that are set stay: `sst shell` links to a deployed stage. */
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
  for (const table of ['TransactionTable', 'PurchaseTable', 'SweepTable', 'DataPoolTable', 'LedgerTable'])
    link(table, { name: tables[table] });
  link('Chain', { rpcUrl, chainId, confirmations: 0, ...contracts });
  // A republished transaction may need a new signature, which only the signing functions can make.
  set('AWS_ENDPOINT_URL_LAMBDA', endpoints.lambda ?? '');
  for (const [name, fn] of Object.entries(functionLinks)) link(name, { name: functions[fn]?.name });
}

/** Returns whether `sst shell` has linked this process to a stage. */
export const isLinked = (): boolean => process.env.SST_RESOURCE_Chain !== undefined;
