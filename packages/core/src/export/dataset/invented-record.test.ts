import { expect, it } from 'vitest';
import { platformIds } from '../../pool/platform-id.ts';
import { readers } from '../platform/readers.ts';
import { inventedRecords } from './invented-record.ts';
import { kindsOfOffer } from './offer-kind.ts';
import { profileRowSchema } from './profile-schema.ts';

it.each(platformIds)(
  'the invented records of %s have the fields that the offer has, each filled',
  (platform) => {
    const { kinds } = readers[platform];
    for (const offer of ['records', 'words'] as const) {
      const fields = kindsOfOffer(kinds, offer).map((kind) => kind.fields.map(({ name }) => name));
      const records = inventedRecords(kinds, offer);
      expect(records.map((record) => Object.keys(record))).toEqual(fields);
      expect(records.flatMap((record) => Object.values(record))).not.toContain(undefined);
    }
    for (const row of inventedRecords(kinds, 'profile')) expect(profileRowSchema.parse(row)).toEqual(row);
  },
);
