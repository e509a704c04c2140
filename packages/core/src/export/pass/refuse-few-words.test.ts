import { expect, it } from 'vitest';
import { refuseFewWords } from './refuse-few-words.ts';

it('an export with few texts is refused only as an offer of words', () => {
  const found = { platform: 'youtube', recordCounts: { watch: 15_000, comment: 99 } } as const;
  expect(refuseFewWords(found)?.message).toContain('has 99 texts that you wrote in public');
  expect(refuseFewWords({ ...found, recordCounts: { comment: 100 } })).toBeUndefined();
});
