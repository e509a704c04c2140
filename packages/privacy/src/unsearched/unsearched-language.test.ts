import { describe, expect, it, test } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([]).mask(text);

describe('a text in Latin letters and an unsearched language is withheld', () => {
  it.each([
    ['Indonesian', 'kemarin saya pergi ke pasar dengan teman dan kami membeli ikan untuk ibu'],
    ['Malay', 'awak nak pergi mana malam ini, saya tak jadi ikut sebab hujan'],
    ['Malay words that English in Singapore has, too', 'kampung kami masak rendang lemak sambal'],
    ['Finnish', 'eilen olin kaverin kanssa mokilla ja saunottiin koko ilta ennen kuin satoi'],
    ['Finnish, four words', 'pikkusisko muutti uuteen kotiin'],
    ['Swedish', 'jag var hos min syster hela helgen och det var riktigt skojigt'],
    ['Danish', 'jeg var hjemme hos min nabo og det var ikke sjovt'],
    ['Norwegian', 'vi skal ikke dit i dag, men kanskje i morgen'],
    ['Turkish', 'bugun okuldan sonra annem ile markete gittim ve ekmek aldim'],
    ['Polish', 'bylem wczoraj u kolegi i nie wiem co sie stalo z jego psem'],
    ['Czech', 'byl jsem vcera u kamarada a nevim proc neprisel na oslavu'],
    ['Croatian', 'juce sam bio kod brata i nije mi bilo jasno zasto je otisao'],
    ['Hungarian', 'tegnap voltam a barataimmal es nagyon jo volt az este'],
    ['Romanian', 'am fost ieri la prietenul meu si nu stiu de ce nu a venit'],
    ['Vietnamese', 'hom nay toi di choi voi ban va an rat nhieu'],
    ['Tagalog', 'kumain kami kahapon ng kapatid ko at masaya ang lahat'],
    ['Swahili', 'leo nilikwenda sokoni na rafiki yangu kwa sababu ya chakula'],
    ['Hindi in Latin letters', 'kal main apne dost ke ghar gaya tha aur bahut maza aaya'],
    ['in capitals', 'SAYA PERGI KE PASAR DENGAN TEMAN DAN KAMI MEMBELI IKAN'],
  ])('(%s)', (_language, text) => {
    expect(mask(text)).toBe('[TEXT 1]');
  });
});

describe('a text in a language that is searched stays', () => {
  it.each([
    ['English', 'we went to the market with friends and bought fish for dinner'],
    ['English without a function word', 'awesome cute cat compilation funny moments part two'],
    ['English as it is typed', 'omg sooo tired rn gonna sleep early tonite lol'],
    ['English of Singapore', 'the canteen jialat liao, sambal chendol kueh shop chope'],
    ['a list', 'milk eggs bread butter cheese tomatoes onions'],
    ['Spanish', 'ayer fuimos al mercado con unos amigos y compramos pescado'],
    ['French', 'hier on est allé au marché avec des amis et il pleuvait'],
    ['German', 'gestern waren wir auf dem Markt und haben Fisch gekauft'],
    ['Portuguese', 'ontem fomos ao mercado com uns amigos e não havia peixe'],
    ['Italian', 'ieri siamo andati al mercato con gli amici e pioveva'],
    ['Dutch', 'gisteren zijn we naar de markt geweest en het regende'],
    ['a few words', 'lofi beats chill vibes'],
  ])('(%s)', (_language, text) => {
    expect(mask(text)).not.toContain('[TEXT');
  });
});

test('of a post in two languages only the unsearched one is withheld', () => {
  expect(
    mask(
      'we are so happy to be here with all of you\nkami sangat senang bisa ada di sini dengan kalian semua\nthank you all for the lovely day',
    ),
  ).toBe('we are so happy to be here with all of you\n[TEXT 1]\nthank you all for the lovely day');
});

test('a short line is treated like the text above it', () => {
  expect(mask('kami sangat senang bisa ada di sini dengan kalian\nsampai jumpa besok')).toBe('[TEXT 1]');
  expect(mask('we are glad to be here with you\nlofi remix')).toBe(
    'we are glad to be here with you\nlofi remix',
  );
});

test('links, tags and handles do not count as words of a language', () => {
  const text = 'new video https://example.com/yang/dan/untuk/dengan #dan #untuk';
  expect(mask(text)).toBe('new video [URL 1] #dan #untuk');
});

describe('Chinese', () => {
  test('is withheld without a tagger, which alone can search it', () => {
    expect(mask('今天天气很好，明天见！')).toBe('[TEXT 1]');
    expect(mask('and then 李娜去了超市 again')).toBe('and then [TEXT 1] again');
  });
});
