/** The languages that have a record. If two have equally many function words in a text, the first one counts. */
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Language } from './language.ts';
import { portuguese } from './portuguese.ts';
import { isSearched } from './recall.ts';
import { spanish } from './spanish.ts';

export const records: readonly Language[] = [english, spanish, french, german, portuguese, italian, dutch];

/** The languages with a record that are searched. */
export const languages: readonly Language[] = records.filter(({ code }) => isSearched(code));
