/** Sends one request to the API without a retry, and fails if the route's schema does not declare the answer. */

import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import { assertResponse } from './assert-response.ts';

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test states the shape that it expects
  readonly body: any;
}

export async function call(
  stack: Stack,
  person: Person | undefined,
  route: string,
  body?: unknown,
): Promise<Answered> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(stack.apiUrl + path, {
    method,
    headers: person ? { authorization: `Bearer ${await person.idToken()}` } : {},
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status } = answer;
  const answered: unknown = await answer.json();
  assertResponse(route, status, answered);
  return { status, body: answered };
}

/** Returns the route that waits for a contribution's result, as the pages call it. */
export function uploadRoute(person: Person, poolId: string, key: string): string {
  const query = new URLSearchParams({
    title: poolId,
    ObjectLocation: Buffer.from(key).toString('base64'),
    userId: person.userSub,
  });
  return `POST /upload_v2?${query}`;
}

/**
 * Returns the answer of `POST /upload_v2`. On a busy machine the result takes longer than one call may wait; the call
 * is then repeated.
 */
export async function resultOf(stack: Stack, person: Person, poolId: string, key: string) {
  for (;;) {
    const answer = await call(stack, person, uploadRoute(person, poolId, key));
    if (answer.status !== 202) return answer;
  }
}
