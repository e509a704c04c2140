/** The countries that are searched, in every text, whatever its language. */
import type { Country } from './country.ts';
import { singapore } from './singapore.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

export const countries: readonly Country[] = [singapore, unitedKingdom, unitedStates];
