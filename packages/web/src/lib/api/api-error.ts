/** An error of the API, or the failure to reach it. */
import { unexpectedError } from '@cgdx/core/specification/message.ts';
export class ApiError extends Error {
  /** The HTTP status; 0 if there was no response at all. */
  readonly status: number;
  /** A stable name in PascalCase, for programs. */
  readonly code: string;
  /** A sentence that says what to do. */
  readonly advice: string | undefined;

  /** The uploads of a cart that the error is about, base64. */
  readonly uploadHashes: readonly string[];

  constructor(
    status: number,
    code: string,
    message: string,
    advice?: string,
    uploadHashes: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.advice = advice;
    this.uploadHashes = uploadHashes;
  }
}

/** Returns the error for a response that does not match the route's schema; the cause, which names the field, is for developers. */
export const unexpectedAnswer = (status: number, cause?: unknown): ApiError =>
  new ApiError(
    status,
    'UnknownAnswer',
    'The server sent an unexpected response.',
    'Reload the page and try again.',
    [],
    { cause },
  );

/** Returns one or two sentences for the person: what happened, and what to do if the error says it. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return [error.message, error.advice].filter(Boolean).join(' ');
  if (error instanceof Error && error.message) return error.message;
  return unexpectedError;
}
