import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { emptyNeed } from '@cgdx/core/catalogue/need/need.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { Chips } from './chips.tsx';

const card = { title: 'A', link: 'https://data.example/a', description: 'B', licence: '', reasons: [] };
const shown = (cards: AssistantTurn['cards'], chips: AssistantTurn['chips'] = []) => {
  const turn = {
    turn: 1,
    message: '',
    response: '',
    cards,
    fits: true,
    need: emptyNeed,
    chips,
    createdAt: '',
  };
  return renderedText(<Chips turn={turn} busy={false} onAsk={() => undefined} />);
};

it('an answer links to our pools only if something was found in one', () => {
  const chip = { kind: 'region', value: 'Japan' } as const;
  expect(shown([{ ...card, kind: 'pool', dataPoolId: 'x' }])).toBe('See all in Data Pool');
  expect(shown([{ ...card, kind: 'dataset' }], [chip])).toBe('Japan');
  expect(shown([{ ...card, kind: 'page' }])).toBe('');
  expect(shown([])).toBe('');
});
