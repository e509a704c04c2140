import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['спасибо маша за вчера', /маша/],
  ['с днём рождения серёжа!', /серёжа/],
  ['привет, катя, как дела', /катя/],
  ['hyvää syntymäpäivää aino', /aino/],
  ['halo budi apa kabar', /budi/],
  ['мой брат артём приехал', /артём/],
  ['min mormor hannelore er her', /hannelore/],
  ['oma truus is jarig', /truus/],
  ['jess n leena are here', /jess|leena/],
])('a first name in small letters behind a greeting is masked: %s', (text, name) => {
  expect(mask(text)).not.toMatch(name);
});

it.each([
  'спасибо всем за поздравления',
  'kiitos paljon kaikille',
  'hvala puno',
  'tak skal du have',
  'rock n roll',
])('%s stays', (text) => {
  expect(mask(text)).toBe(text);
});

it.each([
  'Dear Sir or Madam, I write to you',
  'Thanks God it is over',
  'Thanks Guys, see you',
  'thank you Lord',
  'Merci Madame, à demain',
  'Danke Leute, bis morgen',
  'Gracias Dios por todo',
])('who is greeted without a name stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it('a title before a name announces one', () => {
  expect(mask('Dear Sir Arthur, thank you')).not.toContain('Arthur');
});
