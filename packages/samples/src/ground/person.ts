/** Generates a person with details that belong to nobody: reserved domains, numbers and addresses. */
import { watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import { createRandom } from './random.ts';

export interface Person {
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly birthdate: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly gender: string;
  /** An address that RFC 5737 reserves for documentation. */
  readonly ipAddress: string;
  readonly friends: readonly string[];
}

const givenNames = [
  'Aisyah',
  'Benedikt',
  'Chloe',
  'Daniel',
  'Elena',
  'Farid',
  'Grace',
  'Hiroshi',
  'Ines',
  'Jun',
  'Kavitha',
  'Lukas',
  'Mei',
  'Nadia',
  'Oliver',
  'Priya',
  'Rafael',
  'Siti',
  'Tomas',
  'Wei',
] as const;
const familyNames = [
  'Abdullah',
  'Brandvold',
  'Chen',
  'Delacroix',
  'Eriksen',
  'Fernandez',
  'Goh',
  'Hashimoto',
  'Ismail',
  'Kowalczyk',
  'Lim',
  'Moreau',
  'Nair',
  'Ostrowski',
  'Pillai',
  'Quiller',
  'Rahman',
  'Santos',
  'Tan',
  'Vogelsang',
] as const;
const streets = [
  'Jalan Kembang',
  'Larkspur Road',
  'Tembusu Crescent',
  'Orchid Close',
  'Bukit Hijau Avenue',
  'Saga Lane',
] as const;

export function inventPerson(seed: string): Person {
  const random = createRandom(`person ${seed}`);
  const name = () => `${random.pick(givenNames)} ${random.pick(familyNames)}`;
  const givenName = random.pick(givenNames);
  const familyName = random.pick(familyNames);
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join('');
  return {
    userName: `${watermarkUser}${random.bits128().toString(36).slice(0, 12)}`,
    givenName,
    familyName,
    email: `${givenName}.${familyName}${random.between(1, 99)}@example.com`.toLowerCase(),
    phone: `+65 8${digits(3)} ${digits(4)}`,
    birthdate: `${random.between(1960, 2006)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
    street: `${random.between(1, 480)} ${random.pick(streets)}`,
    city: 'Singapore',
    postalCode: digits(6),
    country: random.chance(0.8) ? 'SG' : random.pick(['MY', 'ID', 'AU', 'DE']),
    gender: random.pick(['female', 'male', 'neutral']),
    ipAddress: `203.0.113.${random.between(1, 254)}`,
    friends: Array.from({ length: random.between(3, 8) }, name),
  };
}
