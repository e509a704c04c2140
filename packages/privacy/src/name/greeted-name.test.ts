import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['спасибо маша за вчера', /маша/],
  ['с днём рождения серёжа!', /серёжа/],
  ['привет, катя, как дела', /катя/],
  ['halo budi apa kabar', /budi/],
  ['мой брат артём приехал', /артём/],
  ['min mormor hannelore er her', /hannelore/],
  ['oma truus is jarig', /truus/],
  ['jess n leena are here', /jess|leena/],
  ['luv u kev x', /kev/],
  ['Luv u Barb x', /Barb/],
  ['dank je wel henk', /henk/],
  ['mi primo nacho', /nacho/],
  ['joyeux anniversaire léa', /léa/],
  ['u guys will meet dan & phil', /dan|phil/],
  ['gracias Jesús por todo', /Jesús/],
  ['guten morgen heike', /heike/],
  ['buenos días nieves!', /nieves/],
  ['bom dia bia', /bia/],
  ['get well soon faith', /faith/],
])('a lower-case first name after a greeting is masked: %s', (text, name) => {
  expect(mask(text)).not.toMatch(name);
});

it.each([
  'спасибо всем за поздравления',
  'kiitos paljon kaikille',
  'hvala puno',
  'tak skal du have',
  'rock n roll',
  'happy birthday may you be blessed',
  'hi hope you are well',
  'hello april!',
  'happy birthday mum!',
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
])('a greeting without a name stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it('a title before a name announces the name', () => {
  expect(mask('Dear Sir Arthur, thank you')).not.toContain('Arthur');
});
