/** The cache of the server's responses. */
import { QueryClient } from '@tanstack/react-query';
import { watchFacts } from './fact.ts';

/** How long data count as fresh: long enough to go back and forth between pages. */
const freshForMs = 5_000;

/**
 * Without a network a call fails at once, like any other failure. By default the library would hold it back silently and send
 * it once the network returns, when the person may have changed their mind.
 */
const networkMode = 'always';

/** The cache does not retry, since calls retry themselves (retry.ts). */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshForMs, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  });
  watchFacts(client);
  return client;
}
