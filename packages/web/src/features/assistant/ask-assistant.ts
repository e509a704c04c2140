/** POST /agent_chat: asks the data-finding assistant, as a stream if this stage has one. */
import type { AssistantTurn, TurnEvent } from '@cgdx/api/route/assistant.ts';
import { ApiError, unexpectedAnswer } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { stream } from '../../lib/api/stream.ts';

export interface Question {
  readonly message: string;
  /** What to search for, in place of the need that the message states: set when a chip was removed. */
  readonly need?: AssistantTurn['need'] | undefined;
}

export interface Listening {
  /** Identifies the prompt, to stop it. */
  readonly promptId: string;
  readonly signal: AbortSignal;
  /** Called with each part of the answer before the answer is complete. */
  readonly onPart: (event: TurnEvent) => void;
}

/** @returns the complete answer */
export async function askAssistant(
  sessionId: string,
  { message, need }: Question,
  { promptId, signal, onPart }: Listening,
): Promise<AssistantTurn> {
  const body = { session_id: sessionId, message, prompt_id: promptId, ...(need && { need }) };
  // The schemas are not in the first bundle: they are loaded while the server works.
  const [events, schemas] = await Promise.all([
    stream('POST /agent_chat', { body, signal }),
    import('@cgdx/api/route/assistant.ts').catch(() => undefined),
  ]);
  if (!events || !schemas) return call('POST /agent_chat', { body, signal });
  for await (const { name, data } of events) {
    const event = parsed(() => schemas.parseTurnEvent(name, data));
    if (event?.kind === 'done') return event.data;
    if (event) onPart(event);
  }
  throw new ApiError(0, 'NetworkError', 'The connection broke while the answer came.', 'Please try again.');
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw unexpectedAnswer(0, cause);
  }
}
