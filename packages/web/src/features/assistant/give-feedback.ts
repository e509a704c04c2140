/** POST /agent_chat/feedback: stores whether the person found an answer good. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { conversationQuery } from './conversation.ts';

export function useFeedback(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ turn, feedback }: { turn: number; feedback: 'good' | 'bad' }) =>
      call('POST /agent_chat/feedback', { body: { session_id: sessionId, turn, feedback } }),
    onSuccess: ({ feedback }, { turn }) =>
      client.setQueryData(
        conversationQuery(sessionId).queryKey,
        (before) =>
          before && {
            turns: before.turns.map((each) => (each.turn === turn ? { ...each, feedback } : each)),
          },
      ),
  });
}
