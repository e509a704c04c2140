/** Brings up every part in the order in which they need one another, as many at once as can be. */
import { join } from 'node:path';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { startChain } from '../chain/chain.ts';
import { startCognito } from '../cognito/start-cognito.ts';
import { startDynamoDb } from '../dynamodb/dynamodb.ts';
import { tables } from '@cgdx/workflows/wiring/table.ts';
import { clientsOf } from './client.ts';
import { seedPools } from './provision/pools.ts';
import type { Cognito } from '../cognito/start-cognito.ts';
import { createTables } from '../dynamodb/table.ts';
import { startEvents } from '../events/events.ts';
import { authorizeJson } from '../iam/authorize-json.ts';
import type { FindCredential } from '../iam/credential.ts';
import { startMailbox } from '../mailbox/start-mailbox.ts';
import type { Service } from '../service.ts';
import { startSite } from '../web/site.ts';
import { buildPages } from './build/build.ts';
import type { Checklist } from './checklist.ts';
import { deploy } from './contracts.ts';
import { rootCredentialOf } from './credential.ts';
import { type Stack, writeEndpoints } from './endpoints.ts';
import { accountId, bucketNameOf, tableNames, tableNameOf, identityPoolId, userPoolId, webClientId } from './name.ts';
import { createParts, type Parts } from './part.ts';
import { choosePorts } from './ports.ts';
import type { Replaceable, Replaced } from './replaced.ts';
import { readSecrets } from './secret.ts';
import { stackOf } from './stack.ts';
import { repositoryRoot } from './state-directory.ts';

const partNames = [
  'database',
  'storage',
  'mailbox',
  'accounts',
  'events',
  'workflows',
  'chain',
  'contracts',
  'functions',
  'api',
  'pages',
];

export interface BootOptions {
  readonly directory: string;
  readonly replaced: Replaced;
  /** Where the pages must be served; anywhere free where it is left out. */
  readonly webPort: number | undefined;
  readonly listOf: (names: readonly string[]) => Checklist;
  /** Told in words what happened and was mended. */
  readonly onNotice: (sentence: string) => void;
  /** Told in words that a part is gone for good. */
  readonly onGone: (sentence: string) => void;
}

export interface RunningCloud {
  /** Rejects with PartError where a part does not come up; the others must still be stopped then. */
  readonly ready: Promise<Stack>;
  readonly stop: () => Promise<void>;
}

export function boot(options: BootOptions): RunningCloud {
  const parts = createParts(options.listOf(partNames));
  return { ready: bringUp(options, parts), stop: parts.stop };
}

async function bringUp(options: BootOptions, parts: Parts): Promise<Stack> {
  const { directory, replaced } = options;
  const ports = await choosePorts(options.webPort);
  const secrets = readSecrets(directory);
  const root = rootCredentialOf(replaced, process.env);
  const watched = { onRestart: options.onNotice, onGone: options.onGone };
  const at = (name: string) => ({ directory: join(directory, name) });

  /** Starts a part of ours, or takes the one that replaces it. */
  const ours = async (service: Replaceable, start: () => Promise<Service>): Promise<string> => {
    const other = replaced[service];
    if (other !== undefined) return other;
    const started = await start();
    parts.stopWith(started.stop);
    return started.url;
  };
  const { part } = parts;

  let cognito: Cognito | undefined;
  const find: FindCredential = (id) => (id === root.accessKeyId ? root : cognito?.find(id));
  const authorize = authorizeJson(find, Date.now);
  const clients = clientsOf(root);
  const database = part('database', async () => {
    const url = await ours('dynamodb', () => startDynamoDb({ port: ports.dynamodb, directory: at('dynamodb').directory, ...watched }));
    const client = clients.dynamodb(url);
    await createTables(client, Object.fromEntries(tableNames.map((name) => [tableNameOf(name), tables[name]])));
    await seedPools(client, tableNameOf('DataPoolTable'));
    client.destroy();
    return url;
  }, (url) => url);
  const chain = part('chain', () => ours('chain', () => startChain({ port: ports.chain, ...at('chain'), ...watched })), (url) => url);
  const contracts = part('contracts', async () => deploy(await chain, secrets.OperatorKey, directory), (c) => c.marketplace);
  const mailbox = part('mailbox', async () => { const m = await startMailbox({port: ports.mailbox, ...at('mailbox')}); parts.stopWith(m.stop); return m; }, (m) => m.url);
  const accounts = part('accounts', async () => { const m = await mailbox; cognito = await startCognito({userPoolPort: ports['cognito-idp'], identityPoolPort: ports['cognito-identity'], ...at('cognito'), userPool: {id: userPoolId, clientId: webClientId}, identityPool: {id: identityPoolId}, sendMail: (mail) => void m.deliver(mail), authorize, bucketName: bucketNameOf('UnverifiedBucket')}); parts.stopWith(cognito.userPool.stop); parts.stopWith(cognito.identityPool.stop); return cognito; }, (c) => c.userPool.url);
  await Promise.all([database, contracts, accounts]);
  await new Promise(r => setTimeout(r, 20000));
  throw new Error('x');
}
