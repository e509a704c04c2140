/** Brings up every part in the order in which they need one another, as many at once as can be. */

import type { Checklist } from './checklist.ts';
import { type Stack, writeEndpoints } from './endpoints.ts';
import { linkValuesOf } from './link.ts';
import { bringUpAccounts, bringUpMailbox } from './part/accounts.ts';
import { bringUpApi } from './part/api.ts';
import { bringUpBus, startBus } from './part/bus.ts';
import { bringUpChain } from './part/chain.ts';
import { deploy } from './part/contracts.ts';
import { bringUpDatabase } from './part/database.ts';
import { createFrame, type FrameOptions } from './part/frame.ts';
import { bringUpFunctions } from './part/functions.ts';
import { bringUpPages } from './part/pages.ts';
import { createParts, type Parts } from './part/part.ts';
import { bringUpStorage } from './part/storage.ts';
import { bringUpWorkflows } from './part/workflows.ts';
import { choosePorts } from './ports.ts';
import { readSecrets } from './secret.ts';
import { clientVariables, stackOf } from './stack.ts';

const partNames = [
  ...['database', 'storage', 'mailbox', 'accounts', 'events', 'workflows'],
  ...['chain', 'contracts', 'functions', 'api', 'pages'],
];
/** Our own chain mines a block for each transaction and never takes one back; another one may. */
const confirmations = { ours: 0, other: 3 };

export interface BootOptions extends Omit<FrameOptions, 'ports' | 'parts'> {
  /** Where the pages must be served; anywhere free where it is left out. */
  readonly webPort: number | undefined;
  readonly listOf: (names: readonly string[]) => Checklist;
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

async function bringUp({ webPort, ...options }: BootOptions, parts: Parts): Promise<Stack> {
  const { directory, replaced } = options;
  const ports = await choosePorts(webPort);
  const secrets = readSecrets(directory);
  const frame = createFrame({ ...options, ports, parts });
  const { part } = parts;

  const mailbox = part(
    'mailbox',
    () => bringUpMailbox(frame),
    ({ url }) => url,
  );
  const events = startBus(frame);
  const chain = part(
    'chain',
    () => bringUpChain(frame),
    (url) => url,
  );
  const known = Promise.withResolvers<Stack>();
  const pages = part(
    'pages',
    () => bringUpPages(frame, known.promise),
    ({ url }) => url,
  );
  // Waited for at the end; until then its failure has to wait, too.
  pages.catch(() => undefined);
  const [dynamodb, s3, accounts, bus, stepfunctions, rpcUrl, contracts, { url: mailboxUrl }] =
    await Promise.all([
      part(
        'database',
        () => bringUpDatabase(frame),
        (url) => url,
      ),
      part(
        'storage',
        () => bringUpStorage(frame, events),
        (url) => url,
      ),
      part(
        'accounts',
        () => bringUpAccounts(frame, mailbox),
        ({ userPoolUrl }) => userPoolUrl,
      ),
      part(
        'events',
        () => bringUpBus(frame, events),
        (url) => url,
      ),
      part(
        'workflows',
        () => bringUpWorkflows(frame, events),
        (url) => url,
      ),
      chain,
      part(
        'contracts',
        async () => deploy(await chain, secrets.OperatorKey, directory),
        ({ marketplace }) => marketplace,
      ),
      mailbox,
    ]);
  const urls = {
    s3,
    dynamodb,
    stepfunctions,
    events: bus,
    lambda: `http://127.0.0.1:${ports.lambda}`,
    'cognito-idp': accounts.userPoolUrl,
    'cognito-identity': accounts.identityPoolUrl,
    api: `http://127.0.0.1:${ports.api}`,
    web: `http://127.0.0.1:${ports.web}`,
    mailbox: mailboxUrl,
    chain: rpcUrl,
  };
  const links = linkValuesOf({
    secrets,
    contracts,
    rpcUrl,
    confirmations: replaced.chain === undefined ? confirmations.ours : confirmations.other,
    siteUrl: urls.web,
  });
  const functions = await part(
    'functions',
    () => bringUpFunctions(frame, links, clientVariables(urls, frame.root), secrets.FingerprintKey),
    ({ url }) => url,
  );
  const stack = stackOf({ ...urls, lambda: functions.url }, contracts, frame.root);
  known.resolve(stack);
  await Promise.all([
    pages,
    part(
      'api',
      () => bringUpApi(frame, functions.invoke, accounts),
      ({ url }) => url,
    ),
  ]);
  writeEndpoints(directory, stack);
  return stack;
}
