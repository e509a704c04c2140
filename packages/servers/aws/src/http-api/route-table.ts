/** Finds the route of a request as API Gateway's HTTP API does: the most specific one that accepts the method. */

/** `GET /pets/{id}`, `ANY /files/{path+}`, `$default`. */
export type RouteKey = string;

export interface RouteMatch<T> {
  readonly routeKey: RouteKey;
  readonly route: T;
  /** Percent-decoded values. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

type Segment = { readonly kind: 'literal' | 'variable' | 'greedy'; readonly name: string };

interface Entry<T> {
  readonly routeKey: RouteKey;
  readonly method: string;
  readonly segments: readonly Segment[];
  readonly route: T;
}

const rank = { literal: 0, variable: 1, greedy: 2 } as const;

function parseSegment(text: string): Segment {
  const variable = /^\{([^{}+]+)(\+?)\}$/.exec(text);
  if (!variable) return { kind: 'literal', name: text };
  return { kind: variable[2] === '+' ? 'greedy' : 'variable', name: variable[1]! };
}

function parseRoute<T>(routeKey: RouteKey, route: T): Entry<T> {
  if (routeKey === '$default') {
    return { routeKey, method: 'ANY', segments: [{ kind: 'greedy', name: '' }], route };
  }
  const [method, path, ...more] = routeKey.split(' ');
  if (!method || !path?.startsWith('/') || more.length > 0) {
    throw new Error(`"${routeKey}" is not a route: write METHOD /path`);
  }
  return { routeKey, method, segments: path.slice(1).split('/').map(parseSegment), route };
}

/** Orders literal before variable before greedy, from the left; then a named method before ANY. */
function bySpecificity<T>(a: Entry<T>, b: Entry<T>): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [a.segments[index], b.segments[index]];
    const difference = (left ? rank[left.kind] : 3) - (right ? rank[right.kind] : 3);
    if (difference !== 0) return difference;
  }
  if (a.routeKey === '$default' || b.routeKey === '$default') return a.routeKey === '$default' ? 1 : -1;
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

/** Decodes percent-encoding; returns text that cannot be decoded unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function variablesOf(
  segments: readonly Segment[],
  path: readonly string[],
): Record<string, string> | undefined {
  const variables: Record<string, string> = {};
  for (const [index, { kind, name }] of segments.entries()) {
    const sent = path[index];
    if (sent === undefined) return undefined;
    if (kind === 'greedy') {
      if (name !== '') variables[name] = decode(path.slice(index).join('/'));
      return variables;
    }
    if (kind === 'literal') {
      if (decode(sent) !== name) return undefined;
    } else {
      if (sent === '') return undefined;
      variables[name] = decode(sent);
    }
  }
  return path.length === segments.length ? variables : undefined;
}

/** Throws if a key is not a route. The returned function takes the path as sent, without the query. */
export function routeTable<T>(
  routes: Readonly<Record<RouteKey, T>>,
): (method: string, path: string) => RouteMatch<T> | undefined {
  const entries = Object.entries(routes)
    .map(([key, route]) => parseRoute(key, route))
    .sort(bySpecificity);
  return (method, path) => {
    const sent = path.slice(1).split('/');
    for (const { routeKey, method: taken, segments, route } of entries) {
      if (taken !== 'ANY' && taken !== method) continue;
      const pathParameters = variablesOf(segments, sent);
      if (pathParameters) return { routeKey, route, pathParameters };
    }
    return undefined;
  };
}
