import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

describe('a number plate', () => {
  it.each([
    ['Kennzeichen: B-AB 1234', 'Kennzeichen: [NUMBER_PLATE 1]'],
    ['mein kennzeichen ist M-XY 987', 'mein kennzeichen ist [NUMBER_PLATE 1]'],
    ['number plate AB12 CDE', 'number plate [NUMBER_PLATE 1]'],
    ['plate ab12cde', 'plate [NUMBER_PLATE 1]'],
    ['mi matrícula es 1234 BCD', 'mi matrícula es [NUMBER_PLATE 1]'],
    ["plaque d'immatriculation AA-123-BB", "plaque d'immatriculation [NUMBER_PLATE 1]"],
    ['la targa è AB123CD', 'la targa è [NUMBER_PLATE 1]'],
    ['kenteken 12-ABC-3', 'kenteken [NUMBER_PLATE 1]'],
    ['a placa ABC-1D23', 'a placa [NUMBER_PLATE 1]'],
  ])('is found after a word for it: %s', (text, expected) => {
    expect(createTextMask([]).mask(text)).toBe(expected);
  });

  it.each([
    'B-AB 1234',
    'my plate was full at 12 PM',
    'a plate for 100 people',
    'Targa 4 GTS',
    'targa 911 TURBO',
    'matrícula 2024 ABIERTA',
    'placa RTX 4090',
    'registration ends 12 MAY',
  ])('is not found in: %s', (text) => {
    expect(createTextMask([]).mask(text)).not.toContain('LICENCE');
  });
});
