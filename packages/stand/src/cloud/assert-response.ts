/**
 * Compares an answer of the API with its schema. The API's documents are made of these schemas, so every test that
 * calls this also checks the documents.
 */
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
  new Error(`${key} answered ${status}, which packages/api/src/route does not declare: ${why}`);

function assertDeclaredError(key: RouteKey, status: number, body: unknown): void {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success || !isDeepStrictEqual(parsed.data, body))
    throw undeclared(key, status, `${JSON.stringify(body)} is not an error.`);
  const { code } = parsed.data;
  // Errors of the gateway itself and faults of the server (5xx) need no declared code.
  if (code === undefined || status >= 500) return;
  const codes: readonly string[] = refusalsOf(routeSchemas[key], routes[key]);
  if (!codes.includes(code)) throw undeclared(key, status, `the route does not declare the code ${code}.`);
  if (statusOfError(code) !== status)
    throw undeclared(key, status, `the status of ${code} is ${statusOfError(code)}.`);
}
