/**
 * Sends one request to the API, and fails if the route's schema does not declare the answer. It is sent again only if the
 * gateway has not admitted it: how many calls a second the tests make depends on the machine.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import { assertResponse } from './assert-response.ts';

/** What the gateway says, before any route has begun. */
const notAdmitted = 'Too Many Requests';
const pauseMs = 200;

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
  for (;;) {
    const answer = await fetch(stack.apiUrl + path, {
      method,
      headers: person ? { authorization: `Bearer ${await person.idToken()}` } : {},
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { status } = answer;
    const answered = (await answer.json()) as { readonly message?: string };
    if (answered.message === notAdmitted) {
      await wait(pauseMs);
      continue;
    }
    assertResponse(route, status, answered);
    return { status, body: answered };
  }
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
