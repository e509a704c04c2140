/** Channels of an Event API: `/namespace/segment/…`, at most five segments. */

/** The characters of a segment. A subscription may end with the segment `*`, which matches everything below. */
const segment = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?$/;
const mostSegments = 5;

export interface Channel {
  /** `/namespace/segment`, with a leading slash even if the client omitted it. */
  readonly path: string;
  /** The first segment is the namespace. */
  readonly segments: readonly string[];
}

/**
 * @param allowsWildcard true for subscriptions
 * @returns undefined if the text is not a channel
 */
export function parseChannel(text: unknown, allowsWildcard: boolean): Channel | undefined {
  if (typeof text !== 'string') return undefined;
  const segments = text.replace(/^\//, '').split('/');
  if (segments.length > mostSegments) return undefined;
  const isWildcard = (at: number) =>
    allowsWildcard && at > 0 && at === segments.length - 1 && segments[at] === '*';
  if (!segments.every((each, at) => segment.test(each) || isWildcard(at))) return undefined;
  return { path: `/${segments.join('/')}`, segments };
}

/** Returns whether a subscription matches the channel `published`. */
export function hears(subscribed: Channel, published: Channel): boolean {
  const { segments, path } = subscribed;
  if (segments.at(-1) !== '*') return path === published.path;
  return published.path.startsWith(path.slice(0, -1));
}
