/** The state of a conversation: past turns, the pending question, and the last failure. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { showError } from '../../lib/modal/modal.ts';
import { askAssistant, type Question } from './ask-assistant.ts';
import { conversationQuery, useConversation } from './conversation.ts';
import { nothingYet, type PartialTurn, withPart } from './partial-turn.ts';
import { currentSessionId, newSessionId } from './session-id.ts';
import { stopPrompt } from './stop-prompt.ts';
import { newStopping } from './stopping.ts';

/** `said` is the part of the answer that has arrived. */
export type Asking = { readonly question: Question; readonly said: PartialTurn } & (
  | { readonly kind: 'waiting' }
  /** `reason` says why the server could not be told of the stop, if so. */
  | { readonly kind: 'stopped'; readonly reason?: string }
  | { readonly kind: 'failed'; readonly reason: string }
);

export function useChat(sub: string) {
  const client = useQueryClient();
  const [sessionId, setSessionId] = useState(() => currentSessionId(sub));
  const [asking, setAsking] = useState<Asking>();
  const stopper = useRef<AbortController>(undefined);
  const promptId = useRef('');
  const [stopping] = useState(newStopping);
  const conversation = useConversation(sessionId);
  const turns: readonly AssistantTurn[] = conversation.data?.turns ?? [];
  useEffect(() => () => stopper.current?.abort(), []);

  /** @param id the prompt's id; sending it again with the same id answers and stores it only once */
  async function send(question: Question, id: string = crypto.randomUUID()): Promise<void> {
    stopper.current?.abort();
    const current = new AbortController();
    const { signal } = current;
    stopper.current = current;
    promptId.current = id;
    let said = nothingYet;
    setAsking({ kind: 'waiting', question, said });
    // The server must know of a stop first: a follow-up must not build on a stopped prompt.
    await stopping.ended();
    if (signal.aborted) return;
    try {
      const turn = await askAssistant(sessionId, question, {
        promptId: id,
        signal,
        onPart: (part) => {
          if (signal.aborted) return;
          said = withPart(said, part);
          setAsking({ kind: 'waiting', question, said });
        },
      });
      if (signal.aborted) return;
      client.setQueryData(conversationQuery(sessionId).queryKey, (before) => ({
        turns: [...(before?.turns ?? []).filter((each) => each.turn !== turn.turn), turn],
      }));
      setAsking(undefined);
    } catch (error) {
      // The server may have stored an answer although its stream broke.
      const isKept = said !== nothingYet && !signal.aborted && (await hasGrown(client, sessionId, turns));
      if (signal.aborted) return;
      setAsking(isKept ? undefined : { kind: 'failed', question, said, reason: explain(error) });
    }
  }

  return {
    sessionId,
    conversation,
    turns,
    asking,
    send,
    retry: () => asking && send(asking.question, asking.kind === 'failed' ? promptId.current : undefined),
    stop: () => {
      const stopped = stopper.current;
      stopped?.abort();
      stopping.begin(stopPrompt(sessionId, promptId.current), (error) => {
        const reason = explain(error);
        setAsking((now) => (now?.kind === 'stopped' ? { ...now, reason } : now));
        // A newer prompt has replaced the stopped one on the page.
        if (stopper.current !== stopped)
          showError('Not Stopped', 'Your last answer may have been kept.', reason);
      });
      setAsking((now) => now && { kind: 'stopped', question: now.question, said: now.said });
    },
    begin: () => {
      stopper.current?.abort();
      setAsking(undefined);
      setSessionId(newSessionId(sub));
    },
  };
}

/** Loads the conversation again. @returns whether it has more than `turns` turns */
async function hasGrown(
  client: QueryClient,
  sessionId: string,
  before: readonly AssistantTurn[],
): Promise<boolean> {
  const kept = await client
    .fetchQuery({ ...conversationQuery(sessionId), staleTime: 0 })
    .catch(() => undefined);
  return (kept?.turns.at(-1)?.turn ?? 0) > (before.at(-1)?.turn ?? 0);
}
