/** The countries whose values are searched for in every text, whatever its language. */
import type { Country } from './country.ts';
import { singapore } from './singapore.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

const records: readonly Country[] = [singapore, unitedKingdom, unitedStates];

/** The countries to which this market's people belong, and those that they write about or come from. */
const marketCountries: readonly string[] = ['SG', 'GB', 'US'];

export const countries: readonly Country[] = marketCountries.map((code) => {
  const record = records.find((each) => each.code === code);
  if (record === undefined) throw new Error(`The market’s people belong to ${code}, which has no record.`);
  return record;
});
