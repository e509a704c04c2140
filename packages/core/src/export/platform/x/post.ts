/** Reads the person's posts, and the bare headers of posts. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import { kind, number, time, word, written } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import { clientOf } from './client.ts';
import { ownWords } from './own-words.ts';
import { countOf, type XItem } from './x-item.ts';
import { isXId, readXTime } from './x-time.ts';

export const postKind: DatasetKind = kind(
  'post',
  'A post of the person: of their own, a reply or a repost.',
  [
    time('at', 'When.'),
    written('text', 'Personal information, names of accounts and links replaced. Not said for reposts.'),
    word('type', '"post", "reply" (to somebody else), "thread" (to themselves) or "repost".'),
    word('language', 'As X guessed it: two or three letters, "und" where it could not.'),
    word('client', 'Kind of app: web, iphone, ipad, android, mac, tweetdeck, mobile-web or other.'),
    number('likes', 'likes', 'When the archive was made.'),
    number('reposts', 'reposts', 'When the archive was made.'),
    number('hashtags', 'hashtags', 'How many it has.'),
    number('mentions', 'accounts', 'How many accounts it names.'),
    number('links', 'links', 'How many it has.'),
    word('media', 'photo, video or animated_gif: the first one shown.'),
  ],
);

export const deletedKind: DatasetKind = kind(
  'deleted-post',
  'A post that the person deleted in the last weeks, without its words: they took them back.',
  [time('at', 'When it was posted.'), time('deletedAt', 'When it was deleted.')],
);

const media = new Set(['photo', 'video', 'animated_gif']);

/** `raw`: a post, or `{tweet: post}` since 2020. Returns undefined for any other form. */
export function readPost(raw: RawRecord, accountId: string): XItem | undefined {
  const post = rawRecord(raw.tweet) ?? raw;
  const at = readXTime(post.created_at);
  const id = idOf(post, ['id_str', 'id']);
  if (at === undefined || id === undefined) return undefined;
  const text = rawText(post.full_text) ?? rawText(post.text);
  const isRepost = text?.startsWith('RT @') === true || rawRecord(post.retweeted_status) !== undefined;
  const answered = rawText(post.in_reply_to_user_id_str) ?? rawText(post.in_reply_to_user_id);
  const type = isRepost ? 'repost' : answered === null ? 'post' : answered === accountId ? 'thread' : 'reply';
  const entities = rawRecord(post.entities);
  const shown = rawRecords(rawRecord(post.extended_entities)?.media ?? entities?.media)[0]?.type;
  const editableUntilMs = editableUntil(post.edit_info);
  const parent = idOf(post, ['in_reply_to_status_id_str', 'in_reply_to_status_id']);
  // only archives of 2012 name the author
  const author = rawText(rawRecord(post.user)?.id_str);
  return {
    at,
    id,
    clock: 'own',
    key: id,
    ...(editableUntilMs !== undefined && { editableUntilMs }),
    ...(parent !== undefined && { answers: parent }),
    ...(author !== null && { owners: [author] }),
    record: {
      kind: 'post',
      at,
      text: isRepost ? null : ownWords(text),
      type,
      language: languageOf(post.lang),
      client: clientOf(post.source),
      likes: countOf(post.favorite_count),
      reposts: countOf(post.retweet_count),
      hashtags: lengthOf(entities?.hashtags),
      mentions: lengthOf(entities?.user_mentions),
      links: lengthOf(entities?.urls),
      media: typeof shown === 'string' && media.has(shown) ? shown : null,
    },
  };
}

/** Reads a header of `tweet-headers.js`, which has only the author and the time of a post. */
export function readHeader(raw: RawRecord): XItem | undefined {
  const head = rawRecord(raw.tweet) ?? raw;
  const at = readXTime(head.created_at);
  const id = idOf(head, ['tweet_id', 'id_str']);
  if (at === undefined || id === undefined) return undefined;
  const user = rawText(head.user_id);
  return {
    at,
    id,
    clock: 'own',
    key: id,
    ...(user !== null && { owners: [user] }),
    record: { kind: 'post', at },
  };
}

export function readDeleted(raw: RawRecord): XItem | undefined {
  const post = rawRecord(raw.tweet) ?? raw;
  const at = readXTime(post.created_at);
  const id = idOf(post, ['id_str', 'id', 'tweet_id']);
  if (at === undefined || id === undefined) return undefined;
  const deletedAt = readXTime(post.deleted_at) ?? null;
  return { at, id, clock: 'own', key: id, record: { kind: 'deleted-post', at, deletedAt } };
}

function idOf(post: RawRecord, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = rawText(post[key]);
    if (text !== null && isXId(text)) return text;
  }
  return undefined;
}

function lengthOf(list: unknown): number | null {
  return Array.isArray(list) ? list.length : null;
}

function languageOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 3 && /^[a-z]{2,3}$/.test(value) ? value : null;
}

/** Returns the end of the time to edit in Unix ms, which archives have since the autumn of 2022, also for older posts. */
function editableUntil(info: unknown): number | undefined {
  const edit = rawRecord(info);
  const initial = rawRecord(edit?.initial) ?? rawRecord(rawRecord(edit?.edit)?.editControlInitial);
  const until = readXTime(initial?.editableUntil);
  return until === undefined ? undefined : utcSeconds(until) * 1000;
}
