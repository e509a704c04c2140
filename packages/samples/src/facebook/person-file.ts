/** Writes Facebook's small files: the profile, the friends, and Facebook's guesses about the person. */
import { watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import type { Person } from '../ground/person.ts';
import { createRandom } from '../ground/random.ts';
import type { FacebookVariant } from './variant.ts';

const daySeconds = 86_400;

interface SmallFile {
  /** The name of the list in `Layout.small`. */
  readonly name: string;
  readonly value: object;
}

/** `n`: the number of the person in a merged export, from 0. */
export function personFiles(
  person: Person,
  n: number,
  registeredAt: number,
  variant: FacebookVariant,
): SmallFile[] {
  const isOld = variant === 'json-2018';
  const key = (name: string) => (isOld ? name : `${name}_v2`);
  const [year, month, day] = person.birthdate.split('-').map(Number);
  const pixel = createRandom(`pixel ${person.userName}`).between(1e14, 9e14);
  const at = (days: number) => registeredAt + days * daySeconds;
  return [
    {
      name: 'profile',
      value: {
        [key('profile')]: {
          name: {
            full_name: `${person.givenName} ${person.familyName}`,
            first_name: person.givenName,
            middle_name: '',
            last_name: person.familyName,
          },
          emails: { emails: [person.email], previous_emails: [], ad_account_emails: [] },
          birthday: { year, month, day },
          gender: { gender_option: person.gender.toUpperCase(), pronoun: 'NEUTRAL' },
          current_city: { name: person.city, timestamp: at(3) },
          phone_numbers: [{ phone_type: 'Mobile', phone_number: person.phone, verified: true }],
          address: { street: person.street, city: person.city, zipcode: person.postalCode },
          username: n === 0 ? person.userName : `${watermarkUser}${n}-${person.userName.slice(-8)}`,
          registration_timestamp: registeredAt,
          profile_uri: `https://www.facebook.com/${person.userName}`,
        },
      },
    },
    {
      name: 'friends',
      value: {
        [key('friends')]: person.friends.map((name, i) => ({ name, timestamp: at(900 - i * 9) })),
      },
    },
    {
      name: 'pages',
      value: {
        [key('page_likes')]: ['Larkspur Records', 'Tembusu Noodles', 'Night Sky Watchers'].map((name, i) => ({
          name,
          timestamp: at(800 - i * 11),
          url: `https://www.facebook.com/${i}`,
        })),
      },
    },
    { name: 'interests', value: { [key('topics')]: ['Hiking', 'Noodles', 'Photography'] } },
    {
      name: 'logins',
      value: {
        [key('account_activity')]: [
          {
            action: 'Login',
            timestamp: at(1000),
            ip_address: person.ipAddress,
            user_agent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36',
            datr_cookie: 'abc****',
            city: person.city,
            region: person.city,
            country: person.country,
            site_name: 'facebook.com',
          },
        ],
      },
    },
    {
      name: 'off-site',
      value: {
        [key('off_facebook_activity')]: [
          {
            name: 'larkspur.example',
            events: [
              { id: pixel, type: 'PAGE_VIEW', timestamp: at(1100) },
              { id: pixel, type: 'PURCHASE', timestamp: at(1101) },
            ],
          },
        ],
      },
    },
  ];
}
