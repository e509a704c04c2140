/** What people asked the assistant and what it said, kept for a while. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { z } from 'zod';
import { absent, is, isBelow, present } from '../ground/table/expression.ts';
import {
  change,
  check,
  didHold,
  findItem,
  put,
  putOnce,
  remove,
  tryWrite,
  write,
  writeTogether,
} from '../ground/table/item.ts';
import { listItems } from '../ground/table/query.ts';

const table = 'ConversationTable';
export type StoredInsight = Omit<InsightAnswer, 'pdf_s3_location'>;
const keptSeconds = 90 * 86_400;
const minuteSeconds = 60;

const storedSchema = z.object({
  turn: z.string(),
  /** An `AssistantTurn`, without its feedback. */
  said: z.string().transform((text) => JSON.parse(text) as AssistantTurn),
  feedback: z.enum(['good', 'bad']).optional(),
  promptId: z.string().optional(),
});

/**
 * The key starts with the person's subject: callers choose the session's id, and must not reach another
 * person's.
 */
const idOf = (userSub: string, sessionId: string): string => `${userSub}/${sessionId}`;
/** Padded, so that text sorts by number. */
const rangeOf = (turn: number): string => String(turn).padStart(6, '0');
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

const newest = (userSub: string, sessionId: string, most: number) =>
  listItems(
    table,
    { conversationId: idOf(userSub, sessionId) },
    { schema: storedSchema, newestFirst: true, most },
  );

const turnOf = ({ said, feedback }: z.infer<typeof storedSchema>): AssistantTurn => ({
  ...said,
  ...(feedback && { feedback }),
});

/** @returns the last `most` turns, oldest first, also those that have just expired: their numbers are taken */
export const lastTurns = async (userSub: string, sessionId: string, most: number): Promise<AssistantTurn[]> =>
  (await newest(userSub, sessionId, most)).reverse().map(turnOf);

export interface LastTurn {
  readonly turn: AssistantTurn;
  /** The id of the prompt that it answers, if that had one. */
  readonly promptId: string | undefined;
}

/** Returns undefined if nothing was asked yet. */
export async function lastTurn(userSub: string, sessionId: string): Promise<LastTurn | undefined> {
  const [last] = await newest(userSub, sessionId, 1);
  return last && { turn: turnOf(last), promptId: last.promptId };
}

/** Returns whether a turn is still shown: the table deletes what has expired some days later. */
export const isUnexpired = ({ createdAt }: AssistantTurn): boolean =>
  Date.now() - Date.parse(createdAt) < keptSeconds * 1000;

/** The mark of a stopped prompt. It outlives every function that might still be answering. */
const stopKey = (userSub: string, promptId: string) => ({
  conversationId: `${userSub}#stopped`,
  turn: promptId,
});
const markedSeconds = 3_600;

/**
 * @returns false if the conversation has a turn of this number, since another was asked meanwhile, or if the
 * prompt was stopped
 */
export const addTurn = (
  userSub: string,
  sessionId: string,
  turn: AssistantTurn,
  promptId?: string,
): Promise<boolean> => {
  const added = putOnce(table, {
    conversationId: idOf(userSub, sessionId),
    turn: rangeOf(turn.turn),
    said: JSON.stringify(turn),
    expiresAt: inSeconds(keptSeconds),
    ...(promptId !== undefined && { promptId }),
  });
  if (promptId === undefined) return tryWrite(added);
  return didHold(
    writeTogether([added, check(table, stopKey(userSub, promptId), { conversationId: absent })]),
  );
};

export const isStopped = async (userSub: string, promptId: string): Promise<boolean> =>
  (await findItem(table, stopKey(userSub, promptId), z.object({}))) !== undefined;

const promptSchema = z.object({ turn: z.string(), promptId: z.string().optional() });

/** Deletes the last turn if it answers this prompt, and prevents that a later answer to the prompt is stored. */
export async function stopPrompt(userSub: string, sessionId: string, promptId: string): Promise<void> {
  await write(put(table, { ...stopKey(userSub, promptId), expiresAt: inSeconds(markedSeconds) }));
  const conversationId = idOf(userSub, sessionId);
  const [last] = await listItems(
    table,
    { conversationId },
    { schema: promptSchema, newestFirst: true, most: 1 },
  );
  if (last?.promptId !== promptId) return;
  await tryWrite(remove(table, { conversationId, turn: last.turn }, { promptId: is(promptId) }));
}

/** @returns false if there is no such turn */
export const setFeedback = (
  userSub: string,
  sessionId: string,
  turn: number,
  feedback: 'good' | 'bad',
): Promise<boolean> =>
  tryWrite(
    change(
      table,
      { conversationId: idOf(userSub, sessionId), turn: rangeOf(turn) },
      { set: { feedback }, onlyIf: { said: present } },
    ),
  );

const insightSchema = z.object({ said: z.string(), expiresAt: z.number() });
const insightsOf = (userSub: string): string => `${userSub}#insights`;

/** Stores what the insight assistant said, without the link to its report. */
export const storeInsight = (userSub: string, insight: StoredInsight): Promise<void> =>
  write(
    put(table, {
      conversationId: insightsOf(userSub),
      turn: insight.insight_id,
      said: JSON.stringify(insight),
      expiresAt: inSeconds(keptSeconds),
    }),
  );

/** @returns undefined if this person has no insight of this id */
export async function findInsight(userSub: string, insightId: string): Promise<StoredInsight | undefined> {
  const key = { conversationId: insightsOf(userSub), turn: insightId };
  const stored = await findItem(table, key, insightSchema);
  if (stored === undefined || stored.expiresAt <= inSeconds(0)) return undefined;
  return JSON.parse(stored.said) as StoredInsight;
}

/** Counts a prompt. @returns false if the person has asked `most` in this minute already */
export const countPrompt = (userSub: string, most: number): Promise<boolean> =>
  tryWrite(
    change(
      table,
      { conversationId: `${userSub}#prompts`, turn: String(Math.floor(Date.now() / 1000 / minuteSeconds)) },
      {
        count: { prompts: 1 },
        set: { expiresAt: inSeconds(2 * minuteSeconds) },
        onlyIf: { prompts: isBelow(most) },
      },
    ),
  );
