/** The cache of what the server answered; not in the first script, since a visitor's first page asks nothing. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { onSessionChange } from '../lib/session/session.ts';

/** How long data count as fresh: long enough for going back and forth between pages. */
const freshForMs = 5_000;

/** Calls retry by themselves (lib/api/retry.ts), so the cache does not. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: freshForMs },
    mutations: { retry: false },
  },
});

// What one person saw must not be shown to the next.
onSessionChange(() => queryClient.clear());

export function withQueries<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function PageWithQueries(props: P) {
    return (
      <QueryClientProvider client={queryClient}>
        <Page {...props} />
      </QueryClientProvider>
    );
  };
}
