import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mendText, writtenText } from './escaped-text.ts';

const escaped = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('a text of Facebook', () => {
  it.each(['café', 'Grüße', '今天天气很好', '🌅 sunrise', 'naïve “quotes”', 'plain'])(
    '%s is decoded from its escaped bytes',
    (text) => {
      expect(mendText(escaped(text))).toBe(text);
    },
  );

  it.each(['已经好了', 'Łódź', '🌅'])('%s without escaped bytes is not changed', (text) => {
    expect(mendText(text)).toBe(text);
  });

  it.each(['caf\u00e9', '\u00c3', '\u00ff\u00fe', 'na\u00efve'])(
    '%s, whose characters are not UTF-8, is not changed',
    (text) => {
      expect(mendText(text)).toBe(text);
    },
  );

  it.each([
    ['caf\u00c3\u00a9 \u00f0\u009f\u0098', 'café \ufffd'],
    ['Gr\u00c3\u00bc\u00c3\u009fe an Zo\u00c3\u00ab und Jos\u00c3', 'Grüße an Zoë und Jos\ufffd'],
    ['\u0098\u0082 caf\u00c3\u00a9', '\ufffd\ufffd café'],
    ['\u00e4\u00bb\u008a\u00e5\u00a4 ok \u00e5\u00a4\u00a9', '今\ufffd ok 天'],
  ])('%j, which lacks a byte, is decoded except for one character', (text, mended) => {
    expect(mendText(text)).toBe(mended);
  });

  it.each([
    ['café met Jos\u00c3\u00a9', 'café met José'],
    ['🌅 caf\u00c3\u00a9', '🌅 café'],
    ['今天 \u00e5\u00a4\u00a9', '今天 天'],
    ['naïve über \u00e2\u0080\u009cquotes\u00e2\u0080\u009d', 'naïve über “quotes”'],
    ['Zoë, \u00f0\u009f\u0098', 'Zoë, \ufffd'],
  ])('%j, which is partly escaped, is decoded run by run', (text, mended) => {
    expect(mendText(text)).toBe(mended);
  });

  it.each(['« CAFÉ» ’', '« café»', 'LE «CAFÉ»', 'SÃO PAULO…', '¿Qué? ©2020 «sí»', 'Ærø, Å – öl'])(
    '%j, in which nothing is escaped, is not changed',
    (text) => {
      expect(mendText(text)).toBe(text);
    },
  );

  it('loses only the character of a missing byte, wherever the byte is', () => {
    const text = 'Müller 今天 🌅 naïve';
    const whole = escaped(text);
    for (let at = 0; at < whole.length; at++) {
      const mended = mendText(whole.slice(0, at) + whole.slice(at + 1));
      for (const word of text.split(' ').filter((one) => !escaped(one).includes(whole[at] as string)))
        expect(mended).toContain(word);
    }
  });

  it('is the original text after escaping and decoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (/[\ud800-\udfff]/.test(text) && !text.isWellFormed()) return;
        expect(mendText(escaped(text))).toBe(text);
      }),
    );
  });

  it('does not contain the people who are tagged in it', () => {
    expect(writtenText('with @[100012345:2048:Anna Smith], at last')).toBe('with [PERSON], at last');
    expect(writtenText('')).toBeNull();
    expect(writtenText(7)).toBeNull();
  });
});

it('many unclosed mentions are processed in linear time', () => {
  const before = process.cpuUsage().user;
  expect(writtenText('@[1:2:'.repeat(60_000))).toHaveLength(360_000);
  // searching for the end of each mention through the whole text would take seconds
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
  expect(writtenText('with @[1234:2048:Anna Smith]!')).toBe('with [PERSON]!');
});
