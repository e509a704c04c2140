/** For tests: runs payouts to banks in this process, over a real chain, database and payment server whose clock can be moved. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountStateName } from '@cgdx/stripe/object/account-state.ts';
import { startStripeServer } from '@cgdx/stripe/stripe-server.ts';
import Stripe from 'stripe';
import { type CountedFaultProxy, startCountedFaultProxy } from '../fault/counted-fault-proxy.ts';
import { type LaneStack, startLaneStack } from '../lane/lane-stack.ts';
import { changeLink, setLinks } from '../link/set-links.ts';
import { startBus } from '../purchase/purchase-stand.ts';
import { fillBalance, moveAccount, newAccount } from './paid-account.ts';

const secretKey = 'sk_test_of_this_stand';

export interface PayoutStand {
  readonly lane: LaneStack;
  readonly proxies: Readonly<
    Record<'database' | 'chain' | 'stripe' | 'bus' | 'signers' | 'workflows', CountedFaultProxy>
  >;
  /** Types of the events that the bus received. */
  readonly events: string[];
  /** A client of the payment server that does not pass through the proxy. */
  readonly stripe: Stripe;
  /** Moves the payment server's clock. */
  readonly advance: (ms: number) => void;
  /** Makes an account, and sets it up or leaves it incomplete. @returns its id */
  readonly newAccount: (finish?: 'all' | 'part') => Promise<string>;
  /** Moves an account to another state, without the server’s proxy. */
  readonly moveAccount: (account: string, state: AccountStateName) => Promise<void>;
  /** Adds money that can be paid out. */
  readonly fill: (cents: number) => Promise<void>;
  readonly availableCents: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Opens the stand and points the handlers' environment at it. Import handlers afterwards. */
export async function openPayoutStand(): Promise<PayoutStand> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-payout-'));
  const events: string[] = [];
  let shiftMs = 0;
  const [lane, server, bus] = await Promise.all([
    startLaneStack({ confirmations: 0, escrowCgdx: 1_000_000n }),
    startStripeServer({
      port: 0,
      directory,
      secretKey,
      admit: () => undefined,
      now: () => Date.now() + shiftMs,
    }),
    startBus(events),
  ]);
  const { urls } = lane;
  const proxies = {
    database: await startCountedFaultProxy(urls.database),
    chain: await startCountedFaultProxy(urls.chain),
    signers: await startCountedFaultProxy(urls.signers),
    workflows: await startCountedFaultProxy(urls.workflows),
    stripe: await startCountedFaultProxy(server.url),
    bus: await startCountedFaultProxy(bus.url),
  };
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: proxies.database.url,
    AWS_ENDPOINT_URL_LAMBDA: proxies.signers.url,
    AWS_ENDPOINT_URL_SFN: proxies.workflows.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: proxies.bus.url,
  });
  changeLink('Chain', { rpcUrl: proxies.chain.url });
  setLinks({
    EventBus: { name: 'default' },
    Site: { url: 'http://127.0.0.1:1' },
    Stripe: { apiUrl: proxies.stripe.url },
    StripeSecretKey: { value: secretKey },
    TransferGroupKey: { value: 'the key of this stand' },
  });
  const { hostname: host, port } = new URL(server.url);
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });
  return {
    lane,
    proxies,
    events,
    stripe,
    advance: (ms) => {
      shiftMs += ms;
    },
    newAccount: (finish) => newAccount(stripe, finish),
    moveAccount: (id, state) => moveAccount(server.url, id, state),
    fill: (cents) => fillBalance(stripe, cents),
    availableCents: async () => {
      const { available } = await stripe.balance.retrieve();
      return available.find(({ currency }) => currency === 'sgd')?.amount ?? 0;
    },
    stop: async () => {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
      await Promise.all([server, bus, lane].map((each) => each.stop()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
