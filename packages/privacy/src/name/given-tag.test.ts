import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([]);

it.each(['she works as a marinebiologist now', 'on the road #austintexas', 'so good #raresteak'])(
  'words and places behind which no person is stay: %s',
  (text) => {
    expect(mask(text)).toBe(text);
  },
);

it.each([
  ['so sad today #stephenisalegend', 'stephen'],
  ['this is my account trevorquillwright on there', 'trevorquillwright'],
])('a given name and more is masked: %s', (text, name) => {
  expect(mask(text)).not.toContain(name);
});
