import { expect, test } from 'vitest';
import { reason } from '../route/operator/field.ts';
import { writtenLine, writtenText } from './field.ts';

const hostile = [
  'fine\u001b[1A\u001b[2K',
  'refund\rnothing',
  'pay 900\b\b\b1',
  'a\u009b2Kb',
  'a\u0085b',
  'a\u007fb',
  'paid \u202e001',
  '\u2066hidden\u2069',
  'a\u2028b',
  'pay\u200bpal',
  'ok\u{e0041}',
  'ok\ud800',
];
const plain = ['S$ 12, “ok” – fine', 'می\u200cخواهم', '👩\u200d🚀 ✓', '价格', 'soft\u00adhyphen', ''];

test.each(hostile)('%j is refused in the texts of people and of operators', (text) => {
  for (const schema of [writtenLine, writtenText, reason]) expect(schema.safeParse(text).success).toBe(false);
});

test.each(plain)('%j is taken', (text) => {
  for (const schema of [writtenLine, writtenText]) expect(schema.parse(text)).toBe(text);
});

test('a one-line text must not have a line break, and a message may have many', () => {
  const text = 'fine\n2026-11-28  alice  released';
  expect(writtenLine.safeParse(text).success).toBe(false);
  expect(reason.safeParse(text).success).toBe(false);
  expect(writtenText.parse(`${text}\r\n\tand more`)).toContain('and more');
});
