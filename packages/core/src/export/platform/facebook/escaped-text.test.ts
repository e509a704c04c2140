import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mendText, writtenText } from './escaped-text.ts';

const escaped = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('a text of Facebook', () => {
  it.each(['café', 'Grüße', '今天天气很好', '🌅 sunrise', 'naïve “quotes”', 'plain'])(
    '%s is mended out of its escaped bytes',
    (text) => {
      expect(mendText(escaped(text))).toBe(text);
    },
  );

  it.each(['已经好了', 'Łódź', '🌅'])('%s that was never escaped stays', (text) => {
    expect(mendText(text)).toBe(text);
  });

  it.each(['caf\u00e9', '\u00c3', '\u00ff\u00fe', 'na\u00efve'])(
    '%s, whose characters are no UTF-8, stays',
    (text) => {
      expect(mendText(text)).toBe(text);
    },
  );

  it('comes back as it was written, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (/[\ud800-\udfff]/.test(text) && !text.isWellFormed()) return;
        expect(mendText(escaped(text))).toBe(text);
      }),
    );
  });

  it('loses the people who are tagged in it', () => {
    expect(writtenText('with @[100012345:2048:Anna Smith], at last')).toBe('with [PERSON], at last');
    expect(writtenText('')).toBeNull();
    expect(writtenText(7)).toBeNull();
  });
});

it('many mentions that are never closed take no time', () => {
  const before = process.cpuUsage().user;
  expect(writtenText('@[1:2:'.repeat(60_000))).toHaveLength(360_000);
  // searching each to the end of the text took seconds
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
  expect(writtenText('with @[1234:2048:Anna Smith]!')).toBe('with [PERSON]!');
});
