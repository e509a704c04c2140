import { expect, it } from 'vitest';
import { type Tokens, tokenise } from './tokenise.ts';

const listOf = (text: string, list: (tokens: Tokens) => readonly [Int32Array, number]) => {
  const tokens = tokenise(text);
  const [indexes, count] = list(tokens);
  return Array.from(indexes.subarray(0, count), (i) => text.slice(tokens.start[i], tokens.end[i]));
};

it('numbers, capitals and words of addresses are listed in their order', () => {
  const text = 'we met Anna at 12 calle mayor, then Bob';
  expect(listOf(text, ({ openers, openerCount }) => [openers, openerCount])).toEqual([
    'Anna',
    '12',
    'calle',
    'Bob',
  ]);
});

it('given names are listed in any case', () => {
  expect(listOf('thanks anna and ROBERT', ({ givens, givenCount }) => [givens, givenCount])).toEqual([
    'anna',
    'ROBERT',
  ]);
});

it('words and signs that join two names are listed', () => {
  expect(listOf('dan & phil and maria', ({ ands, andCount }) => [ands, andCount])).toEqual(['&', 'and']);
});

it('long words that have a capital or are in no list are listed as strange', () => {
  expect(
    listOf('the zorblatt saw Walking water', ({ strange, strangeCount }) => [strange, strangeCount]),
  ).toEqual(['zorblatt', 'Walking']);
});

it('the words of one text are in no list of the next', () => {
  tokenise('Anna and Bob met at 12 calle mayor');
  const { openerCount, givenCount, andCount, strangeCount, labelCount } = tokenise('so it is');
  expect({ openerCount, givenCount, andCount, strangeCount, labelCount }).toEqual({
    openerCount: 0,
    givenCount: 0,
    andCount: 0,
    strangeCount: 0,
    labelCount: 0,
  });
});
