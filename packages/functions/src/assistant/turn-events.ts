/** A turn as server-sent events, for pages that show an answer while it arrives. */
import { type AssistantTurn, eventStreamType, type TurnEvent } from '@cgdx/api/route/assistant.ts';

/** Whether a request's `Accept` asks for events. */
export const asksForEvents = (accept = ''): boolean =>
  accept.split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === eventStreamType);

/** JSON has no line breaks of its own, so that no text can begin another event. */
export const eventText = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const understoodEvent = ({ need, chips }: Pick<AssistantTurn, 'need' | 'chips'>): TurnEvent => ({
  kind: 'understood',
  data: { need, chips },
});

/** @returns the response sentence by sentence, then the cards */
export function* answerEvents({
  response,
  cards,
}: Pick<AssistantTurn, 'response' | 'cards'>): Generator<TurnEvent, void> {
  for (const text of response.match(/[^.!?]+[.!?]*\s*/g) ?? [response])
    yield { kind: 'text', data: { text } };
  for (const data of cards) yield { kind: 'card', data };
}

/** @returns all events of a finished turn, as a stream would send them */
export const turnEvents = (turn: AssistantTurn): readonly TurnEvent[] => [
  understoodEvent(turn),
  ...answerEvents(turn),
  { kind: 'done', data: turn },
];
