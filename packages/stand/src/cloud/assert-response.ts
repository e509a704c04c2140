/** Compares what the API answered with what its schema declares: a test that calls it also proves its documents. */
import { isDeepStrictEqual } from 'node:util';
import { refusalsOf } from '@cgdx/api/refusal.ts';
import { type RouteKey, routeSchemas } from '@cgdx/api/routes.ts';
import { errorSchema, statusOfError } from '@cgdx/api/schema/error.ts';
import type { RouteSchema } from '@cgdx/api/schema/route-schema.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';

const keys = Object.keys(routeSchemas) as RouteKey[];
const words = (path: string): string[] => path.split('/');

/** Returns a call's route as a gateway finds it: a literal word takes precedence over a name in braces. */
function keyOf(call: string): RouteKey | undefined {
  const asked = words(call.replace(/\?.*/s, ''));
  const fits = keys.filter((key) => {
    const own = words(key);
    return own.length === asked.length && own.every((word, at) => word === asked[at] || word.startsWith('{'));
  });
  return fits.find((key) => !key.includes('{')) ?? fits.sort((a, b) => names(a) - names(b))[0];
}

const names = (key: string): number => key.split('{').length;

/**
 * @param call method and path, e.g. `GET /payouts/p-1`
 * @throws Error with a sentence if the route's schema declares no such answer, or not all of its fields
 */
export function assertResponse(call: string, status: number, body: unknown): void {
  const key = keyOf(call);
  if (key === undefined) return;
  const schema: RouteSchema = routeSchemas[key];
  const answer = schema.answers[status];
  if (answer === undefined) {
    assertDeclaredError(key, status, body);
    return;
  }
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw undeclared(key, status, parsed.error.message);
  // Parsing drops what a schema does not declare.
  if (!isDeepStrictEqual(parsed.data, body))
    throw undeclared(key, status, `${JSON.stringify(body)} has a field that the schema lacks.`);
}

const undeclared = (key: string, status: number, why: string) =>
  new Error(`${key} answered ${status} otherwise than packages/api/src/route declares: ${why}`);

function assertDeclaredError(key: RouteKey, status: number, body: unknown): void {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success || !isDeepStrictEqual(parsed.data, body))
    throw undeclared(key, status, `${JSON.stringify(body)} is no error.`);
  const { code } = parsed.data;
  // The gateway's own answers and our faults have no code that a program could know.
  if (code === undefined || status >= 500) return;
  const codes: readonly string[] = refusalsOf(routeSchemas[key], routes[key]);
  if (!codes.includes(code)) throw undeclared(key, status, `the code ${code} does not stand there.`);
  if (statusOfError(code) !== status) throw undeclared(key, status, `${code} is ${statusOfError(code)}.`);
}
