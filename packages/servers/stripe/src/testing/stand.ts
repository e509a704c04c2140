/** A server with Stripe's own client, a clock that can be moved, and an endpoint that receives events. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type StripeServer, type StripeServerOptions, startStripeServer } from '../stripe-server.ts';

export const secretKey = 'sk_test_of_this_test_alone';

export interface Heard {
  readonly body: string;
  readonly signature: string;
}

export interface Ear {
  readonly url: string;
  readonly heard: Heard[];
  /** The next statuses it returns, in order; then 200. */
  readonly answers: number[];
  stop(): Promise<void>;
}

export interface Stand {
  readonly stripe: Stripe;
  readonly url: () => string;
  /**
   * Stops the server and starts it again on its stored data. `elsewhere` starts it on another port, to which the client
   * `stripe` is not moved.
   */
  readonly restart: (where?: 'same' | 'elsewhere') => Promise<void>;
  readonly advance: (ms: number) => void;
  /** @returns the response's status, location and text */
  readonly visit: (
    path: string,
    form?: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; location: string | null; text: string }>;
  readonly close: () => Promise<void>;
}

export async function openStand(more: Partial<StripeServerOptions> = {}): Promise<Stand> {
  const directory = mkdtempSync(join(tmpdir(), 'stripe-server-'));
  let shiftMs = 0;
  const start = (port: number): Promise<StripeServer> =>
    startStripeServer({
      port,
      directory,
      secretKey,
      admit: () => undefined,
      now: () => Date.now() + shiftMs,
      retryAfterMs: () => 5,
      ...more,
    });
  let server = await start(0);
  const port = Number(new URL(server.url).port);
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  return {
    stripe,
    url: () => server.url,
    restart: async (where = 'same') => {
      await server.stop();
      server = await start(where === 'same' ? port : 0);
    },
    advance: (ms) => {
      shiftMs += ms;
    },
    visit: async (path, form) => {
      const answer = await fetch(new URL(path, server.url), {
        redirect: 'manual',
        ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
      });
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        text: await answer.text(),
      };
    },
    close: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export async function openEar(): Promise<Ear> {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    heard,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Makes a session that asks for `amount` cents. */
export const newSession = (
  stripe: Stripe,
  amount = 1250,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  options: Stripe.RequestOptions = {},
) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      success_url: 'http://127.0.0.1/account?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1/cart',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'sgd', unit_amount: amount, product_data: { name: 'An upload' } },
        },
      ],
      metadata: { basket: 'b-1' },
      payment_intent_data: { transfer_group: 'group-1' },
      ...more,
    },
    options,
  );

export const payPath = (session: Stripe.Checkout.Session): string => new URL(session.url ?? '').pathname;
