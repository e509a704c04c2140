/** The cache of what the server answered. */
import { QueryClient } from '@tanstack/react-query';
import { watchFacts } from './fact.ts';

/** How long data count as fresh: long enough for going back and forth between pages. */
const freshForMs = 5_000;

/**
 * Without a network a call fails, and says so, as any other does. By itself the library would hold it back without a
 * word and send it once the network is there, when the person may have changed their mind.
 */
const networkMode = 'always';

/** Calls retry by themselves (retry.ts), so the cache does not. */
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
