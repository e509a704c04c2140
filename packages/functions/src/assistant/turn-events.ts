/** A turn as server-sent events, for programs that show an answer while it arrives. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';

export const eventStreamType = 'text/event-stream';

/** Whether a request's `Accept` asks for events. */
export const asksForEvents = (accept = ''): boolean =>
  accept.split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === eventStreamType);

/** JSON has no line breaks of its own, so that no text can begin another event. */
const eventOf = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** @returns `understood`, then `text` by sentences, then a `card` each, then `done` with the whole turn */
export function turnEvents(turn: AssistantTurn): string {
  const { need, chips, response, cards } = turn;
  const sentences = response.match(/[^.!?]+[.!?]*\s*/g) ?? [response];
  return [
    eventOf('understood', { need, chips }),
    ...sentences.map((text) => eventOf('text', { text })),
    ...cards.map((card) => eventOf('card', card)),
    eventOf('done', turn),
  ].join('');
}
