/** POST /agent_chat/stop: tells the server to store nothing of a prompt whose answer is still coming. */
import { call } from '../../lib/api/call.ts';

export const stopPrompt = (sessionId: string, promptId: string) =>
  call('POST /agent_chat/stop', { body: { session_id: sessionId, prompt_id: promptId } });
