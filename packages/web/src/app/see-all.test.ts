import { understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { expect, it } from 'vitest';
import { seeAllAddress } from '../features/assistant/see-all.ts';
import { everything, readChoice } from '../features/market/choice.ts';

it('a pool’s page reads the filters from the link of an assistant’s answer', () => {
  const { pathname, searchParams } = new URL(
    seeAllAddress(understandNeed('sentiment of tweets after 2020')),
    'https://market.example',
  );
  expect(pathname).toBe('/datapool/buy/x');
  expect(readChoice(searchParams)).toEqual({ ...everything, order: 'best', from: '2021-01-01' });
});
