/** The query cache for pages that ask the server. Not in the first script, since a visitor's first page asks nothing. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { newQueryClient } from '../../lib/api/query-client.ts';
import { onSessionChange } from '../../lib/session/session.ts';

const queryClient = newQueryClient();

// One person's cached answers must not be shown to the next person.
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
