import { expect, it } from 'vitest';
import { damagedEntry } from '../format/archive/archive-rejection.ts';
import { brokenJson } from '../format/json/json-rejection.ts';
import { contradictingParts } from '../source/part/part-rejection.ts';
import { fileNaming } from './file-naming.ts';

const { showName } = fileNaming;

it.each([
  'Streaming_History_Audio_2020-2021_3.json',
  'StreamingHistory_music_0.json',
  'StreamingHistory0 (1).json',
  'Email Addresses.csv',
  'Company Follows.csv',
  'tweets-part12.js',
  'direct-messages-group.js',
  '2012_05.js',
  'your_posts__check_ins__photos_and_videos_1.json',
  'deine_beiträge__check-ins__fotos_und_videos_1.json',
  'who_you_ve_followed.json',
  'message_1.json',
  'user_data_tiktok.json',
  'Watch History.txt',
  'watch-history.html',
  'histórico-de-visualização.json',
])('%s is shown, since a platform gives such names', (name) => {
  expect(showName(name)).toBe(name);
});

it.each([
  'Anna Smith birthday-videos.csv',
  'anna-videos.csv',
  'comments of anna.json',
  'Messages_123456789.csv',
  'messages 0150 1234 5678 90.csv',
  'messages anna@example.com.csv',
  'videos\u0000.csv',
  'like/anna.js',
  '(1).json',
  'Anna.jpg',
  `${'like '.repeat(40)}.json`,
])('%j may contain personal words and is not shown', (name) => {
  expect(showName(name)).toBeUndefined();
});

it('a refusal names the kind of a file whose name must not be shown', () => {
  const secret = { name: 'Anna Smith birthday-videos.csv' };
  expect(contradictingParts('a.zip', 'b.zip', secret).rejection.message).toBe(
    'a.zip and b.zip are parts of two different exports: each holds a .csv file of its own.',
  );
  expect(brokenJson({ name: 'Anna.JSON' }, 'not-json').rejection.message).toMatch(
    /^A \.json file in the archive is not/,
  );
  expect(damagedEntry({ name: 'Anna.jpg' }).rejection.message).toMatch(/: a file inside it does not/);
});

it('a refusal names a file whose name may be shown', () => {
  const file = { name: 'comments.csv', shownName: 'comments.csv' };
  expect(contradictingParts('a.zip', 'b.zip', file).rejection.message).toMatch(
    /each holds a comments\.csv of its own/,
  );
  expect(brokenJson(file, 'not-json').rejection.message).toMatch(/^The file comments\.csv in the archive/);
  expect(damagedEntry(file).rejection.message).toMatch(/: comments\.csv inside it does not/);
});
