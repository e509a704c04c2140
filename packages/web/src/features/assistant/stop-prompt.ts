/** POST /agent_chat/stop: keeps nothing of a prompt that is being answered. */
import { call } from '../../lib/api/call.ts';

export const stopPrompt = (sessionId: string, promptId: string) =>
  call('POST /agent_chat/stop', { body: { session_id: sessionId, prompt_id: promptId } });
