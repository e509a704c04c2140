/**
 * Stores the answers to requests with an `Idempotency-Key`: the same request gets the same answer, a different request
 * with the same key is refused.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { StripeError } from '../wire/stripe-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  /** The body as it was sent. */
  readonly body: string;
}

export interface IdempotentAnswers {
  /**
   * @returns undefined if the key is new or has expired
   * @throws StripeError if the key was used with a different request
   */
  find(key: string, request: Request, nowSeconds: number): Answer | undefined;
  keep(key: string, request: Request, answer: Answer, nowSeconds: number): void;
}

/** Stripe keeps a key for a day. A later request with the same key counts as new. */
const keptSeconds = 86_400;
const longestKey = 255;

export function openIdempotentAnswers(database: DatabaseSync): IdempotentAnswers {
  database.exec(`CREATE TABLE IF NOT EXISTS idempotent_answer (
    key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, kept_at INTEGER NOT NULL
  ) STRICT;`);
  return {
    find: (key, request, nowSeconds) => {
      if (key.length > longestKey)
        throw new StripeError(
          'invalid_request_error',
          `Idempotency-Key is longer than ${longestKey} characters.`,
        );
      database.prepare('DELETE FROM idempotent_answer WHERE kept_at <= ?').run(nowSeconds - keptSeconds);
      const row = database.prepare('SELECT * FROM idempotent_answer WHERE key = ?').get(key);
      if (row === undefined) return undefined;
      if (row.request !== hashOf(request)) throw otherRequest(key);
      return { status: Number(row.status), body: JSON.parse(String(row.body)) };
    },
    keep: (key, request, { status, body }, nowSeconds) => {
      database
        .prepare('INSERT INTO idempotent_answer (key, request, status, body, kept_at) VALUES (?, ?, ?, ?, ?)')
        .run(key, hashOf(request), status, JSON.stringify(body), nowSeconds);
    },
  };
}

const hashOf = ({ method, path, body }: Request): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

const otherRequest = (key: string): StripeError =>
  new StripeError(
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  );
