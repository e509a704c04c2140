/** Streams the data-finding assistant's answers. */
import { ask, promptOf } from '../assistant/ask.ts';
import { streamApi } from './stream-api.ts';

export const answerAssistant = streamApi({
  'POST /agent_chat': ({ person, body }) => ask(promptOf(person, body)),
});
