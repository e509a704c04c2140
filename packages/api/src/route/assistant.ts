/** The data-finding assistant, and the catalogue that it searches. */
import { needSchema } from '@cgdx/core/catalogue/need/need-schema.ts';
import { z } from 'zod';
import { sessionId, time, writtenText } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

/** In UTF-16 units. A longer prompt is refused, with advice on how to shorten it. */
export const longestPrompt = 4_000;

const promptId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('An id that the caller chooses, a new one for each prompt.');

const cardSchema = z
  .object({
    kind: z
      .enum(['dataset', 'pool', 'upload', 'page'])
      .describe('A dataset from elsewhere, one of this market, or a page about this market.'),
    title: z.string().describe('One line.'),
    link: z.string().describe('http or https.'),
    description: z.string().describe('One line, never empty.'),
    licence: z.string().describe('The licence as the dataset’s source states it; may be empty.'),
    reasons: z.array(z.string()).describe('Why this dataset is a result, strongest reason first.'),
    dataPoolId: z
      .string()
      .optional()
      .describe('The pool, if the card is about a pool of this market or about an upload in it.'),
    uploadHash: z.string().optional().describe('Of an upload: base64 of 32 bytes.'),
  })
  .meta({
    id: 'DatasetCard',
    description: 'A dataset that the assistant found, or a page that answers a question about the market.',
  });

const chipSchema = z.object({
  kind: z.enum(['years', 'licence', 'region', 'platform', 'modality', 'without']),
  value: z.string(),
});

const turnSchema = z
  .object({
    turn: z.number().int().describe('The number of the turn in its conversation, from 1.'),
    message: z.string().describe('The person’s prompt.'),
    response: z.string().describe('The assistant’s answer in words.'),
    datasets: z
      .string()
      .optional()
      .describe('Blocks of three lines (title, link, description) with a blank line between.'),
    cards: z
      .array(cardSchema)
      .describe(
        'The same datasets, with the reason for each; or pages, if the prompt asked about the market.',
      ),
    fits: z.boolean().describe('False if no dataset meets the need: the datasets are then the nearest ones.'),
    need: needSchema.describe('The need as it was understood; send an edited copy to change the search.'),
    chips: z.array(chipSchema).describe('The conditions that were understood besides the topic.'),
    feedback: z.enum(['good', 'bad']).optional(),
    createdAt: time,
  })
  .meta({ id: 'AssistantTurn', description: 'A prompt and its answer.' });
export type AssistantTurn = z.infer<typeof turnSchema>;

/** The answer to a program, which has no conversation. */
export const foundSchema = turnSchema
  .pick({ response: true, cards: true, fits: true, need: true, chips: true })
  .meta({ id: 'Found', description: 'The datasets that were found for a need.' });

export const eventStreamType = 'text/event-stream';

/** The events of a streamed turn, in this order: each part as soon as it is known, then the whole turn. */
const turnEventSchemas = {
  understood: turnSchema.pick({ need: true, chips: true }),
  text: z.object({ text: z.string() }),
  card: cardSchema,
  done: turnSchema,
} as const;
export type TurnEvent = {
  [K in keyof typeof turnEventSchemas]: {
    readonly kind: K;
    readonly data: z.infer<(typeof turnEventSchemas)[K]>;
  };
}[keyof typeof turnEventSchemas];

/**
 * Returns undefined for an event of an unknown name: a newer server may send further ones.
 * @throws ZodError if the data do not match the event's schema
 */
export function parseTurnEvent(kind: string, data: unknown): TurnEvent | undefined {
  if (!Object.hasOwn(turnEventSchemas, kind)) return undefined;
  const schema = turnEventSchemas[kind as keyof typeof turnEventSchemas];
  return { kind, data: schema.parse(data) } as TurnEvent;
}

export const assistantRoutes = {
  'POST /agent_chat': {
    summary:
      'Asks the data-finding assistant. With `Accept: text/event-stream` the answer comes as server-sent events: `understood`, `text`, `card` and, with the whole answer, `done`. The gateway sends all events together at the end; the address in the pages’ setting `streamUrl` sends each event as soon as it is known, and `error` if the answer fails.',
    body: z.object({
      session_id: sessionId,
      message: writtenText.describe(
        'The prompt, at most 4,000 characters. A follow-up edits the need of the turn before it.',
      ),
      need: needSchema.optional().describe('A need to search for in place of the message.'),
      prompt_id: promptId
        .optional()
        .describe(
          'An id by which the prompt can be stopped. The caller chooses a new one for each prompt; a prompt that is sent again with the same id is answered and stored once.',
        ),
    }),
    answers: { 200: turnSchema },
    errors: ['EmptyPrompt', 'PromptTooLong', 'TooManyPrompts', 'PromptStopped'],
    provedBy: 'functions/src/assistant/agent-chat.test.ts',
  },
  'GET /agent_chat/{sessionId}': {
    summary: 'The conversation so far.',
    path: z.object({ sessionId }),
    answers: {
      200: z.object({ turns: z.array(turnSchema).describe('Oldest first, at most the last 100.') }),
    },
    errors: ['NotFound'],
    provedBy: 'functions/src/assistant/agent-chat.test.ts',
  },
  'POST /agent_chat/stop': {
    summary:
      'Stops a prompt that is being answered: its turn is not stored, and no follow-up edits its need. A turn that is stored already is deleted, unless a later prompt followed it.',
    body: z.object({ session_id: sessionId, prompt_id: promptId }),
    answers: { 200: z.object({ stopped: z.literal(true) }) },
    errors: [],
    provedBy: 'functions/src/assistant/agent-chat.test.ts',
  },
  'POST /agent_chat/feedback': {
    summary: 'Rates an answer as good or bad.',
    body: z.object({
      session_id: sessionId,
      turn: z.number().int().min(1).describe('The answer’s number in the conversation.'),
      feedback: z.enum(['good', 'bad']),
    }),
    answers: { 200: z.object({ feedback: z.enum(['good', 'bad']) }) },
    errors: ['NotFound'],
    provedBy: 'functions/src/assistant/agent-chat.test.ts',
  },
  'GET /catalogue': {
    summary: 'The size of the catalogue.',
    answers: {
      200: z.object({
        datasets: z.number().int().describe('Datasets from elsewhere.'),
        pools: z.number().int().describe('Data pools of this market.'),
      }),
    },
    errors: [],
    provedBy: 'functions/src/assistant/agent-chat.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
