/** Writes the small tables about the person, whose contents masking must replace. */
import type { Person } from '../ground/person.ts';
import { american } from './table-row.ts';

export function personFiles(
  person: Person,
  registeredAt: number,
): Readonly<Record<string, readonly (readonly string[])[]>> {
  return {
    'Profile.csv': [
      [
        'First Name',
        'Last Name',
        'Maiden Name',
        'Address',
        'Birth Date',
        'Headline',
        'Summary',
        'Industry',
        'Zip Code',
        'Geo Location',
        'Twitter Handles',
        'Websites',
        'Instant Messengers',
      ],
      [
        person.givenName,
        person.familyName,
        '',
        person.street,
        'Mar 4',
        'Works with data',
        `Write to ${person.email}`,
        'Software',
        person.postalCode,
        person.city,
        `[${person.userName}]`,
        '',
        '',
      ],
    ],
    'Email Addresses.csv': [
      ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
      [`${person.userName}@example.com`, 'Yes', 'Yes', american(registeredAt)],
      [person.email, 'Yes', 'No', american(registeredAt)],
    ],
    'PhoneNumbers.csv': [
      ['Extension', 'Number', 'Type'],
      ['', person.phone, 'Mobile'],
    ],
    'Registration.csv': [
      ['Registered At', 'Registration Ip', 'Subscription Types'],
      [american(registeredAt), person.ipAddress, ''],
    ],
    'Positions.csv': [
      ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
      ['Larkspur Analytics', 'Senior Data Engineer', 'Pipelines, mostly', person.city, 'Jan 2020', ''],
      ['Orchid & Sons', 'Intern', '', person.city, 'Feb 2017', 'Dec 2019'],
    ],
    'Education.csv': [
      ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
      ['Tembusu College', '2012', '2016', '', 'Bachelor of Science', ''],
    ],
    'Skills.csv': [['Name'], ['SQL'], ['Negotiation'], ['Public Speaking']],
  };
}
