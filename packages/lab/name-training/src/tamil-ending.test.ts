import { expect, test } from 'vitest';
import type { Random } from './random/random.ts';
import { endName } from './tamil-ending.ts';

/**
 * Draws the ending with this index from its list: that of endings which change a name, or that of endings which do not.
 */
function drawing(place: number, isUnchanged = false): Random {
  const draws = [0, isUnchanged ? 0 : 1];
  return { next: () => draws.shift() ?? 1, below: () => place };
}

test.each([
  ['முருகன்', 'முருகனுக்கு', 'முருகனை', 'முருகனோட', 'முருகன்கிட்ட'],
  ['முரளி', 'முரளிக்கு', 'முரளியை', 'முரளியோட', 'முரளிகிட்ட'],
  ['ராதா', 'ராதாவுக்கு', 'ராதாவை', 'ராதாவோட', 'ராதாகிட்ட'],
  ['முத்து', 'முத்துவுக்கு', 'முத்துவை', 'முத்துவோட', 'முத்துகிட்ட'],
  ['சண்முகம்', 'சண்முகத்துக்கு', 'சண்முகத்தை', 'சண்முகத்தோட', 'சண்முகம்கிட்ட'],
  ['ரமேஷ்', 'ரமேஷுக்கு', 'ரமேஷை', 'ரமேஷோட', 'ரமேஷ்கிட்ட'],
])(
  'the spelling of an ending depends on the end of the name: %s',
  (name, dative, accusative, genitive, beside) => {
    expect([0, 1, 2].map((place) => endName(name, drawing(place)))).toEqual([dative, accusative, genitive]);
    expect(endName(name, drawing(0, true))).toBe(beside);
  },
);

test('the same holds in Latin letters', () => {
  const placeOf = { ku: 0, ukku: 1, oda: 4 };
  expect(endName('Priya', drawing(placeOf.oda))).toBe('Priyavoda');
  expect(endName('Murali', drawing(placeOf.oda))).toBe('Muraliyoda');
  expect(endName('Karthik', drawing(placeOf.ukku))).toBe('Karthikukku');
  expect(endName('Selvi', drawing(placeOf.ku))).toBe('Selviku');
});

test('most names have no ending', () => {
  expect(endName('கவிதா', { next: () => 0.5, below: () => 0 })).toBe('கவிதா');
});
