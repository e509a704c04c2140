/** POST /agent_chat: asks the data-finding assistant. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { call } from '../../lib/api/call.ts';

export interface Question {
  readonly message: string;
  /** What to search for instead of what the message says: a chip was taken away. */
  readonly need?: AssistantTurn['need'] | undefined;
}

export const ask = (
  sessionId: string,
  { message, need }: Question,
  signal: AbortSignal,
): Promise<AssistantTurn> =>
  call('POST /agent_chat', { body: { session_id: sessionId, message, ...(need && { need }) }, signal });
