/**
 * Reads text that is disguised from programs: with zero-width characters inside a number or a name, or in
 * full-width letters. Zero-width characters also have legitimate uses: in emoji, and between letters of
 * Persian, Hindi or Khmer.
 */

import { matchesOf } from './matches-of.ts';
import { withPlainDigits } from './plain-digit.ts';
import { mayBeStyled, withPlainLetters } from './plain-letter.ts';

const fullWidth = /[\uff0b\uff0d\uff0e\uff10-\uff19\uff20-\uff3a\uff3f\uff41-\uff5a]/g;
const fullWidthDistance = 0xfee0;

/** Matches any code unit of such a character, of a full-width letter, or of a digit in another shape. */
const anySign = new RegExp(
  String.raw`[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb` +
    String.raw`\ud82f\ud834\udb40\uff0b\uff0d\uff0e\uff10-\uff19\uff20-\uff3a\uff3f\uff41-\uff5a` +
    String.raw`\u00b2\u00b3\u00b9\u0660-\u0669\u06f0-\u06f9\u2070\u2074-\u2079\u2080-\u2089\u20e3\u2460-\u2468\u24ea]`,
);

/** The high surrogate of letters in squares, and of most emoji. */
const styledHigh = 0xd83c;

/** All characters that Unicode displays as nothing, except for letters of Korean and Khmer. */
const sign = String.raw`[[\p{DI}\ufff9-\ufffb]--[\p{L}\u17b4\u17b5]]`;
const symbol = String.raw`[\p{ExtPict}\p{RI}[\p{S}--\p{ASCII}]]\p{EMod}?[\ufe00-\ufe0f]?`;
const emoji = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}|${symbol}(?:\u200d${symbol})*`;
const keycapSign = String.raw`\u20e3`;
const keycap = String.raw`[0-9#*]\ufe0f?${keycapSign}`;

/** Scripts in which zero-width characters join letters or keep them apart. */
const joining =
  'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Khmr Mymr Tibt'
    .split(' ')
    .map((script) => String.raw`\p{scx=${script}}`)
    .join('');
const joiningLetter = String.raw`[[\p{L}\p{M}]&&[${joining}]]`;
const joiner = String.raw`(?<=${joiningLetter})[\u180b-\u180f\u200b-\u200d]+(?=${joiningLetter})`;

/** The group matches hidden characters that a reader does not need. */
const needless = new RegExp(`${emoji}|${keycap}|${joiner}|(${sign}+)`, 'gv');
/** The group matches hidden characters that may occur within a value. */
const inValue = new RegExp(`${emoji}|((?:${sign}|${keycapSign})+)`, 'gv');

/** Between letters these do not show where a word ends; others may: `call<U+200B>Anna`. */
const withinWord = /^(?:[\u00ad\u200c\u2060\ufeff]|\u200d)+$/;
const endsInLetter = /\p{L}\p{M}*$/u;
const beginsWithLetter = /^\p{L}/u;
/** The most code units of a letter with its marks before a sign. */
const longestLetter = 8;

/** One way to read a text. `at`: the position in the original text of each of its code units, and of its end. */
export interface View {
  readonly text: string;
  readonly at: Int32Array;
}

/** By code unit: whether the patterns above match it. The table takes a tenth of their time. */
const mayHideUnit = Uint8Array.from({ length: 0x10000 }, (_, unit) => {
  const written = String.fromCharCode(unit);
  return anySign.test(written) || mayBeStyled.test(written) || unit === styledHigh ? 1 : 0;
});

/** Characters that Latin text does not have, apart from its quotation marks and dashes. */
const farSign = /[\u00ad\u00b2\u00b3\u00b9\u0250-\u200f\u2028-\u202f\u2060-\uffff]/;

/** Returns false for most texts, which need none of the following. */
export function mayHide(text: string): boolean {
  if (!farSign.test(text)) return false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (mayHideUnit[unit] === 0) continue;
    if (unit !== styledHigh || mayBeStyled.test(text.slice(i, i + 2))) return true;
  }
  return false;
}

/** Returns the text in plain letters and digits of normal width; signs between styled letters are removed. */
export function plainText(text: string): string {
  const bare = mayBeStyled.test(text) ? withoutSigns(text) : text;
  const plain = withPlainLetters(bare);
  return withPlainDigits(plain === bare ? text : plain).replace(fullWidth, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - fullWidthDistance),
  );
}

/** Returns the text without zero-width characters, except for those of emoji and of scripts that need them. */
export const withoutSigns = (text: string): string =>
  text.replace(needless, (found: string, signs: string | undefined) => (signs === undefined ? found : ''));

/** Returns a name or a text in the form in which it is searched. */
export const visible = (text: string): string =>
  mayHide(text)
    ? plainText(text).replace(inValue, (found: string, signs: string | undefined) =>
        signs === undefined ? found : '',
      )
    : text;

/**
 * Returns the ways to read a text with hidden characters; none if there are no such characters. Without the
 * characters `9123<U+200B>4567` is one number; with blanks in their place `call<U+200B>91234567` is a word and
 * a number.
 */
export function viewsOf(text: string): readonly View[] {
  const runs = matchesOf(inValue, text)
    .filter(({ 1: signs }) => signs !== undefined)
    .map(({ 0: signs, index }) => ({
      start: index,
      end: index + signs.length,
      mayEndWord: !isWithinWord(text, index, signs),
    }));
  if (runs.length === 0) return [];
  const joined = viewOf(text, runs, false);
  return runs.some(({ mayEndWord }) => mayEndWord) ? [joined, viewOf(text, runs, true)] : [joined];
}

const isWithinWord = (text: string, at: number, signs: string): boolean =>
  withinWord.test(signs) &&
  endsInLetter.test(text.slice(Math.max(0, at - longestLetter), at)) &&
  beginsWithLetter.test(text.slice(at + signs.length, at + signs.length + 2));

interface SignRun {
  readonly start: number;
  readonly end: number;
  readonly mayEndWord: boolean;
}

/** `isParted`: with a blank for each run of signs that may end a word. */
function viewOf(text: string, runs: readonly SignRun[], isParted: boolean): View {
  const at = new Int32Array(text.length + 1);
  let shown = '';
  let length = 0;
  let from = 0;
  const show = (to: number) => {
    shown += text.slice(from, to);
    for (let i = from; i < to; i++) at[length++] = i;
  };
  for (const { start, end, mayEndWord } of runs) {
    show(start);
    if (isParted && mayEndWord) {
      shown += ' ';
      at[length++] = start;
    }
    from = end;
  }
  show(text.length);
  at[length] = text.length;
  return { text: shown, at };
}
