/** The data-finding assistant: prompts, the conversation so far, and what people thought of an answer. */

import { type AssistantTurn, eventStreamType } from '@cgdx/api/route/assistant.ts';
import { sessionId } from '@cgdx/api/schema/field.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { askAssistant, findFor, type Prompt, promptOf } from './ask-assistant.ts';
import { isUnexpired, lastTurns, setFeedback, stopPrompt } from './conversation.ts';
import { asksForEvents, eventText, turnEvents } from './turn-events.ts';

const mostTurns = 100;

async function askWhole(prompt: Prompt): Promise<AssistantTurn> {
  for await (const event of askAssistant(prompt)) if (event.kind === 'done') return event.data;
  throw new MarketError('conflict', 'PromptStopped', 'This prompt was stopped.', {
    advice: 'Ask again if you want the answer.',
  });
}

const answer = api({
  'POST /agent_chat': async ({ person, body }) => ok(await askWhole(promptOf(person, body))),
  'POST /v1/search': async ({ person, body }) => {
    const { response, cards, fits, need, chips } = await findFor(person.sub, body);
    return ok({ response, cards, fits, need, chips });
  },
  'GET /agent_chat/{sessionId}': async ({ person, path }) =>
    ok({
      turns: (
        await lastTurns(person.sub, parseId(path.sessionId, 'This conversation', sessionId), mostTurns)
      ).filter(isUnexpired),
    }),
  'POST /agent_chat/stop': async ({ person, body }) => {
    await stopPrompt(person.sub, body.session_id, body.prompt_id);
    return ok({ stopped: true as const });
  },
  'POST /agent_chat/feedback': async ({ person, body }) => {
    const { session_id, turn, feedback } = body;
    if (!(await setFeedback(person.sub, session_id, turn, feedback))) throw notFound('This answer');
    return ok({ feedback });
  },
});

/**
 * A caller that asks for events gets all of them at once, since the gateway cannot stream
 * (`assistant-stream.ts` can). An error stays JSON with its status: no part of an answer has been sent before
 * it.
 */
export const handler: typeof answer = async (event) => {
  const answered = await answer(event);
  const isEvents = event.routeKey === 'POST /agent_chat' && asksForEvents(event.headers.accept);
  if (!isEvents || answered.statusCode !== 200) return answered;
  const events = turnEvents(JSON.parse(answered.body ?? '') as AssistantTurn);
  return {
    ...answered,
    headers: { ...answered.headers, 'content-type': `${eventStreamType}; charset=utf-8` },
    body: events.map(({ kind, data }) => eventText(kind, data)).join(''),
  };
};
