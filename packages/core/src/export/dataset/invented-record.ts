/** Invents a record of each kind, which shows the shape of a dataset before the purchase: no record of anybody does. */
import type { Offer } from '../../pool/pool.ts';
import type {
  DatasetField,
  DatasetKind,
  DatasetRecord,
  DatasetValue,
  FieldRule,
} from '../contract/dataset-field.ts';
import { kindsOfOffer } from './offer-kind.ts';

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

/** Returns the first of the words that the description lists. */
const firstWord = ({ description }: DatasetField): string =>
  /"([\w-]+)"/.exec(description)?.[1] ?? /^([a-z_-]+),/.exec(description)?.[1] ?? 'invented';

/** Returns none for a profile, which has no records. */
export const inventedRecords = (kinds: readonly DatasetKind[], offer: Offer): readonly DatasetRecord[] =>
  kindsOfOffer(kinds, offer).map((kind) =>
    Object.fromEntries(
      kind.fields.map((field) => [
        field.name,
        field.rule !== 'ours' ? invented[field.rule] : field.name === 'kind' ? kind.kind : firstWord(field),
      ]),
    ),
  );
