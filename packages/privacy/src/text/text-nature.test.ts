import { describe, expect, it } from 'vitest';
import { natureOf } from './text-nature.ts';
import { tokenise } from './tokenise.ts';

const languageOf = (text: string) => natureOf(tokenise(text)).language?.code;

describe('the language of a text', () => {
  it.each([
    ['en', 'He told me that he would come back on Sunday with some friends'],
    ['de', 'Sie sagte mir, dass sie am Sonntag mit Freunden zurück kommen wird'],
    ['nl', 'Hij zei dat hij zondag met een paar vrienden terug zou komen'],
    ['en', 'omg cant believe u didnt tell me bout ur party lol'],
  ])('is %s: %s', (code, text) => {
    expect(languageOf(text)).toBe(code);
  });

  it.each([
    ['Turkish', 'Takım bu sezon en iyi oyuncu ödülünü on maç sonra genç kaleciye verdi'],
    ['Danish', 'Han fik en ny cykel for sin fødselsdag og kørte hele vejen til stranden'],
    ['Finnish', 'Kesällä uimme järvessä joka päivä ja illalla paistoimme makkaraa nuotiolla'],
  ])('is not a searched one that shares a few words with %s', (_, text) => {
    expect(languageOf(text)).toBeUndefined();
  });
});
