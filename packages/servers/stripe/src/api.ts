/** Serves the API: authenticates, finds the operation, replays idempotent answers. Each request is one transaction. */
import { timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '@cgdx/aws/database/transaction.ts';
import type { Context } from './context/operation.ts';
import { findOperation } from './operation/table.ts';
import { expandAll } from './store/expand.ts';
import type { Answer, IdempotentAnswers, Request } from './store/idempotency.ts';
import type { ObjectStore } from './store/object-store.ts';
import { type Form, parseForm } from './wire/form.ts';
import { readParameters } from './wire/parameter.ts';
import { StripeError } from './wire/stripe-error.ts';

export interface ApiOptions {
  readonly database: DatabaseSync;
  readonly objects: ObjectStore;
  readonly answers: IdempotentAnswers;
  readonly secretKey: string;
  readonly contextFor: (request: {
    readonly idempotencyKey: string | null;
    readonly requestId: string;
  }) => Context;
}

export interface ApiRequest extends Request {
  /** Without the question mark. */
  readonly query: string;
  readonly requestId: string;
  readonly header: (name: string) => string | undefined;
}

export interface ApiAnswer extends Answer {
  readonly isReplayed: boolean;
}

export function answerApi(options: ApiOptions, request: ApiRequest): ApiAnswer {
  try {
    authenticate(options.secretKey, request.header('authorization'));
    if (request.header('stripe-account') !== undefined)
      throw new StripeError(
        'invalid_request_error',
        'This server makes no calls on behalf of a connected account (Stripe-Account).',
      );
    return inTransaction(options.database, () => answer(options, request));
  } catch (error) {
    return { ...refusalOf(error), isReplayed: false };
  }
}

function refusalOf(error: unknown): Answer {
  if (error instanceof StripeError) return { status: error.status, body: error.body };
  const message = error instanceof Error ? error.message : String(error);
  return { status: 500, body: new StripeError('api_error', `An error of this server: ${message}`).body };
}

/** Accepts the key as `Bearer` or as the user name of `Basic`. */
function authenticate(secretKey: string, authorization = ''): void {
  const [kind = '', given = ''] = authorization.split(' ');
  const key = kind === 'Basic' ? (Buffer.from(given, 'base64').toString().split(':')[0] ?? '') : given;
  if (key === '')
    throw new StripeError(
      'invalid_request_error',
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      { status: 401 },
    );
  const [known, asked] = [Buffer.from(secretKey), Buffer.from(key)];
  if (known.length === asked.length && timingSafeEqual(known, asked)) return;
  throw new StripeError('invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`, {
    status: 401,
    code: 'api_key_invalid',
  });
}

function answer(options: ApiOptions, request: ApiRequest): ApiAnswer {
  const { method, path, body, query, requestId } = request;
  const key = method === 'POST' ? request.header('idempotency-key') : undefined;
  const context = options.contextFor({ idempotencyKey: key ?? null, requestId });
  const before =
    key === undefined ? undefined : options.answers.find(key, { method, path, body }, context.now);
  if (before !== undefined) return { ...before, isReplayed: true };
  const { operation, ids } = findOperation(method, path);
  const { expand = [], ...form } = parseForm(method === 'POST' ? body : query);
  // A request with invalid parameters does not use up its idempotency key.
  const parameters = readParameters(operation.parameters, form);
  const given = run(options, () => operation.run(context, parameters as never, ...ids));
  const made = given.status < 400 ? expanded(options, given, expand) : given;
  if (key !== undefined) options.answers.keep(key, { method, path, body }, made, context.now);
  return { ...made, isReplayed: false };
}

/** Runs an operation. A refusal is an answer, too: it is stored and replayed for the same request. */
function run(options: ApiOptions, work: () => object): Answer {
  options.database.exec('SAVEPOINT operation');
  try {
    const body = work();
    options.database.exec('RELEASE operation');
    return { status: 200, body };
  } catch (error) {
    // A declined card leaves a payment behind, so its changes are kept.
    const isKept = error instanceof StripeError && error.body.error.payment_intent !== undefined;
    options.database.exec(isKept ? 'RELEASE operation' : 'ROLLBACK TO operation; RELEASE operation');
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: error.body };
  }
}

const expanded = ({ objects }: ApiOptions, { status, body }: Answer, expand: Form[string]): Answer => ({
  status,
  body: expandAll(objects, body as object, Array.isArray(expand) ? expand.map(String) : []),
});
