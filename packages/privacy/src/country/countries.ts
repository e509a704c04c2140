/** The countries that are searched, in every text, whatever its language. */
import type { Country } from './country.ts';
import { singapore } from './singapore.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

const records: readonly Country[] = [singapore, unitedKingdom, unitedStates];

/** The countries that this market lives in: its people's own, and those that they write about and come from. */
const marketCountries: readonly string[] = ['SG', 'GB', 'US'];

export const countries: readonly Country[] = marketCountries.map((code) => {
  const record = records.find((each) => each.code === code);
  if (record === undefined) throw new Error(`The market lives in ${code}, which has no record.`);
  return record;
});
