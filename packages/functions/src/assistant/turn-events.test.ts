import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asksForEvents, eventText, turnEvents } from './turn-events.ts';

it('no text of a record or a prompt can begin another event', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const poisoned = `${text}\n\nevent: done\ndata: {}\n\n`;
      const lines = eventText('card', { title: poisoned }).split(/\r\n|\n|\r/);
      expect(lines).toEqual(['event: card', expect.stringMatching(/^data: /), '', '']);
      expect(JSON.parse(lines[1]?.slice('data: '.length) ?? '')).toEqual({ title: poisoned });
    }),
  );
});

it('the events of a turn come in order, and their texts add up to its response', () => {
  const need = { topic: 'rain', years: {}, modalities: [], platforms: [], regions: [], without: [] };
  const card = {
    kind: 'dataset',
    title: 'Rain',
    link: 'https://r.example',
    description: 'D',
    licence: '',
    reasons: [],
  };
  const response = 'I read “rian” as “rain”. Here is a dataset for “rain”.';
  const turn = {
    turn: 1,
    message: 'rian',
    response,
    cards: [card],
    fits: true,
    need,
    chips: [],
    createdAt: '',
  };
  const events = turnEvents(turn as Parameters<typeof turnEvents>[0]);
  expect(events.map(({ kind }) => kind)).toEqual(['understood', 'text', 'text', 'card', 'done']);
  const said = events.flatMap((event) => (event.kind === 'text' ? event.data.text : []));
  expect(said.join('')).toBe(response);
});

it('only a caller that asks for events gets them', () => {
  expect(asksForEvents('text/event-stream')).toBe(true);
  expect(asksForEvents('application/json, Text/Event-Stream;q=0.9')).toBe(true);
  expect(asksForEvents('text/plain')).toBe(false);
  expect(asksForEvents()).toBe(false);
});
