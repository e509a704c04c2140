import { expect, test } from 'vitest';
import { bytesOfPage, offsetOf, pageOf } from './page.ts';

test('the nodes of six levels fill their page without gap or overlap', () => {
  for (const tier of [0, 1, 2]) {
    const offsets = [];
    for (let level = 0; level < 6; level++) {
      for (let at = 0; at < 2 ** (6 - level); at++) {
        const place = { level: tier * 6 + level, index: 3 * 2 ** (6 - level) + at };
        expect(pageOf(place)).toEqual({ tier, index: 3 });
        offsets.push(offsetOf(place));
      }
    }
    expect(offsets.sort((a, b) => a - b)).toEqual(
      Array.from({ length: bytesOfPage / 32 }, (_, at) => at * 32),
    );
  }
});

test('the path of one leaf among a million lies on four pages', () => {
  const pages = new Set<string>();
  for (let level = 0; level < 20; level++) {
    const { tier, index } = pageOf({ level, index: Math.floor(777_777 / 2 ** level) });
    pages.add(`${tier}/${index}`);
  }
  expect(pages.size).toBe(4);
});
