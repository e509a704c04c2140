/** GET /agent_chat/{sessionId}: the conversation so far. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const conversationQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['assistant', sessionId],
    queryFn: ({ signal }) => call('GET /agent_chat/{sessionId}', { path: { sessionId }, signal }),
    // Never refetched: this page itself adds each new turn.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useConversation = (sessionId: string) => useQuery(conversationQuery(sessionId));
