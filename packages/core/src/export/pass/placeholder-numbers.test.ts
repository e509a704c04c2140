import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { describe, expect, it } from 'vitest';
import { keyedNumbers } from './placeholder-numbers.ts';

describe('keyed numbers', () => {
  it('are the same for all pieces of an export, and differ between exports', () => {
    const key = (name: string) => keyedNumbers(Buffer.from(name));
    const masks = [key('one'), key('one'), key('other')].map((numbers) => createTextMask([], numbers).mask);
    const [first, again, other] = masks.map((mask) => mask('with Maria Delacroix'));
    expect(first).toMatch(/^with \[PERSON \d{1,9}\]$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
