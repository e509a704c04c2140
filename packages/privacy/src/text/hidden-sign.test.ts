import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { viewsOf } from './hidden-sign.ts';

/** A mask of a new export for each text, so that the first placeholder of each type has the number 1. */
const fresh = () => createTextMask(['Anna Quill']);
const mask = (text: string) => fresh().mask(text);
const maskTitle = (text: string) => fresh().maskTitle(text);
const maskContacts = (text: string) => fresh().maskContacts(text);

/** Zero-width characters, each as programs and people put it into text. */
const signs = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2060',
  '\u2063',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\ufeff',
  '\u{e0101}',
  '\u{e0041}',
];

describe.each(signs.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))('U+%s hides', (_code, sign) => {
  it.each([
    ['+65 9123_4567', /^\[PHONE 1\]$/],
    ['9123_ 4567', /^\[PHONE 1\]$/],
    ['91_234567', /^\[PHONE 1\]$/],
    ['hp 9123_4567', /^hp \[PHONE 1\]$/],
    ['+_65 91234567', /^\[PHONE 1\]$/],
    ['4111_1111 1111 1111', /^\[CARD 1\]$/],
    ['4111 1111 1111 111_1', /^\[CARD 1\]$/],
    ['maria_@_example._com', /^\[EMAIL 1\]$/],
    ['ＧＢ_８２ WEST 1234 5698 7654 32', /^\[BANK_ACCOUNT 1\]$/],
    ['An_na Quill', /^\[PERSON 1\]$/],
    ['Anna_ Quill', /^\[PERSON 1\]$/],
  ])('nothing from the search in any text: %s', (text, expected) => {
    const hidden = text.replaceAll('_', sign);
    expect(mask(hidden)).toMatch(expected);
    expect(maskTitle(hidden)).toMatch(expected);
    expect(maskContacts(hidden)).toMatch(expected);
  });

  it('neither a national id nor a name that only a list finds', () => {
    expect(mask(`S1234${sign}567D`)).toBe(createTextMask([]).mask('S1234567D'));
    expect(mask(`with Sab${sign}ine Kra${sign}use`)).toBe('with [PERSON 1]');
  });

  it('no value after a word', () => {
    expect(mask(`call${sign}91234567`)).toMatch(/^call.?\[PHONE 1\]$|^\[PHONE 1\]$/);
    expect(mask(`5${sign}Anna Quill`)).not.toContain('Anna');
    expect(maskContacts(`5${sign}Anna Quill`)).not.toContain('Anna');
  });
});

it.each(['＋６５ ９１２３ ４５６７', '+65\u202a9123\u202c 4567', '9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', '9⃣1⃣2⃣3⃣ 4⃣5⃣6⃣7⃣'])(
  'a number is found in full width, in another direction, and on keycaps: %s',
  (text) => {
    expect(mask(text)).toBe('[PHONE 1]');
    expect(maskContacts(text)).toBe('[PHONE 1]');
  },
);

it('public text stays in its own letters', () => {
  expect(maskContacts('ＬＯＶＥ ２ ＡＲＭＳ, 𝗕𝗿𝗲𝗮𝗸𝗶𝗻𝗴 ᴛᴏᴅᴀʏ ①②③')).toBe(
    'ＬＯＶＥ ２ ＡＲＭＳ, 𝗕𝗿𝗲𝗮𝗸𝗶𝗻𝗴 ᴛᴏᴅᴀʏ ①②③',
  );
  expect(maskContacts('𝐀𝐧𝐧𝐚 𝐐𝐮𝐢𝐥𝐥, ⓜⓐⓡⓘⓐ@ⓜⓐⓘⓛ.org')).toBe('[PERSON 1], [EMAIL 1]');
});

it('such characters hide nothing in styled letters either', () => {
  expect(mask('Ⓐⓝ\u200bⓝⓐ Ⓠⓤ\u2060ⓘⓛⓛ')).toBe('[PERSON 1]');
  expect(mask('ᴀ\u200bɴ\u200bɴ\u200bᴀ Quill')).toBe('[PERSON 1]');
});

it('a zero-width character may separate words', () => {
  expect(mask('thanks\u200bAnna Quill')).toBe('thanks[PERSON 1]');
  expect(mask('thanks\ufe0fAnna Quill')).toBe('thanks[PERSON 1]');
  expect(maskContacts('thanks\u034fAnna Quill')).toBe('thanks[PERSON 1]');
  expect(mask('\u2068Anna Quill\u2069 left')).toBe('[PERSON 1] left');
});

it('the account details may contain such characters, too', () => {
  const known = createTextMask(['Zor\u200bblatt Ｖex']);
  expect(known.mask('it was Zorblatt Vex')).toBe('it was [PERSON 1]');
  expect(known.maskContacts('it was Zorb\u200dlatt Vex')).toBe('it was [PERSON 1]');
});

it.each([
  'family 👨‍👩‍👧‍👦, runner 🏃🏽‍♀️‍➡️, heart ❤️ and ❤︎, ☑️ done',
  'flags 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 🏳️‍🌈, keys 1️⃣ 2️⃣ #️⃣, 👁‍🗨',
  'a → b, ∩︀ is a sign',
])('visible characters stay as they were written: %s', (text) => {
  expect(mask(text)).toBe(text);
  expect(maskContacts(text)).toBe(text);
});

it.each(['می‌خواهم کتاب‌ها را بخوانم', 'क्‍ष और र्‍य', 'ខ្ញុំ\u200bស្រឡាញ់\u200bអ្នក'])(
  'a language that needs these characters keeps them in public text: %s',
  (text) => {
    expect(maskContacts(text)).toBe(text);
    expect(mask(text)).toMatch(/^\[TEXT 1\]$|^\[TEXT 1\] \[TEXT 2\]/);
    const own = createTextMask(['علی رضایی']);
    expect(own.maskContacts(`${text} عل\u200cی رضایی`)).toBe(`${text} [PERSON 1]`);
  },
);

it('a message that consists of such characters does not leave', () => {
  const hidden = Array.from('maria', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join(
    '',
  );
  expect(mask(`hello${hidden} there\u200b\u200c\u200b!`)).toBe('hello there!');
  expect(maskContacts(`hello 😊${hidden}`)).toBe('hello 😊');
});

it('a text without such characters is read once', () => {
  expect(viewsOf('Rainy Sunday 🌧️ déjà vu 👩‍🚀')).toEqual([]);
  expect(viewsOf('9123\u200b4567').map(({ text }) => text)).toEqual(['91234567', '9123 4567']);
  expect(viewsOf('Kra\u00aduse').map(({ text }) => text)).toEqual(['Krause']);
});
