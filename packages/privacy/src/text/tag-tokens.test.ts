import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { cutTokens } from '@cgdx/name-tagger/word/token-span.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';
import { createTextMask } from '../mask-text.ts';
import { tokenise } from './tokenise.ts';

const tagger = loadNameTagger();
const found = (text: string) =>
  findPersonalInformation(text, { tagger }).map(
    ({ start, end, type }) => `${type}: ${text.slice(start, end)}`,
  );

/** The tagger was trained on text that its own package cut. */
it.each([
  "She told Siobhan O'Neill's sister: it’s 12.50€ @home, #SharonDClarke…",
  'Żółć, ÇA VA? Smørrebrød ærlig ΠΡΟΣΟΧΗ Ελλάδα Санкт-Петербург 2024',
  'line one\nline two\r\n\r\nline three\t“quoted”',
])('text is cut in the same way as in the tagger’s package: %s', (text) => {
  const { start, end, count } = tokenise(text);
  const own = cutTokens(text);
  expect([...start.slice(0, count)]).toEqual(Array.from(own.start));
  expect([...end.slice(0, count)]).toEqual(Array.from(own.end));
});

describe('with the tagger, names are found', () => {
  it.each([
    [
      'in small letters beside one capital',
      'Ayer hablé con martín y lucía',
      ['PERSON: martín', 'PERSON: lucía'],
    ],
    ['in French without capitals', 'hier soir marie et paul sont venus', ['PERSON: marie', 'PERSON: paul']],
    ['that are words, where a question begins', 'was mason at the game?', ['PERSON: mason']],
    ['that are words, behind an announcement', 'hi, this is mark', ['PERSON: mark']],
    ['that are words, behind a copula', 'it was grace who told me about the party', ['PERSON: grace']],
    ['behind a participle', 'on a vu sophie au cinéma', ['PERSON: sophie']],
    ['behind thanks', 'thanks dana, see you', ['PERSON: dana']],
    ['that no list has, behind a wish', 'happy birthday Zorblatt!', ['PERSON: Zorblatt']],
    ['behind a wish in German', 'Alles Gute zum Geburtstag Annika', ['PERSON: Annika']],
    ['as one word', '#SharonDClarke is great', ['PERSON: #SharonDClarke']],
    ['behind a role', 'Regisseur Johan Simonis wilde niet reageren op de kritiek', ['PERSON: Johan Simonis']],
    ['in a tag of several words', 'Watching #ShaniaTwain tonight', ['PERSON: #ShaniaTwain']],
    ['in a tag behind another word', '#RIPJohnnyWinter you legend', ['PERSON: #RIPJohnnyWinter']],
    ['in a tag in small letters', 'so good #stephenisalegend', ['PERSON: #stephenisalegend']],
    ['beside a month', 'We met Jan Vermeer in Jan 2014', ['PERSON: Jan Vermeer']],
    ['of an account that has a number', 'Video: damnmartin58 again', ['PERSON: damnmartin58']],
    ['of an account', 'thanks to u/quill_maker for the tip', ['HANDLE: u/quill_maker']],
    ['joined by and', 'met Anna, Bob and Carl today', ['PERSON: Anna', 'PERSON: Bob', 'PERSON: Carl']],
    ['joined by and, in small letters', 'lunch with Sandra and krithika', ['PERSON: krithika']],
    ['behind an announcement', 'Hey, my name is krithika and I love it', ['PERSON: krithika']],
    ['with their initials', 'We met J. P. Stovers there', ['PERSON: J. P. Stovers']],
    [
      'with an initial inside',
      'Have you been to a Ravil G Yefimov concert before?',
      ['PERSON: Ravil G Yefimov'],
    ],
    ['with the small words inside', 'We met Jan de Boer there', ['PERSON: Jan de Boer']],
    ['without the words around', '21 Times Emma Watson Proved it', ['PERSON: Emma Watson']],
    ['of a street that is one letter', 'He lives at C/ Mayor 5, Madrid', ['ADDRESS: C/ Mayor 5, Madrid']],
    ['in a comment', 'I really want her to tell Brad that', ['PERSON: Brad']],
    ['of which one word is known', 'Jun Quiller told me', ['PERSON: Jun Quiller']],
    [
      'in small letters, in no list, among English words',
      'me and zorbla are going to the game tonight',
      ['PERSON: zorbla'],
    ],
    [
      'in small letters, in no list, before an s',
      "that is franciska's bike, she lives in zwolle",
      ['PERSON: franciska', 'PLACE: zwolle'],
    ],
    ['as an account is called', 'this one was drawn by patriciawool last year', ['HANDLE: patriciawool']],
    [
      'at the beginning, in a language that the tagger has learnt',
      'Tunca dün akşam bize geldi ve çok güldük',
      ['PERSON: Tunca'],
    ],
    ['in Russian', 'Вчера мы видели Ивана Петрова в Москве', ['PERSON: Ивана Петрова', 'PLACE: Москве']],
  ])('%s', (_what, text, wanted) => {
    expect(found(text)).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    'I opened DevTools and made GIFs, Yay',
    'Level 4 Media',
    'Black Friday sale at Best Buy',
    'Happy New Year everyone',
    'quarter finals: 3 1 4 12 9 18 21',
    'Haters will always hate',
    'Tickets from Jan 16',
    'Lol Hurray it works, Yessss',
    'It is 37 C here and 18 C. Heavy rain later',
    'The President signed H. R. 5739 into law',
    'New chips via Qualcomm MDM9615',
    'formula1 on windows10 in summer2014',
    'See you in Jan',
    'It is due in late May, or on the 12th Jan',
    'resigns on Jan. 5, sold on Sunday Jan-25',
    'May the new year bring you peace',
    'there was snow on Friday',
    "Don't stop, I Ain't done",
    'the new card is an RTX4090',
    'so tired #mondaymood #philosophically',
    '#VoterTurnout was high, #CampusTour tomorrow',
    'Dec 25 05:50 Temperature 5C light showers',
    'Kickoff is at 12:05 P.M. Central Time Tomorrow',
    'We ate at Tim Hortons again',
    'an old Aston Martin',
    'the car is white, the road is long, and she gave him a pearl',
    'Inter Milan beat Hamburger SV',
    'playing Overwatch all night',
    'He plays for Millwall now',
    'the Gatorade is in the fridge',
  ])('no names are found in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('in a part that is withheld anyway, only capitalised words are names', () => {
  expect(found('may tapos na kong isang article huhuhu nakakaiyak')).toEqual([]);
  expect(found('kemarin saya pergi ke pasar dengan Budi Santoso dan kami membeli ikan')).toEqual([
    'PERSON: Budi Santoso',
  ]);
});

it('teams with their goals are not an address', () => {
  expect(found('FT: Nigeria 1 Bosnia 0')).toEqual(['PLACE: Nigeria', 'PLACE: Bosnia']);
});

it.each(['how to fix a Makita drill', 'Bohemian Rhapsody', 'Roadtrip Vibes'])(
  'a title stays if there is little evidence of a name in it: %s',
  (title) => {
    expect(createTextMask([], undefined, { tagger }).maskTitle(title)).toBe(title);
  },
);

it.each([
  ['Feliz cumpleaños Lucía, nos vemos pronto', 'PERSON: Lucía'],
  ['Joyeux anniversaire Solène, à bientôt', 'PERSON: Solène'],
  ['Buon compleanno Ilaria, a presto', 'PERSON: Ilaria'],
])('a wish stays, but the name in it does not: %s', (text, person) => {
  expect(found(text)).toEqual([person]);
});

describe('with the tagger, text in the languages that it was trained on is kept', () => {
  const mask = (text: string) => createTextMask([], undefined, { tagger }).mask(text);

  it.each([
    ['Finnish', 'eilen olin kaverin kanssa mökillä ja saunottiin koko ilta ennen kuin satoi'],
    ['Swedish', 'jag var hos min syster hela helgen och det var riktigt skojigt'],
    ['Danish', 'jeg var hjemme hos min nabo og det var ikke sjovt'],
    ['Turkish', 'dün okuldan sonra annem ile markete gittim ve ekmek aldım'],
    ['Romanian', 'am fost ieri la prietenul meu și nu știu de ce nu a venit'],
    ['Russian', 'вчера мы были у друзей и вернулись поздно'],
    ['Chinese', '昨天我们一起去吃火锅了然后回家'],
  ])('%s', (_language, text) => {
    expect(mask(text)).toBe(text);
  });

  it.each([
    ['Swahili', 'jana nilikwenda sokoni pamoja na rafiki yangu na tulinunua samaki kwa ajili ya mama'],
    ['Polish', 'byłem wczoraj u kolegi i nie wiem co się stało z jego psem'],
    ['Ukrainian', 'вчора ми були у друзів і повернулися пізно'],
    ['Greek', 'χθες πήγαμε στην αγορά με φίλους'],
    ['Japanese', '昨日は友達と市場に行きました'],
  ])('but not in %s', (_language, text) => {
    expect(mask(text)).toContain('[TEXT 1]');
  });

  it('two names in a Chinese clause are both masked', () => {
    const masked = mask('我和王小明还有李娜一起去吃火锅了');
    expect(masked).not.toMatch(/小明|李娜/);
  });
});
