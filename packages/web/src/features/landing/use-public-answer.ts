/** Public figures from the server, requested without sign-in, and without the schemas, which are large for a first page. */
import { useCallback, useEffect, useState } from 'react';
import { optionalConfig } from '../../lib/config/config.ts';

export type PublicAnswer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly value: T };

/** Returns undefined if the response has another shape. */
type Parse<T> = (answer: Readonly<Record<string, unknown>>) => T | undefined;

/**
 * @param parse must be the same function at each call
 * @param isWanted false until the figure comes into view: the first page requests nothing from the server
 */
export function usePublicAnswer<T>(path: string, parse: Parse<T>, isWanted: boolean) {
  const [answer, setAnswer] = useState<PublicAnswer<T>>({ kind: 'loading' });
  const load = useCallback(() => {
    const stop = new AbortController();
    setAnswer({ kind: 'loading' });
    read(path, parse, stop.signal).then(
      (value) => setAnswer({ kind: 'loaded', value }),
      () => stop.signal.aborted || setAnswer({ kind: 'failed' }),
    );
    return () => stop.abort();
  }, [path, parse]);
  useEffect(() => (isWanted ? load() : undefined), [isWanted, load]);
  return { answer, retry: load };
}

async function read<T>(path: string, parse: Parse<T>, signal: AbortSignal): Promise<T> {
  const response = await fetch(`${optionalConfig().apiUrl}${path}`, { signal, cache: 'no-store' });
  const value = response.ok ? parse(await response.json()) : undefined;
  if (value === undefined) throw new Error(`The response to ${path} has an unexpected shape.`);
  return value;
}
