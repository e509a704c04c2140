/** Answers a person's prompt with the data-finding assistant, and stores the answer in the conversation. */

import type { AssistantTurn, TurnEvent } from '@cgdx/api/route/assistant.ts';
import type { BodyOf } from '@cgdx/api/routes.ts';
import type { Need } from '@cgdx/core/catalogue/need/need.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { promptToFindData } from '@cgdx/core/specification/message.ts';
import type { Person } from '../ground/caller/person.ts';
import { siteUrl } from '../ground/links.ts';
import { catalogueIndex } from '../pool/catalogue.ts';
import { type Answered, answerInParts, answerPrompt } from './answer-prompt.ts';
import { assertNotTooMany, assertPrompt } from './check-prompt.ts';
import { configuredEngine } from './configured-engine.ts';
import { addTurn, isStopped, type LastTurn, lastTurn } from './conversation.ts';
import { turnEvents } from './turn-events.ts';

export interface Prompt {
  readonly userSub: string;
  readonly sessionId: string;
  readonly message: string;
  /** A need that replaces the one parsed from the message. */
  readonly need?: Need | undefined;
  /**
   * The id by which the turn can be stopped. A prompt that is sent again with the same id is answered and
   * stored once.
   */
  readonly promptId?: string | undefined;
}

/** Reads a prompt from the body of `POST /agent_chat`. */
export const promptOf = (
  { sub }: Pick<Person, 'sub'>,
  { session_id: sessionId, message, need, prompt_id: promptId }: BodyOf<'POST /agent_chat'>,
): Prompt => ({ userSub: sub, sessionId, message, need, promptId });

const mostTries = 3;

/** Answers a program without a conversation. Only the fact of the request is stored. */
export async function findFor(
  userSub: string,
  { message, need }: Pick<Prompt, 'message' | 'need'>,
): Promise<Answered> {
  assertPrompt(message, words);
  const [index, engine] = await Promise.all([
    catalogueIndex(),
    configuredEngine(),
    assertNotTooMany(userSub),
  ]);
  return answerPrompt({ message, need }, { index, engine, siteUrl: siteUrl() });
}

const words = {
  empty: promptToFindData,
  long: 'Say in a few sentences what the data is about, and where and when it should be from.',
};

/**
 * Yields each part of the turn as soon as it is known. The last part is the whole turn, which is stored by
 * then; it is missing if the prompt was stopped.
 */
export async function* askAssistant(prompt: Prompt): AsyncGenerator<TurnEvent> {
  const { userSub, sessionId, message, need, promptId } = prompt;
  assertPrompt(message, words);
  // Read at once, so that the first part of the answer comes soon.
  const [index, engine, last] = await Promise.all([
    catalogueIndex(),
    configuredEngine(),
    lastTurn(userSub, sessionId),
    assertNotTooMany(userSub),
  ]);
  const kept = answeredBy(last, promptId);
  if (kept) return yield* turnEvents(kept);
  const answered = yield* answerInParts(
    { message, need, before: last?.turn.need },
    { index, engine, siteUrl: siteUrl() },
  );
  const turn = await keep(prompt, answered, last?.turn.turn ?? 0);
  if (turn !== undefined) yield { kind: 'done', data: turn };
}

/** Returns the last turn if it answers this very prompt: a client sends a prompt again if the response was lost. */
const answeredBy = (last: LastTurn | undefined, promptId: string | undefined): AssistantTurn | undefined =>
  promptId !== undefined && last?.promptId === promptId ? last.turn : undefined;

/**
 * @param last the number of the turn before; more turns may have been added meanwhile, as in another window
 * @returns undefined if the prompt was stopped
 *
 */
async function keep(
  { userSub, sessionId, promptId }: Prompt,
  answered: Answered,
  last: number,
): Promise<AssistantTurn | undefined> {
  let before = last;
  for (let tries = 1; tries <= mostTries; tries++) {
    const turn = { ...answered, turn: before + 1, createdAt: new Date().toISOString() };
    if (await addTurn(userSub, sessionId, turn, promptId)) return turn;
    if (promptId !== undefined && (await isStopped(userSub, promptId))) return undefined;
    const newer = await lastTurn(userSub, sessionId);
    const kept = answeredBy(newer, promptId);
    if (kept) return kept;
    before = newer?.turn.turn ?? 0;
  }
  throw new MarketError('busy', 'TooManyPrompts', 'This conversation is being used elsewhere.', {
    advice: 'Please ask again, or begin a new chat.',
    retryAfterSeconds: 1,
  });
}
