/** Collects the parts of an answer that have arrived so far. Pure. */
import type { AssistantTurn, TurnEvent } from '@cgdx/api/route/assistant.ts';

export type PartialTurn = Pick<AssistantTurn, 'response' | 'cards' | 'chips'>;

export const nothingYet: PartialTurn = { response: '', cards: [], chips: [] };

export function withPart(turn: PartialTurn, event: TurnEvent): PartialTurn {
  switch (event.kind) {
    case 'understood':
      return { ...turn, chips: event.data.chips };
    case 'text':
      return { ...turn, response: turn.response + event.data.text };
    case 'card':
      return { ...turn, cards: [...turn.cards, event.data] };
    case 'done':
      return event.data;
    default:
      return event satisfies never;
  }
}
