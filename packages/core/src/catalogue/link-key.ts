/** Returns the normalised link that identifies duplicates: without scheme, `www.`, empty fragment and final slash. */
export function linkKey(link: string): string {
  const { hostname, port, pathname, search, hash } = new URL(link);
  const path = pathname.replace(/\/+$/, '').replace(/\/{2,}/g, '/');
  return `${hostname.replace(/^www\./, '')}${port && `:${port}`}${path}${search}${hash}`;
}
