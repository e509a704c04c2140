import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const masked = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['教练阿Ben今天没来', '教练[PERSON 1]今天没来'],
  ['3SG Gunalan shouted at us', '[PERSON 1] shouted at us'],
  ['WO1 Vasanth of our camp gave a talk', '[PERSON 1] of our camp gave a talk'],
  ['My sergeant was 2LT Edmund', 'My sergeant was [PERSON 1]'],
  ['I think PTE Ong Zheng Kai was late', 'I think [PERSON 1] was late'],
  ["surname now D'Souza", 'surname now [PERSON 1]'],
  ['U Than Maung fixed the lift', '[PERSON 1] fixed the lift'],
  ['U Than Htike fixed the lift', '[PERSON 1] fixed the lift'],
  ['Ma. Theresa Villanueva fixed the lift', '[PERSON 1] fixed the lift'],
  ['Tun Lin Kyaw and Thet Thet Mon are here', '[PERSON 1] and [PERSON 2] are here'],
  ['ask daw mya mya than, kyaw may come', 'ask [PERSON 1], [PERSON 2] may come'],
  ['name come out as TEO Y*** H** ok', 'name come out as [PERSON 1] ok'],
  ['Coach T said run', '[PERSON 1] said run'],
  ['booking under Ho, 8 pax', 'booking under [PERSON 1], 8 pax'],
  ['Cikgu Hasnah is a kind teacher', '[PERSON 1] is a kind teacher'],
])('a title or rank is part of the name: %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

it('digits behind a name are a part of the user name', () => {
  expect(masked('weijie2004 is online now')).toBe('[PERSON 1] is online now');
});

it('a name has the same number with and without its title', () => {
  expect(masked('I met Mdm Seah. I told Seah that we moved.')).toBe(
    'I met [PERSON 1]. I told [PERSON 1] that we moved.',
  );
});

it.each([
  ['Wong K. Y. signed the minutes', '[PERSON 1] signed the minutes'],
  ['Shaun T. from the gym is late', '[PERSON 1] from the gym is late'],
  ['The chairman was Lim C S', 'The chairman was [PERSON 1]'],
  ['The tutor is Priscilla Wee S L', 'The tutor is [PERSON 1]'],
  ['Ask Priscilla Wee IT desk', 'Ask [PERSON 1] IT desk'],
  ['K Sivakumaran is our chairman', '[PERSON 1] is our chairman'],
])('initials without full stops belong to the name: %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

it.each([
  ['Hoo Siang Lek moved out', '[PERSON 1] moved out'],
  ['I saw Yim Wai Fun there', 'I saw [PERSON 1] there'],
])('an unlisted syllable beside others belongs to the name: %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

it('a size, a unit or a time before a name is no rank', () => {
  expect(masked('We took 2 sg and 3 me of it')).toBe('We took 2 sg and 3 me of it');
});
