/** Values of people in the United States: a social security number, a number plate, a box of the armed forces. */
import type { Country } from './country.ts';

/** No area 000, 666; no group 00, no serial 0000. Areas of 9xx are taxpayer numbers. */
export const isSsn = (id: string): boolean => /^(?!000|666)\d{3}(?!00)\d\d(?!0000)\d{4}$/.test(id);

export const unitedStates: Country = {
  code: 'US',
  shapes: [
    {
      type: 'NATIONAL_ID',
      pattern: '\\d{3}[- _~.]\\d\\d[- _~.]\\d{4}(?!-\\d)',
      digits: [3],
      signs: '- _~.',
      accept: isSsn,
      isBeside: true,
    },
  ],
  plates: [String.raw`[A-Z]{3}[ -]?\d{3,4}`, String.raw`\d[A-Z]{3}\d{3}`],
  dialled: '1?[2-9]\\d\\d[2-9]\\d{6}',
  boxes: 'psc unit uss usns uscgc usnv apo fpo dpo',
};
