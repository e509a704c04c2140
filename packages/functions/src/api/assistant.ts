/** The data-finding assistant: prompts, the conversation so far, and what people thought of an answer. */
import { type AssistantTurn, eventStreamType } from '@cgdx/api/route/assistant.ts';
import { ask } from '../assistant/ask.ts';
import { asksForEvents, eventText, turnEvents } from '../assistant/turn-events.ts';
import { isKept, lastTurns, setFeedback } from '../store/conversation.ts';
import { api, notFound, ok } from './api.ts';
import { parseId } from './id.ts';

const mostTurns = 100;

async function askWhole(prompt: Parameters<typeof ask>[0]): Promise<AssistantTurn> {
  for await (const event of ask(prompt)) if (event.kind === 'done') return event.data;
  throw new Error('The answer ended before its turn.');
}

const answer = api({
  'POST /agent_chat': async ({ person, body: { session_id: sessionId, message, need } }) =>
    ok(await askWhole({ userSub: person.sub, sessionId, message, need })),
  'GET /agent_chat/{sessionId}': async ({ person, path }) =>
    ok({
      turns: (await lastTurns(person.sub, parseId(path.sessionId, 'This conversation'), mostTurns)).filter(
        isKept,
      ),
    }),
  'POST /agent_chat/feedback': async ({ person, body }) => {
    const { session_id: sessionId, turn, feedback } = body;
    if (!(await setFeedback(person.sub, sessionId, turn, feedback))) throw notFound('This answer');
    return ok({ feedback });
  },
});

/**
 * Whoever asks a gateway for events gets them all at once: it cannot stream (`stream/assistant.ts` can). Errors stay JSON
 * with their status: nothing of an answer has been sent by then.
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
