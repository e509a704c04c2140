/** The findings about masked free text, by type, for the person whose export it is. */
import type { PersonalType } from '@cgdx/privacy/placeholder/personal-type.ts';
import type { TimelineFinding } from '../source/timeline-finding.ts';

const words: Readonly<Record<PersonalType, string>> = {
  EMAIL: 'E-mail addresses',
  URL: 'Links',
  BANK_ACCOUNT: 'Bank accounts',
  CARD: 'Card numbers',
  IP: 'IP addresses',
  COORDINATES: 'Coordinates',
  NATIONAL_ID: 'Identity numbers',
  DRIVER_LICENCE: 'Driving licences',
  NUMBER_PLATE: 'Number plates',
  DEVICE_ID: 'Identifiers of devices',
  DATE_OF_BIRTH: 'Dates of birth',
  PHONE: 'Telephone numbers',
  SECRET: 'Passwords and keys',
  HANDLE: 'User names',
  ADDRESS: 'Addresses',
  PLACE: 'Places',
  PERSON: 'Names of people',
  TEXT: 'Texts in a language that is not searched',
};

/** The types that were renamed, by their former names: manifests made before have those. */
const renamed: ReadonlyMap<string, PersonalType> = new Map([['IBAN', 'BANK_ACCOUNT']]);

const isKnown = (type: string): type is PersonalType => Object.hasOwn(words, type);

/** @param replaced the number of replaced pieces by type @returns the most frequent first; a single finding if nothing was replaced */
export function replacedFindings(replaced: Readonly<Record<string, number>>): TimelineFinding[] {
  const counts = new Map<string, number>();
  for (const [name, count] of Object.entries(replaced)) {
    const type = renamed.get(name) ?? name;
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  const counted = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b));
  if (counted.length === 0) return [{ label: 'In free text', value: 'nothing personal was found' }];
  return counted.map(([type, count]) => ({
    label: isKnown(type) ? words[type] : type,
    value: `${count.toLocaleString('en')} replaced`,
  }));
}
