/** Starts every part of the cloud: each as soon as the parts that it needs are up, as many as possible at once. */

import { z } from 'zod';
import { type Stack, writeEndpoints } from '../ground/endpoints.ts';
import { functionNameOf } from '../ground/name.ts';
import { keptOperator } from '../ground/operator.ts';
import { readSecrets } from '../ground/secret.ts';
import type { Checklist } from './context/checklist.ts';
import type { Invoke } from './context/invoke.ts';
import { createParts, type Parts } from './context/part.ts';
import { createPartContext, type PartContextOptions } from './context/part-context.ts';
import { linkValuesOf } from './link/link.ts';
import { bringUpAccounts, bringUpMailbox } from './part/accounts.ts';
import { bringUpApi } from './part/api.ts';
import { bringUpBus, startBus } from './part/bus.ts';
import { bringUpChain } from './part/chain.ts';
import { confirmationsOf, deploy } from './part/contracts.ts';
import { bringUpDatabase } from './part/database.ts';
import { bringUpFunctionUrls } from './part/function-url.ts';
import { bringUpFunctions } from './part/functions.ts';
import { showPages, startPages } from './part/pages.ts';
import { bringUpPush } from './part/push.ts';
import { bringUpStorage } from './part/storage.ts';
import { bringUpStripe } from './part/stripe.ts';
import { bringUpWorkflows } from './part/workflows.ts';
import { clientVariables, stackOf } from './stack.ts';

const partNames = [
  ...['database', 'storage', 'mailbox', 'accounts', 'events', 'workflows'],
  ...['chain', 'contracts', 'stripe', 'push', 'functions', 'api', 'pages'],
];
export interface BootOptions extends Omit<PartContextOptions, 'parts'> {
  /** The port of the pages; any free one if absent. */
  readonly webPort: number | undefined;
  readonly listOf: (names: readonly string[]) => Checklist;
}

export interface RunningCloud {
  /** Rejects with PartError if a part does not start; the other parts must then still be stopped. */
  readonly ready: Promise<Stack>;
  readonly stop: () => Promise<void>;
}

export function boot(options: BootOptions): RunningCloud {
  const parts = createParts(options.listOf(partNames));
  return { ready: bringUp(options, parts), stop: parts.stop };
}

async function bringUp({ webPort, ...options }: BootOptions, parts: Parts): Promise<Stack> {
  const { directory } = options;
  const secrets = readSecrets(directory);
  // Checked first, although it is needed last, so that a damaged file is reported before people wait.
  keptOperator(directory);
  const frame = createPartContext({ ...options, parts });
  const { part } = parts;
  let stack: Stack | undefined;

  // Other parts need the pages' address, and building the pages takes longer.
  const site = startPages(frame, webPort, () => stack);
  const events = startBus(frame);
  const mailbox = part('mailbox', () => bringUpMailbox(frame));
  const accounts = part('accounts', () => bringUpAccounts(frame, mailbox));
  const chain = part('chain', () => bringUpChain(frame));
  const api = part('api', async () => {
    const [service, streams] = await Promise.all([
      bringUpApi(frame, await accounts),
      bringUpFunctionUrls(frame),
    ]);
    return { ...service, streams };
  });
  const up = await allOf({
    dynamodb: part('database', () => bringUpDatabase(frame)),
    s3: part('storage', () => bringUpStorage(frame, events)),
    accounts,
    events: part('events', () => bringUpBus(frame, events)),
    stepfunctions: part('workflows', () => bringUpWorkflows(frame, events)),
    chain,
    contracts: part(
      'contracts',
      async () => deploy(await chain, secrets, directory),
      ({ marketplace }) => marketplace,
    ),
    mailbox,
    api,
    stripe: part(
      'stripe',
      async () => bringUpStripe(frame, secrets.StripeSecretKey, (await api).url),
      ({ apiUrl }) => apiUrl,
    ),
    push: part('push', async () => bringUpPush(frame, await accounts)),
    web: part('pages', () => showPages(site)),
  });
  const urls = {
    s3: up.s3,
    dynamodb: up.dynamodb,
    stepfunctions: up.stepfunctions,
    events: up.events,
    'cognito-idp': up.accounts.url,
    'cognito-identity': up.accounts.identityPoolUrl,
  };
  const links = linkValuesOf({
    secrets,
    contracts: up.contracts,
    rpcUrl: up.chain,
    confirmations: confirmationsOf(up.chain, process.env.CHAIN_CONFIRMATIONS),
    siteUrl: up.web.url,
    pushUrl: `${up.push.url}/event`,
    userPoolUrl: up.accounts.url,
    stripe: up.stripe,
  });
  const variables = clientVariables(urls, frame.root);
  const functions = await part('functions', () =>
    bringUpFunctions(frame, links, variables, secrets.FingerprintKey),
  );
  const stream = up.api.streams['stream-assistant'];
  const rest = {
    api: up.api.url,
    web: up.web.url,
    mailbox: up.mailbox.url,
    chain: up.chain,
    stripe: up.stripe.apiUrl,
    push: up.push.url,
    ...(stream !== undefined && { stream }),
  };
  stack = stackOf({ ...urls, lambda: functions.url, ...rest }, up.contracts, frame.root);
  writeEndpoints(directory, stack);
  void restoreChain(functions.invoke, options.onNotice).catch((error: unknown) =>
    options.onNotice(
      `The transactions on the chain were not compared with those that the lane published: ${String(error)}`,
    ),
  );
  // The lane's lease of a killed holder, or of a killed process that was waiting for it, expires after some seconds; so
  // the chain is compared again then.
  setTimeout(
    () => void restoreChain(functions.invoke, options.onNotice).catch(() => {}),
    lookAgainMs,
  ).unref();
  return stack;
}

const lookAgainMs = 8_000;
const tickSchema = z.object({ publishedAgain: z.number().int() });

/**
 * Publishes again at once the transactions that a killed chain lost with its last blocks, instead of at the lane's next
 * tick.
 */
async function restoreChain(invoke: Invoke, tell: (sentence: string) => void): Promise<void> {
  const { payload, functionError } = await invoke(functionNameOf('on-chain-tick'), '{}');
  if (functionError !== undefined) {
    tell(
      'The chain lane could not compare the chain with its published transactions: see npm run chain -- status.',
    );
    return;
  }
  const { publishedAgain } = tickSchema.parse(JSON.parse(payload));
  if (publishedAgain > 0)
    tell(`The chain had lost ${publishedAgain} published transactions; they were published again.`);
}

/** Waits for all promises; rejects with the first that fails. */
async function allOf<T extends Readonly<Record<string, Promise<unknown>>>>(
  made: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const entries = await Promise.all(Object.entries(made).map(async ([name, value]) => [name, await value]));
  return Object.fromEntries(entries) as { [K in keyof T]: Awaited<T[K]> };
}
