/** What people asked the assistant and what it said, kept for a while. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import type { InsightAnswer } from '@cgdx/api/route/insight.ts';
import { z } from 'zod';
import { isBelow, present } from './expression.ts';
import { change, findItem, put, putOnce, tryWrite, write } from './item.ts';
import { listItems } from './query.ts';

const table = 'ConversationTable';
export type StoredInsight = Omit<InsightAnswer, 'pdf_s3_location'>;
const keptSeconds = 90 * 86_400;
const minuteSeconds = 60;

const storedSchema = z.object({
  turn: z.string(),
  /** An `AssistantTurn`, without its feedback. */
  said: z.string().transform((text) => JSON.parse(text) as AssistantTurn),
  feedback: z.enum(['good', 'bad']).optional(),
});

/** A session's id is the caller's own choice: the person's comes first, so that nobody reaches another's. */
const idOf = (userSub: string, sessionId: string): string => `${userSub}/${sessionId}`;
/** In the order of the numbers. */
const rangeOf = (turn: number): string => String(turn).padStart(6, '0');
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** @returns the last `most` turns, oldest first, also those that have just expired: their numbers are taken */
export async function lastTurns(userSub: string, sessionId: string, most: number): Promise<AssistantTurn[]> {
  const key = { conversationId: idOf(userSub, sessionId) };
  const stored = await listItems(table, key, { schema: storedSchema, newestFirst: true, most });
  return stored.reverse().map(({ said, feedback }) => ({ ...said, ...(feedback && { feedback }) }));
}

/** Returns whether a turn is still shown: the table deletes what has expired some days later. */
export const isKept = ({ createdAt }: AssistantTurn): boolean =>
  Date.now() - Date.parse(createdAt) < keptSeconds * 1000;

/** @returns false if the conversation has a turn of this number: another was asked meanwhile */
export const addTurn = (userSub: string, sessionId: string, turn: AssistantTurn): Promise<boolean> =>
  tryWrite(
    putOnce(table, {
      conversationId: idOf(userSub, sessionId),
      turn: rangeOf(turn.turn),
      said: JSON.stringify(turn),
      expiresAt: inSeconds(keptSeconds),
    }),
  );

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

/** Keeps what the insight assistant said, without the link to its report. */
export const keepInsight = (userSub: string, insight: StoredInsight): Promise<void> =>
  write(
    put(table, {
      conversationId: insightsOf(userSub),
      turn: insight.insight_id,
      said: JSON.stringify(insight),
      expiresAt: inSeconds(keptSeconds),
    }),
  );

/** @returns undefined if this person has none of that id */
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
