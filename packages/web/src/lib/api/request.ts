/** One call of the API: signed in, never cached, retried while that helps, its answer checked. */
import { pageConfig } from '../config/config.ts';
import { idToken } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { withRetry } from './retry.ts';

/** A zod schema, by the one thing that is needed of it. */
interface Parser<T> {
  parse(data: unknown): T;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** @throws ApiError with the server's sentence and advice; status 0 if no answer came */
export function request<T>(parser: Parser<T>, call: Call): Promise<T> {
  return withRetry(async () => parser.parse(await send(call)));
}

async function send({ method, path, query, body, signal }: Call): Promise<unknown> {
  const token = await idToken();
  if (!token) throw new ApiError(401, 'NotSignedIn', 'You are signed out.', 'Sign in again to go on.');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  let response: Response;
  try {
    response = await fetch(`${pageConfig().apiUrl}${path}${search}`, {
      method,
      cache: 'no-store',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'NetworkError', 'We cannot be reached.', 'Check your connection and try again.');
  }
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOf(response.status, answer);
  return answer;
}

const tooMany = 429;
const gatewayCode = 'TooManyRequests';

function errorOf(status: number, answer: unknown): ApiError {
  const { message, code, advice } = (answer ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  // The gateway's own answer: in the cloud it has three words and nothing else.
  if (status === tooMany && (text(code) ?? gatewayCode) === gatewayCode) {
    const busy = 'So many people use this just now that you have to wait.';
    return new ApiError(status, gatewayCode, busy, 'Nothing was done. Please try again in a moment.');
  }
  return new ApiError(
    status,
    text(code) ?? `Http${status}`,
    text(message) ?? 'An unexpected error occurred. Please try again.',
    text(advice),
  );
}
