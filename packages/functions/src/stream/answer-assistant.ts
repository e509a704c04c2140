/** Streams the data-finding assistant's answers. */
import { ask } from '../assistant/ask.ts';
import { streamApi } from './stream-api.ts';

export const answerAssistant = streamApi({
  'POST /agent_chat': ({ person, body: { session_id: sessionId, message, need } }) =>
    ask({ userSub: person.sub, sessionId, message, need }),
});
