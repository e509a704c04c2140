/** Streams the data-finding assistant's answers. */
import { askAssistant, promptOf } from './ask-assistant.ts';
import { streamApi } from './stream-api.ts';

export const answerAssistant = streamApi({
  'POST /agent_chat': ({ person, body }) => askAssistant(promptOf(person, body)),
});
