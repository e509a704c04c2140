/**
 * A server that speaks Stripe's protocol, for development and tests: no money moves; otherwise it behaves as Stripe
 * does.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '@cgdx/aws/database/open-database.ts';
import { inTransaction } from '@cgdx/aws/database/transaction.ts';
import { type ApiOptions, type ApiRequest, answerApi } from './api.ts';
import type { Fees } from './context/operation.ts';
import { answerPage, type PageAnswer } from './pages.ts';
import { openBalance } from './payment/balance.ts';
import { openIdempotentAnswers } from './store/idempotency.ts';
import { openObjectStore } from './store/object-store.ts';
import { movePages } from './store/page-address.ts';
import { startDeliverer } from './webhook/deliver.ts';
import { openDeliveryStore } from './webhook/delivery-store.ts';
import { emitter } from './webhook/emit.ts';

export interface StripeServerOptions {
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The directory of all its data. */
  readonly directory: string;
  /** The secret key, `sk_test_…`, which permits every operation. */
  readonly secretKey: string;
  /** Returns a sentence if the request must be refused: one that a browser sends from a foreign page. */
  readonly admit: (headers: IncomingHttpHeaders) => string | undefined;
  /** Unix ms. */
  readonly now?: () => number;
  /** Cents of Singapore dollars that a new account begins with, as if its owner had topped it up; 0 by default. */
  readonly openingCents?: number;
  /** Seconds until a card's payment can be paid out. Stripe takes days; 0 by default. */
  readonly settleSeconds?: number;
  /** Fees of payments and disputes; none by default. */
  readonly fees?: Fees;
  /** If true, sends each event twice and the newest first. */
  readonly isUnruly?: boolean;
  /** Returns the wait in ms after this many attempts to deliver an event. */
  readonly retryAfterMs?: (attempts: number) => number;
  /** The version of Stripe's API that events are written in. */
  readonly apiVersion?: string;
  /** Gets a sentence when an endpoint does not accept an event. */
  readonly log?: (sentence: string) => void;
}

export interface StripeServer {
  /** `http://127.0.0.1:PORT`, no trailing slash. */
  readonly url: string;
  /** Stops taking requests and closes every file. */
  stop(): Promise<void>;
}

const noFees: Fees = { rate: 0, perCharge: 0, perDispute: 0 };
const defaultApiVersion = '2026-10-28.endive';
/** Returns one second, two, four, …, at most a minute. */
const doubling = (attempts: number): number => Math.min(60_000, 1000 * 2 ** (attempts - 1));

export async function startStripeServer(options: StripeServerOptions): Promise<StripeServer> {
  const { now = Date.now, settleSeconds = 0, fees = noFees, apiVersion = defaultApiVersion } = options;
  const database = openDatabase(join(options.directory, 'stripe.sqlite'));
  const objects = openObjectStore(database);
  const deliveries = openDeliveryStore(database);
  const answers = openIdempotentAnswers(database);
  const deliverer = startDeliverer({
    objects,
    deliveries,
    now,
    isUnruly: options.isUnruly ?? false,
    retryAfterMs: options.retryAfterMs ?? doubling,
    log: options.log ?? (() => undefined),
  });
  let url = '';
  const contextFor: ApiOptions['contextFor'] = ({ idempotencyKey, requestId }) => {
    const nowMs = now();
    const emit = emitter({ objects, deliveries, apiVersion, nowMs, idempotencyKey, requestId });
    return { store: objects, now: Math.floor(nowMs / 1000), url, settleSeconds, fees, emit };
  };
  openBalance(contextFor({ idempotencyKey: null, requestId: '' }), options.openingCents ?? 0);
  const api: ApiOptions = { database, objects, answers, secretKey: options.secretKey, contextFor };

  function serveApi(
    headers: IncomingHttpHeaders,
    about: Pick<ApiRequest, 'method' | 'path' | 'body' | 'query'>,
    response: ServerResponse,
  ): void {
    const requestId = `req_${randomBytes(7).toString('hex')}`;
    const header = (name: string): string | undefined => headers[name]?.toString();
    const { status, body, isReplayed } = answerApi(api, { ...about, requestId, header });
    const key = header('idempotency-key');
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': header('stripe-version') ?? apiVersion,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(body));
  }

  function servePage({ method, path, body }: Pick<ApiRequest, 'method' | 'path' | 'body'>): PageAnswer {
    const context = contextFor({ idempotencyKey: null, requestId: '' });
    return inTransaction(database, () =>
      answerPage(context, { method, path, form: new URLSearchParams(body) }),
    );
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = options.admit(request.headers);
    if (refusal !== undefined) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(`${refusal}\n`);
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      response.writeHead(413, { connection: 'close' }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const about = { method, path: pathname, body };
    try {
      if (pathname.startsWith('/v1/'))
        serveApi(request.headers, { ...about, query: search.slice(1) }, response);
      else sendPage(response, servePage(about));
    } finally {
      deliverer.wake();
    }
  }

  // Idle connections are never closed: a busy client might send on one at that moment, and its request would fail.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      options.log?.(`Stripe's server failed at ${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  movePages(database, url);
  deliverer.wake();
  return {
    url,
    stop: async () => {
      deliverer.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      database.close();
    },
  };
}

/** Larger than any form. */
const mostBodyBytes = 1_000_000;

/** Returns undefined if the body is larger than `mostBodyBytes`. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function sendPage(response: ServerResponse, answer: PageAnswer): void {
  if (answer.kind === 'redirect') {
    response.writeHead(303, { location: answer.to }).end();
    return;
  }
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    // With no-referrer a browser sends the form with `Origin: null`, which is refused like a foreign page's.
    'referrer-policy': 'same-origin',
  });
  response.end(answer.text);
}
