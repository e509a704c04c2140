import { expect, it } from 'vitest';
import { textsOf } from './whole-file.ts';

it('texts in more labels than a call takes arguments are all read', () => {
  const vec = Array.from({ length: 200_000 }, (_, i) => ({ value: String(i) }));
  expect(textsOf({ topics_v2: [{ label: 'Topics', vec }] })).toHaveLength(200_000);
});
