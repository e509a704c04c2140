/** The data-finding assistant: prompts, the conversation so far, and what people thought of an answer. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import type { Need } from '@cgdx/core/catalogue/need/need.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { answerPrompt } from '../assistant/answer-prompt.ts';
import { assertNotTooMany, assertPrompt } from '../assistant/check-prompt.ts';
import { configuredEngine } from '../assistant/configured-engine.ts';
import { asksForEvents, eventStreamType, turnEvents } from '../assistant/turn-events.ts';
import { catalogueIndex } from '../store/catalogue.ts';
import { addTurn, isKept, lastTurns, setFeedback } from '../store/conversation.ts';
import { siteUrl } from '../wiring.ts';
import { api, notFound, ok } from './api.ts';
import { parseId } from './id.ts';

const mostTurns = 100;
const mostTries = 3;

const words = {
  empty: 'Please enter a valid prompt to find data',
  long: 'Say in a few sentences what the data is about, and where and when it should be from.',
};

export async function ask(
  userSub: string,
  sessionId: string,
  { message, need }: { readonly message: string; readonly need?: Need | undefined },
): Promise<AssistantTurn> {
  assertPrompt(message, words);
  await assertNotTooMany(userSub);
  const index = await catalogueIndex();
  for (let tries = 1; ; tries++) {
    const [last] = await lastTurns(userSub, sessionId, 1);
    const answered = await answerPrompt(
      { message, need, before: last?.need },
      { index, engine: await configuredEngine(), siteUrl: siteUrl() },
    );
    const turn = { ...answered, turn: (last?.turn ?? 0) + 1, createdAt: new Date().toISOString() };
    if (await addTurn(userSub, sessionId, turn)) return turn;
    if (tries < mostTries) continue;
    throw new MarketError('busy', 'TooManyPrompts', 'This conversation is being used elsewhere.', {
      advice: 'Please ask again, or begin a new chat.',
      retryAfterSeconds: 1,
    });
  }
}

const answer = api({
  'POST /agent_chat': async ({ person, body }) =>
    ok(await ask(person.sub, body.session_id, { message: body.message, need: body.need })),
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

/** Errors stay JSON with their status: nothing of an answer has been sent by then. */
export const handler: typeof answer = async (event) => {
  const answered = await answer(event);
  const isEvents = event.routeKey === 'POST /agent_chat' && asksForEvents(event.headers.accept);
  if (!isEvents || answered.statusCode !== 200) return answered;
  return {
    ...answered,
    headers: { ...answered.headers, 'content-type': `${eventStreamType}; charset=utf-8` },
    body: turnEvents(JSON.parse(answered.body ?? '') as AssistantTurn),
  };
};
