import { describe, expect, it } from 'vitest';
import { timeOf } from './facebook-time.ts';
import { readPageLike, readReaction } from './read-done.ts';
import { readMessage } from './read-message.ts';
import { readComment, readPhoto, readPost } from './read-written.ts';

const seconds = 1_561_983_130;
const at = '2019-07-01T12:12:10Z';

describe('a time of Facebook', () => {
  it.each([
    seconds,
    seconds + 0.7,
    String(seconds),
    `${seconds}.0`,
    '1.56198313e9',
    seconds * 1_000 + 123,
    String(seconds * 1_000),
    seconds * 1_000_000,
    '2019-07-01T12:12:10Z',
    '2019-07-01T20:12:10+0800',
    '2019-07-01 12:12:10.5Z',
  ])('is read from %j', (written) => {
    expect(timeOf(written)).toBe(at);
  });

  // times without a zone are not accepted
  it.each([
    0,
    -1,
    // second 0 in the person's time zone, which means unknown
    28_800,
    '1970-01-01T08:00:00+0800',
    -seconds,
    Number.NaN,
    5e9,
    1e18,
    '',
    'yesterday',
    '12',
    '01.07.2019',
    '2019-07-01 12:12:10',
    null,
    {},
  ])('is undefined for %j', (written) => {
    expect(timeOf(written)).toBeUndefined();
  });
});

describe('a record', () => {
  it.each([
    ['post', readPost({ timestamp: String(seconds), data: [{ post: 'x' }] }, false, undefined)],
    ['post', readPost({ timestamp_ms: seconds * 1_000, data: [{ post: 'x' }] }, false, undefined)],
    ['post', readPost({ creation_timestamp: seconds, data: [] }, false, undefined)],
    ['post', readPost({ data: [{ post: 'x' }, { update_timestamp: seconds }] }, false, undefined)],
    ['comment', readComment({ data: [{ comment: { timestamp: seconds, comment: 'x' } }] }, false, undefined)],
    ['comment', readComment({ creation_timestamp: seconds }, false, undefined)],
    ['photo', readPhoto({ timestamp: seconds, uri: 'x' })],
    ['photo', readPhoto({ creation_timestamp: seconds * 1_000, uri: 'x' })],
    ['reaction', readReaction({ creation_time: seconds, data: [{ reaction: { reaction: 'LIKE' } }] })],
    ['page-like', readPageLike({ created_timestamp: seconds, name: 'x' })],
    ['message', readMessage({ timestamp_ms: String(seconds * 1_000), content: 'x' }, '', null)],
    ['message', readMessage({ timestamp: seconds, content: 'x' }, '', null)],
  ])('%s %# is read for any key and any unit of its time', (kind, record) => {
    expect(record).toMatchObject({ kind, at });
  });
});
