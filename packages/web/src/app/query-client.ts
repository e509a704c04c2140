import { QueryClient } from '@tanstack/react-query';

/** How long data count as fresh: long enough for going back and forth between pages. */
const freshForMs = 5_000;

/** Calls retry by themselves (lib/api/retry.ts), so the cache does not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: freshForMs },
    mutations: { retry: false },
  },
});
