import { expect, it } from 'vitest';
import { describeUpload } from './describe-upload.ts';

const upload = { dataPoolId: 'spotify', dataQualityScore: 8 } as const;

it('an upload is described by its most frequent kind of record, its years, its records and its quality', () => {
  const days = { firstDay: '2019-03-01', lastDay: '2026-11-01' };
  expect(describeUpload({ ...upload, kinds: { search: 400, play: 12_000 }, records: 12_400, ...days })).toBe(
    'Spotify plays, 2019 to 2026, 12,400 records, quality 8',
  );
  expect(describeUpload({ ...upload, dataPoolId: 'x-words', kinds: { post: 1 }, records: 1 })).toBe(
    'X posts, 1 record, quality 8',
  );
});

it('unknown fields are left out of the description, and a profile has no records', () => {
  expect(describeUpload(upload)).toBe('Spotify, quality 8');
  expect(
    describeUpload({ ...upload, dataPoolId: 'spotify-profile', kinds: { profile: 9 }, records: 9 }),
  ).toBe('Spotify profile, quality 8');
});
