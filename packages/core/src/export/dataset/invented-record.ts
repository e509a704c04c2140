/** Invents a record of each kind, to show the shape of a dataset before the purchase without a record of any person. */
import type { Offer } from '../../pool/pool.ts';
import type {
  DatasetField,
  DatasetKind,
  DatasetRecord,
  DatasetValue,
  FieldRule,
} from '../contract/dataset-field.ts';
import { kindsOfOffer } from './offer-kind.ts';
import type { ProfileRow } from './profile-schema.ts';

const invented: Readonly<Record<Exclude<FieldRule, 'ours'>, DatasetValue>> = {
  time: '2026-01-15T12:30:00Z',
  month: '2026-01-01T00:00:00Z',
  number: 12,
  flag: true,
  'catalogue-text': 'An invented title',
  'public-text': 'An invented title',
  'catalogue-uri': 'invented',
  token: 'invented',
  country: 'SG',
  device: 'android',
  'free-text': 'An invented text about [PERSON 1].',
  'title-text': 'an invented search',
  size: '10-99',
  language: 'en',
  length: '10-99',
};

/** Returns the first of the allowed words that the description lists. */
const firstWord = ({ description }: DatasetField): string =>
  /"([\w-]+)"/.exec(description)?.[1] ?? /^([a-z_-]+),/.exec(description)?.[1] ?? 'invented';

/** Returns a record of each kind; for a profile, which has no records, a row of each of its two types. */
export const inventedRecords = (
  kinds: readonly DatasetKind[],
  offer: Offer,
): readonly (DatasetRecord | ProfileRow)[] =>
  offer === 'profile' ? inventedProfile(kinds) : kindsOfOffer(kinds, offer).map(inventedRecord);

const inventedRecord = (kind: DatasetKind): DatasetRecord =>
  Object.fromEntries(
    kind.fields.map((field) => [
      field.name,
      field.rule !== 'ours' ? invented[field.rule] : field.name === 'kind' ? kind.kind : firstWord(field),
    ]),
  );

const inventedProfile = (kinds: readonly DatasetKind[]): readonly ProfileRow[] => {
  const sizes = (size: string) => Object.fromEntries(kinds.map(({ kind }) => [kind, size]));
  return [
    {
      row: 'quarter',
      quarter: '2026-Q1',
      records: sizes('10-99'),
      classes: ['invented'],
      languages: ['en'],
      devices: ['android'],
    },
    {
      row: 'history',
      weekdayPercent: [20, 20, 20, 20, 20, 0, 0],
      dayPartPercent: [0, 20, 20, 20, 40, 0],
      undated: sizes('0'),
      otherPercent: 0,
    },
  ];
};
