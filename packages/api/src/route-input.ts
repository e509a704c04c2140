/** The input of a route, and the URL that is built from it; every client of the API uses both. */
import type { BodyOf, PathOf, QueryOf, RouteKey } from './routes.ts';

type Given<Part extends string, T> = [T] extends [undefined] ? unknown : { readonly [P in Part]: T };

export type RouteInput<K extends RouteKey> = Given<'path', PathOf<K>> &
  Given<'query', QueryOf<K>> &
  Given<'body', BodyOf<K>>;

/** The input of a route that is only known at run time. */
export interface AnyRouteInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Returns the method and the path with its fields and its query filled in: `/payouts/{payoutId}` becomes `/payouts/1`. */
export function requestOf(key: RouteKey, { path: fields = {}, query = {} }: AnyRouteInput) {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return { method, path: search === '' ? path : `${path}?${search}` };
}
