/** Generates the small files of an archive of X: the owner, X's guesses, and details that must never be in a dataset. */
import type { JsonValue } from '../ground/jackson.ts';
import { type Owner, otherAccount } from './owner.ts';

type Details = readonly (readonly [stem: string, records: readonly JsonValue[]])[];

/** `openedMs`: when the account was opened, in Unix ms. */
export function detailsOf({ person, accountId, userName }: Owner, openedMs: number): Details {
  const createdAt = new Date(openedMs).toISOString();
  const account = {
    email: person.email,
    createdVia: 'web',
    username: userName,
    accountId,
    createdAt,
    accountDisplayName: `${person.givenName} ${person.familyName}`,
  };
  const others = (relation: string, from: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const id = otherAccount(from + n);
      return { [relation]: { accountId: id, userLink: `https://twitter.com/intent/user?user_id=${id}` } };
    });
  return [
    ['account', [{ account }]],
    [
      'profile',
      [
        {
          profile: {
            description: { bio: `hi, I am ${person.givenName}`, website: '', location: person.street },
          },
        },
      ],
    ],
    ['phone-number', [{ device: { phoneNumber: person.phone.replaceAll(' ', '') } }]],
    ['ageinfo', [{ ageMeta: { ageInfo: { age: ['13-54'], birthDate: person.birthdate } } }]],
    ['ip-audit', [{ ipAudit: { accountId, createdAt, loginIp: person.ipAddress } }]],
    ['contact', person.friends.map((name) => ({ contact: { name, emails: [], phoneNumbers: [] } }))],
    ['follower', others('follower', 0, 120)],
    ['following', others('following', 60, 80)],
    ['personalization', [{ p13nData: personalization }]],
    ['block', []],
    ['deleted-tweets', []],
    ['note-tweet', []],
    ['direct-messages-group', []],
  ];
}

const personalization = {
  demographics: {
    languages: [{ language: 'English', isDisabled: false }],
    genderInfo: { gender: 'unknown' },
  },
  interests: {
    interests: [
      { name: 'Cooking', isDisabled: false },
      { name: 'Science', isDisabled: true },
    ],
    partnerInterests: [],
    audienceAndAdvertisers: { lookalikeAdvertisers: ['@somebody'], numAudiences: '3' },
    shows: ['Football'],
  },
  locationHistory: [],
  inferredAgeInfo: { age: ['13-54'], birthDate: '' },
};
