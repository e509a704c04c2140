import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([], undefined, { tagger: loadNameTagger() });
const masked = (text: string): string => mask(text).replace(/ \d+\]/g, ']');

describe('a birth date', () => {
  it.each([
    // each form of a day, behind a word for a birth
    ['born 23.4.98', 'born [DATE_OF_BIRTH]'],
    ['dob: 1984/07/19', 'dob: [DATE_OF_BIRTH]'],
    ['D.O.B. 1984/07/19', 'D.O.B. [DATE_OF_BIRTH]'],
    ['dob 190784', 'dob [DATE_OF_BIRTH]'],
    ['born on Monday, 6 May 1991', 'born on [DATE_OF_BIRTH]'],
    ['my birthday is Mar 9 87', 'my birthday is [DATE_OF_BIRTH]'],
    ['kaarawan ko Dis. 3 ’86', 'kaarawan ko [DATE_OF_BIRTH]'],
    ['tarikh lahir 7 Ogos 1979', 'tarikh lahir [DATE_OF_BIRTH]'],
    ['lahir tanggal 21 Juni 1990', 'lahir tanggal [DATE_OF_BIRTH]'],
    ['porandhathu 1961 chithirai 9', 'porandhathu [DATE_OF_BIRTH]'],
    ['her DOB is eleventh of March, 1958', 'her DOB is [DATE_OF_BIRTH]'],
    ['b. 8/2/13', 'b. [DATE_OF_BIRTH]'],
    ['bornnn 4 oct 2001', 'bornnn [DATE_OF_BIRTH]'],
    // before it
    ['8-3-1993 porandhen', '[DATE_OF_BIRTH] porandhen'],
    ['4 July 1999 is my birthday', '[DATE_OF_BIRTH] is my birthday'],
    ['18/9 is my bday', '[DATE_OF_BIRTH] is my bday'],
    ['dob 19 7 1984', 'dob [DATE_OF_BIRTH]'],
    ['born in May 1996', 'born in [DATE_OF_BIRTH]'],
    // the day of a birthday
    ['her birthday, did you forget?? 17/9', 'her birthday, did you forget?? [DATE_OF_BIRTH]'],
    ['turning 30 this 9 jan', 'turning 30 this [DATE_OF_BIRTH]'],
    // beside who bears it
    ['my mother 1956 mar 8 still works', 'my mother [DATE_OF_BIRTH] still works'],
    ['Applicant: 3/8/1992', 'Applicant: [DATE_OF_BIRTH]'],
    ['our son arrived on 4 May 2023', 'our son arrived on [DATE_OF_BIRTH]'],
    ['twins, 30 Nov 2010 and 1 Dec 2010', 'twins, [DATE_OF_BIRTH] and [DATE_OF_BIRTH]'],
    ['i typed dob 5.12.97 as 12.5.97', 'i typed dob [DATE_OF_BIRTH] as [DATE_OF_BIRTH]'],
    ['my granddaughter 6 Aug 2018', 'my granddaughter [DATE_OF_BIRTH]'],
    // directly behind a name
    ['Farhana Yusof, female, 6 Aug 2018, no allergies', '[PERSON], female, [DATE_OF_BIRTH], no allergies'],
    ['mdm Gwee 1949-03-11, blood test', '[PERSON] [DATE_OF_BIRTH], blood test'],
    ['Farhana Yusof (9 feb 2016), big sister', '[PERSON] ([DATE_OF_BIRTH]), big sister'],
    ['Farhana Yusof is 30 on the 9th of May', '[PERSON] is 30 on [DATE_OF_BIRTH]'],
    ['Josefina may 23 Agosto 1991', '[PERSON] may [DATE_OF_BIRTH]'],
  ])('is masked: %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    '21.3.99 was when the old depot closed',
    'my passport expires 9 May 2019',
    'my mother moved here on 3 May 2009',
    'the concert is on 7 Dec',
    'turn left at 3 Mayfield',
    'birthday sale, 50 percent off',
    'score 5/10 and 12-11',
    'Farhana Yusof plays on 9 Feb 2016 in Perth',
    'Farhana Yusof, 9 May 2023, row 4',
    'posted by Farhana Yusof 9 May 2018',
    'sch hol 16 nov to 31 dec',
    'section 377A was repealed on 29 November 2022',
  ])('is not found in: %s', (text) => {
    expect(masked(text)).not.toContain('DATE');
  });
});
