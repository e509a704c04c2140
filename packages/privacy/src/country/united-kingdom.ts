/** Values of people in Britain: a National Insurance number, a postcode, a number plate. */
import type { Country } from './country.ts';

/** Letters that are never issued are excluded. */
export const isNino = (id: string): boolean =>
  /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/i.test(id);

export const unitedKingdom: Country = {
  code: 'GB',
  shapes: [
    {
      type: 'NATIONAL_ID',
      pattern: '[A-Z]{2} ?\\d\\d ?\\d\\d ?\\d\\d ?[A-D]',
      digits: [2, 6],
      letters: 2,
      accept: isNino,
      isBeside: true,
    },
  ],
  plates: [String.raw`[A-Z]{2}\d\d ?[A-Z]{3}`],
  postcode: '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}',
  dialled: '447\\d{9}',
};
