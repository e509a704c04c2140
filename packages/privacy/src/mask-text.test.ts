import { describe, expect, inject, it } from 'vitest';
import { createTextMask } from './mask-text.ts';

describe('masked text', () => {
  it('gives the same value the same number throughout one export', () => {
    const { mask, takeCounts } = createTextMask([]);
    expect(mask('a@example.com and b@example.com')).toBe('[EMAIL 1] and [EMAIL 2]');
    expect(mask('A@EXAMPLE.COM again')).toBe('[EMAIL 1] again');
    expect(takeCounts()).toEqual({ EMAIL: 3 });
    expect(takeCounts()).toEqual({});
  });

  it('replaces the person’s own names, as whole words in any case', () => {
    const { mask } = createTextMask(['Zorblatt Vex', 'zorbi+1 (x)', 'Vex']);
    expect(mask('zorblatt  vex, ZORBI+1 (x) and Vexing vex')).toBe(
      '[PERSON 1], [PERSON 2] and Vexing [PERSON 3]',
    );
  });

  it('numbers placeholders from 1 in every export', () => {
    const texts = ['Maria Delacroix', 'Sabine Krause'];
    const [first, second] = [createTextMask([]), createTextMask([])];
    expect(texts.map(first.mask)).toEqual(['[PERSON 1]', '[PERSON 2]']);
    expect([...texts].reverse().map(second.mask)).toEqual(['[PERSON 1]', '[PERSON 2]']);
  });

  it('masks a whole finding, also if the account details contain a part of it', () => {
    const { mask } = createTextMask(['Anna Quill', 'anna', 'Road']);
    expect(mask('anna.k@example.com')).toBe('[EMAIL 1]');
    expect(mask('at 12 Larkspur Road, says Anna')).toBe('at [ADDRESS 1], says [PERSON 1]');
    expect(mask('Anna Quill Meier')).toBe('[PERSON 2]');
  });

  it('masks all of a name that overlaps another one', () => {
    const { mask } = createTextMask(['lives with Maria']);
    expect(mask('she lives with Maria Delacroix')).toBe('she [PERSON 1][PERSON 2]');
  });

  it('leaves other text as it is', () => {
    expect(createTextMask([]).mask('Rainy Sunday 🌧 déjà vu')).toBe('Rainy Sunday 🌧 déjà vu');
  });
});

describe('public text', () => {
  const maskContacts = (text: string) => createTextMask(['Anna Quill', 'Quill']).maskContacts(text);

  it.each([
    ['write to maria@example.com', 'write to [EMAIL 1]'],
    ['ｍａｒｉａ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[EMAIL 1]'],
    ['＋６５ ９１２３ ４５６７', '[PHONE 1]'],
    ['call +65\u00a09123\u00a04567', 'call [PHONE 1]'],
    ['call +65\u20119123\u20114567', 'call [PHONE 1]'],
    ['A\u200bnna Quill live', '[PERSON 1] live'],
    ['IC S9876543C leaked', 'IC [NATIONAL_ID 1] leaked'],
    ['key sk-aBcDeFgHiJkLmNoPqRsT1', 'key [SECRET 1]'],
  ])('loses contact details, keys and the whole name of the person: %j', (text, expected) => {
    expect(maskContacts(text)).toBe(expected);
  });

  it('loses a first and a last name of a longer one, but no two ordinary words', () => {
    const mask = createTextMask(['Anna', 'Maria', 'Quill', 'Daily', 'Cooking']).maskContacts;
    expect(mask('Anna Quill Bakery')).toBe('[PERSON 1] Bakery');
    expect(mask('Daily Cooking by Anna')).toBe('Daily Cooking by Anna');
  });

  it.each(['Maria Delacroix sings for Quill', 'Top 10 of 2024, 1:02:03', '１００％ ＬＯＶＥ'])(
    'keeps other people’s names, and is otherwise unchanged: %s',
    (text) => {
      expect(maskContacts(text)).toBe(text);
    },
  );

  it('is cut at a length that no field reaches, like other text', () => {
    const long = 'a b '.repeat(30_000);
    const { mask, maskContacts } = createTextMask([]);
    expect(maskContacts(long)).toBe(long.slice(0, 100_000));
    expect(mask(long)).toHaveLength(100_000);
  });
});

describe('a text that is too long', () => {
  /** Every position of the cut in `npm run test:full`, every fourth otherwise. */
  const step = inject('everyCase') ? 1 : 4;
  const { mask, maskTitle, maskContacts } = createTextMask([]);
  const cut = 100_000;
  const filling = 'la '.repeat(cut);
  const textWith = (secret: string, from: number) =>
    `${filling.slice(0, from - 1)} ${secret} ${filling.slice(0, 50)}`;

  it.each([
    ['+6598765432', mask],
    ['+65 9876 5432', maskContacts],
    ['98765432', maskTitle],
    ['GB82WEST12345698765432', mask],
    ['5500 0055 5555 5559', maskContacts],
    ['wei.ling@example.org', maskContacts],
    ['S9876543C', maskTitle],
    [`sk-${'aB3dE5gH7jK9'.repeat(2)}`, mask],
    ['+６５ ９８７６ ５４３２', mask],
    ['98\u200b76\u200b5432', mask],
  ])('is cut after it is masked: nothing of %s remains before or after the cut', (secret, find) => {
    for (let from = cut - secret.length - 1; from <= cut + 1; from += step) {
      const kept = find(textWith(secret, from)).slice(cut - secret.length - 20);
      const left = kept.replace(/\[[A-Z_]+ \d+\]/g, '').replace(/[la\s]/g, '');
      expect(left, `from ${from - cut}`).toBe('');
    }
  });

  it('is not cut within a character or a placeholder', () => {
    const text = `${filling.slice(0, cut - 1)}🌧 and more`;
    expect(mask(text)).toBe(filling.slice(0, cut - 1));
    expect(mask(textWith('+6598765432', cut - 3))).toMatch(/ \[PHONE \d+\]$/);
  });
});
