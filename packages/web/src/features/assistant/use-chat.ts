/** A conversation on the page: what was said, what is being asked, and what went wrong. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { ask, type Question } from './ask.ts';
import { conversationQuery, useConversation } from './conversation.ts';
import { currentSessionId, newSessionId } from './session-id.ts';

export type Asking =
  | { readonly kind: 'waiting'; readonly question: Question }
  | { readonly kind: 'failed'; readonly question: Question; readonly reason: string };

export function useChat(sub: string) {
  const client = useQueryClient();
  const [sessionId, setSessionId] = useState(() => currentSessionId(sub));
  const [asking, setAsking] = useState<Asking>();
  const stopper = useRef<AbortController>(undefined);
  const conversation = useConversation(sessionId);
  useEffect(() => () => stopper.current?.abort(), []);

  async function send(question: Question): Promise<void> {
    stopper.current?.abort();
    const current = new AbortController();
    stopper.current = current;
    setAsking({ kind: 'waiting', question });
    try {
      const turn = await ask(sessionId, question, current.signal);
      if (current.signal.aborted) return;
      client.setQueryData(conversationQuery(sessionId).queryKey, (before) => ({
        turns: [...(before?.turns ?? []), turn],
      }));
      setAsking(undefined);
    } catch (error) {
      if (!current.signal.aborted) setAsking({ kind: 'failed', question, reason: explain(error) });
    }
  }

  return {
    sessionId,
    conversation,
    turns: (conversation.data?.turns ?? []) as readonly AssistantTurn[],
    asking,
    send,
    stop: () => {
      stopper.current?.abort();
      setAsking(undefined);
    },
    begin: () => {
      stopper.current?.abort();
      setAsking(undefined);
      setSessionId(newSessionId(sub));
    },
  };
}
