/** Latin letters that show a language which is not searched. */
import { languages } from '../language/languages.ts';

/** Letters of Polish, Czech, Turkish, Vietnamese, Danish, Romanian, ... */
const markedLetters =
  'ąćęłńśźżčďěňřšťůžğışőűđơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹșțāēģīķļņūėįųøåþð';
/** Letters of the other languages that the tagger was trained on: Danish, Norwegian, Swedish, Croatian, Slovak, Romanian, Turkish. */
const learntLetters = 'åøæäöčćžšđďľĺňŕťăâîșțşţğıü';
const searchedLetters = languages.map(({ letters }) => letters).join('');

const without = (letters: string, known: string): string =>
  [...letters].filter((letter) => !known.includes(letter)).join('');

/** Marked letters that occur in none of the languages that the rules search. */
export const unsearchedLetters = without(markedLetters, searchedLetters);
/** Of these, the letters that occur in none of the languages that the tagger searches. */
export const unlearntLetters = without(unsearchedLetters, learntLetters);
