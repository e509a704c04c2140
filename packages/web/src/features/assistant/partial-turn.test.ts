import { expect, it } from 'vitest';
import { nothingYet, withPart } from './partial-turn.ts';

const need = { topic: 'rain', years: {}, modalities: [], platforms: [], regions: [], without: [] };
const card = {
  kind: 'dataset' as const,
  title: 'Rain',
  link: 'https://rain.example',
  description: 'Rain.',
  licence: '',
  reasons: [],
};
const chips = [{ kind: 'region' as const, value: 'Japan' }];

it('each part that arrives is added to the answer', () => {
  const understood = withPart(nothingYet, { kind: 'understood', data: { need, chips } });
  expect(understood).toEqual({ response: '', cards: [], chips });
  const said = ['I read it. ', 'Here it is.'].reduce(
    (turn, text) => withPart(turn, { kind: 'text', data: { text } }),
    understood,
  );
  expect(said.response, 'proves d-gpt.answer-shown-while').toBe('I read it. Here it is.');
  expect(withPart(said, { kind: 'card', data: card }).cards).toEqual([card]);
});
