/** Latin letters that show an unsearched language. */
import { languages } from '../language/languages.ts';
import { isSearched } from '../language/recall.ts';

/** Letters of Polish, Czech, Turkish, Vietnamese, Danish, Romanian, ... */
const markedLetters =
  'ąćęłńśźżčďěňřšťůžğışőűđơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹșțāēģīķļņūėįųøåþð';
/** Letters of languages that the tagger searches without a record. */
const letters = {
  da: 'åøæ',
  sv: 'åäö',
  fi: 'åäö',
  hr: 'čćžšđ',
  cs: 'äčďěĺľňřŕšťůž',
  ro: 'ăâîșțşţ',
  tr: 'âğıöşü',
};
const learntLetters = Object.entries(letters)
  .map(([code, own]) => (isSearched(code) ? own : ''))
  .join('');
const searchedLetters = languages.map(({ letters }) => letters).join('');

const without = (letters: string, known: string): string =>
  [...letters].filter((letter) => !known.includes(letter)).join('');

/** Marked letters that occur in none of the languages that the rules search. */
export const unsearchedLetters = without(markedLetters, searchedLetters);
/** Of these, the letters that occur in none of the languages that the tagger searches. */
export const unlearntLetters = without(unsearchedLetters, learntLetters);
