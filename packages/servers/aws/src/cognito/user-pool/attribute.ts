/** The attributes that exist, and which of them a client may write. */
import { invalidParameter } from '../wire/aws-error.ts';
import { unauthorizedAttribute, unknownAttribute } from './refusal.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const standard = [
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
] as const;

/** Standard attributes that the pool itself maintains; an administrator may set them. */
const verifications = ['email_verified', 'phone_number_verified'];

const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isEmail = (text: string) => text.length <= 128 && emailAddress.test(text);

const isStandard = (name: string) => standard.some((known) => known === name);

function assertValue(name: string, value: string) {
  if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
}

/** Throws AWS's error if a client writes an attribute that it may not write or that does not exist. */
export function assertClientMayWrite(pool: UserPool, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    const known = isStandard(name);
    const kept = name === 'sub' || verifications.includes(name);
    if (kept || pool.settings.readOnlyAttributes.includes(name)) throw unauthorizedAttribute();
    if (!known) throw unknownAttribute(name);
    assertValue(name, value);
  }
}

export function assertAdministratorMayWrite(
  pool: UserPool,
  attributes: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
    const known =
      isStandard(name) || verifications.includes(name) || pool.settings.readOnlyAttributes.includes(name);
    if (!known) throw unknownAttribute(name);
    assertValue(name, value);
  }
}

/** Returns the attributes in the form of answers, including `sub`. */
export function attributeList(user: User) {
  return Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({ Name, Value }));
}
