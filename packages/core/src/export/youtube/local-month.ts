/** Names of the months in the languages whose dates Takeout writes in words. */

/**
 * By the first letters, without accents: en, de, es, nl, fr, pt, it, tr, pl, ro, id, ca, Scandinavian, ru, uk, el, ar.
 * Four letters go before three. Where two languages differ, the one with more people counts.
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

/** 1 to 12, or nothing where it is no month. */
export function monthOf(word: string): number | undefined {
  const plain = bare(word);
  return months[plain.slice(0, 4)] ?? months[plain.slice(0, 3)];
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
