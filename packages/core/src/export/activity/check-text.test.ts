import { expect, test } from 'vitest';
import { numberedTexts } from './check-text.ts';
import { createNumberedTexts, mergeNumberedTexts } from './numbered-text.ts';

function textsOf(...texts: string[]) {
  const builder = createNumberedTexts();
  for (const text of texts) builder.add(text);
  return builder.finish();
}

test('only texts that differ in nothing but their numbers are counted', () => {
  expect(numberedTexts(textsOf('Song 1', 'Song 2', 'Song 31', 'Blue'))).toEqual({ against: 3, of: 4 });
  expect(numberedTexts(textsOf('1999', '2024', 'Summer of 69'))).toEqual({ against: 0, of: 1 });
});

test('a repeated text counts once', () => {
  expect(numberedTexts(textsOf('Track 1', 'Track 1', 'Track 1'))).toEqual({ against: 0, of: 1 });
});

test('ids and prices do not count as texts', () => {
  expect(numberedTexts(textsOf('7687793257111194890', '7687793257111194891', '$ 5'))).toMatchObject({
    of: 0,
  });
});

test('files are merged into one finding', () => {
  const merged = mergeNumberedTexts([textsOf('Song 1', 'Blue'), textsOf('Song 2', 'Blue')]);
  expect(numberedTexts(merged)).toEqual({ against: 2, of: 3 });
});
