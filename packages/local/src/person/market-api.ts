/** Calls the product's API as a signed-in person. */
import type { RouteInput } from '@cgdx/api/route-input.ts';
import { type AnswerBodyOf, type RouteKey, routeSchemas } from '@cgdx/api/routes.ts';
import { callRoute as callAt } from '@cgdx/client/call-route.ts';
import type { Stack } from '../ground/endpoints.ts';

/** A signed-in person. */
export interface Caller {
  /** Returns a valid id token. */
  readonly idToken: () => Promise<string>;
}

/** @throws MarketError with the API's own code and message; `NotFound` for 404 */
export const callRoute = <K extends RouteKey>(
  { apiUrl }: Stack,
  person: Caller,
  key: K,
  input: RouteInput<K>,
): Promise<AnswerBodyOf<K>> =>
  callAt({ url: apiUrl, token: () => person.idToken() }, key, routeSchemas[key], input);
