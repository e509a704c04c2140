/** The data-finding assistant, and the catalogue that it searches. */
import { needSchema } from '@cgdx/core/catalogue/need/need-schema.ts';
import { z } from 'zod';
import { sessionId, time, writtenText } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

/** In UTF-16 units. A longer prompt is refused with what to do. */
export const longestPrompt = 4_000;

const promptId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Chosen by the caller, and new for each prompt.');

const cardSchema = z
  .object({
    kind: z
      .enum(['dataset', 'pool', 'upload', 'page'])
      .describe('A dataset from elsewhere, one of this market, or a page about this market.'),
    title: z.string().describe('One line.'),
    link: z.string().describe('http or https.'),
    description: z.string().describe('One line, never empty.'),
    licence: z.string().describe('As its source states it; may be empty.'),
    reasons: z.array(z.string()).describe('Why it is a result, the weightiest first.'),
    dataPoolId: z.string().optional().describe('Of a pool of this market, and of an upload in it.'),
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
    turn: z.number().int().describe('From 1, within the conversation.'),
    message: z.string().describe('The person’s prompt.'),
    response: z.string().describe('What the assistant says.'),
    datasets: z
      .string()
      .optional()
      .describe('Blocks of three lines (title, link, description) with a blank line between.'),
    cards: z
      .array(cardSchema)
      .describe(
        'The same datasets, with the reason for each; or pages, if the prompt asked about the market.',
      ),
    fits: z.boolean().describe('False if nothing fits: then the datasets are what is nearest.'),
    need: needSchema.describe('What was understood; send it back, changed, to change it.'),
    chips: z.array(chipSchema).describe('What was understood besides the topic.'),
    feedback: z.enum(['good', 'bad']).optional(),
    createdAt: time,
  })
  .meta({ id: 'AssistantTurn', description: 'A prompt and its answer.' });
export type AssistantTurn = z.infer<typeof turnSchema>;

/** What a program is answered, which has no conversation. */
export const foundSchema = turnSchema
  .pick({ response: true, cards: true, fits: true, need: true, chips: true })
  .meta({ id: 'Found', description: 'What was found for a need.' });

export const eventStreamType = 'text/event-stream';

/** What a stream says of a turn, in this order: each part as soon as it is known, and then the whole turn. */
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
 * Returns undefined for an event of another name: a newer server may say more.
 * @throws ZodError if the data are not those of the event
 */
export function parseTurnEvent(kind: string, data: unknown): TurnEvent | undefined {
  if (!Object.hasOwn(turnEventSchemas, kind)) return undefined;
  const schema = turnEventSchemas[kind as keyof typeof turnEventSchemas];
  return { kind, data: schema.parse(data) } as TurnEvent;
}

export const assistantRoutes = {
  'POST /agent_chat': {
    summary:
      'Asks the data-finding assistant. With `Accept: text/event-stream`, the same as server-sent events: `understood`, `text`, `card` and, with the whole answer, `done`. The gateway sends them at once; the address that the pages have as `streamUrl` sends each as soon as it is known, and `error` if it cannot go on.',
    body: z.object({
      session_id: sessionId,
      message: writtenText.describe('At most 4,000 characters. A follow-up changes the need before it.'),
      need: needSchema.optional().describe('Searches for this instead of what the message says.'),
      prompt_id: promptId
        .optional()
        .describe(
          'To stop it with. Chosen by the caller, and new for each prompt: one that is sent again is answered and kept once.',
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
      'Stops a prompt that is being answered: nothing of it is kept, and no follow-up builds on it. If it was kept already and nothing was asked after it, it is deleted.',
    body: z.object({ session_id: sessionId, prompt_id: promptId }),
    answers: { 200: z.object({ stopped: z.literal(true) }) },
    errors: [],
    provedBy: 'functions/src/assistant/agent-chat.test.ts',
  },
  'POST /agent_chat/feedback': {
    summary: 'Says whether an answer was good.',
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
    summary: 'How large the catalogue is.',
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
