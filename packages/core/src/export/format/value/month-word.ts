/** Recognises names of months, in the languages in which Takeout writes dates in words. */
import { monthNames } from './month-name.ts';

/**
 * The first letters of months, without accents: en, de, es, nl, fr, pt, it, tr, pl, ro, id, ca, Scandinavian, ru, uk, el, ar.
 * Four letters take precedence over three. If two languages differ, the one with more speakers counts.
 */
const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'jan ene gen oca sty ian янв січ ιαν ينا',
    'feb fev sub lut фев лют φεβ فبر',
    'mar mrt mrz maer mac мар бер μαρ مار',
    'apr avr abr nis kwi апр кві απρ أبر ابر',
    'may mai mei mag maj мая май тра μαι ماي',
    'jun juin giu haz cze iun июн чер ιουν يون',
    'jul juil lug tem lip iul июл лип ιουλ يول',
    'aug ago aou agu agt sie авг сер αυγ أغس اغس',
    'sep set eyl wrz сен вер σεπ سبت',
    'oct okt ott out eki paz окт жов οκτ أكت اكت',
    'nov kas lis noi ноя лис νοε نوف',
    'dec dez dic ara gru des дек гру δεκ ديس',
  ].flatMap((names, i) => names.split(' ').map((name) => [bare(name), i + 1])),
);

/** Whole words; built on first use. A word that two languages use for different months is left out. */
let otherMonths: Map<string, number> | undefined;

/** Returns 1 to 12; undefined if it is not a month. */
export function monthOf(word: string): number | undefined {
  const plain = bare(word);
  const known = months[plain.slice(0, 4)] ?? months[plain.slice(0, 3)];
  if (known !== undefined) return known;
  otherMonths ??= readOtherMonths();
  // Hebrew writes "in" and the month as one word
  return (
    otherMonths.get(exact(word)) ?? (/^ב/.test(word) ? otherMonths.get(exact(word.slice(1))) : undefined)
  );
}

function readOtherMonths(): Map<string, number> {
  const found = new Map<string, number>();
  const several = new Set<string>();
  for (const names of Object.values(monthNames)) {
    for (const [i, forms] of names.split(' ').entries()) {
      for (const form of forms.split('/')) {
        const before = found.get(form);
        if (before !== undefined && before !== i + 1) several.add(form);
        found.set(form, i + 1);
      }
    }
  }
  for (const name of several) found.delete(name);
  return found;
}

/** Returns only the letters, since punctuation differs. */
function exact(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
