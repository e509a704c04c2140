import { describe, expect, it } from 'vitest';
import { datasetOf } from '../../testing/inspect-bytes.ts';
import * as golden from '../../testing/x/golden-archive.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const data = (files: Readonly<Record<string, string>>): TestFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, data: text }));

async function recordsOf(files: readonly TestFile[]) {
  const { files: written } = await datasetOf(await zipOf(files), undefined, 'x');
  const kinds = [...written].filter(([name]) => name.endsWith('.ndjson.gz'));
  return Object.fromEntries(
    kinds.map(([name, lines]) => [
      name.replace('.ndjson.gz', ''),
      lines
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ]),
  );
}

const ad = { system: 'ios', targeting: 'age, locations' };

describe('the records of an archive of X', () => {
  it('of today equal the expected ones', async () => {
    const records = await recordsOf(
      data({
        'data/account.js': golden.account,
        'data/tweets.js': golden.tweets,
        'data/like.js': golden.like,
        'data/note-tweet.js': golden.note,
        'data/deleted-tweets.js': golden.deleted,
        'data/ad-impressions.js': golden.impressions,
        'data/ad-engagements.js': golden.engagements,
        'data/direct-messages.js': golden.messages,
        'data/grok-chat-item.js': golden.grok,
        'data/personalization.js': golden.personalization,
        'data/follower.js': golden.follower,
        'data/following.js': 'window.YTD.following.part0 = [ ]',
      }),
    );
    expect(records).toEqual({
      post: [
        {
          kind: 'post',
          at: '2023-02-18T12:33:11Z',
          text: '[HANDLE 1] salt & pepper, said [PERSON 1] #tides [URL 1]',
          type: 'reply',
          language: 'en',
          client: 'web',
          likes: 12,
          reposts: 1,
          hashtags: 1,
          mentions: 1,
          links: 0,
          media: null,
        },
        {
          kind: 'post',
          at: '2022-10-19T19:58:34Z',
          text: null,
          type: 'repost',
          language: 'qme',
          client: 'other',
          likes: 0,
          reposts: 44,
          hashtags: 0,
          mentions: 0,
          links: 0,
          media: null,
        },
      ],
      note: [{ kind: 'note', at: '2023-02-18T12:33:11Z', text: 'A long one. Mail [EMAIL 1]', length: 33 }],
      like: [
        { kind: 'like', at: '2023-02-18T00:00:00Z', length: 55, hashtags: 2, mentions: 1, hasLink: true },
        { kind: 'like', at: null, length: null, hashtags: null, mentions: null, hasLink: null },
      ],
      'ad-impression': [
        {
          kind: 'ad-impression',
          at: '2023-02-18T17:00:52Z',
          advertiser: 'Northwind Coffee',
          place: 'timeline',
          ...ad,
        },
      ],
      'ad-engagement': [
        {
          kind: 'ad-engagement',
          at: '2023-02-18T17:00:55Z',
          action: 'video-quarter',
          advertiser: 'Contoso',
          place: 'other',
          system: 'desktop',
          targeting: null,
        },
        {
          kind: 'ad-engagement',
          at: '2023-02-18T17:01:00Z',
          action: 'like',
          advertiser: 'Contoso',
          place: 'other',
          system: 'desktop',
          targeting: null,
        },
      ],
      message: [
        {
          kind: 'message',
          at: '2023-02-18T12:33:11Z',
          direction: 'sent',
          conversation: 1,
          isGroup: false,
          length: 7,
          hasMedia: true,
        },
      ],
      'grok-message': [
        {
          kind: 'grok-message',
          at: '2025-10-23T13:11:59Z',
          role: 'person',
          chat: 1,
          text: 'what are tides?',
          length: 15,
        },
        {
          kind: 'grok-message',
          at: '2025-10-23T13:11:59Z',
          role: 'assistant',
          chat: 1,
          text: null,
          length: 17,
        },
      ],
      interest: [
        { kind: 'interest', source: 'interest', name: 'Tides', isDisabled: true },
        { kind: 'interest', source: 'show', name: 'Sea Shanties', isDisabled: null },
        { kind: 'interest', source: 'language', name: 'English', isDisabled: false },
      ],
      audience: [
        { kind: 'audience', relation: 'follower', accounts: 140 },
        { kind: 'audience', relation: 'following', accounts: 0 },
      ],
      'deleted-post': [
        { kind: 'deleted-post', at: '2023-02-18T12:33:11Z', deletedAt: '2023-02-19T10:00:00Z' },
      ],
    });
  });

  it('of 2019 equal the expected ones', async () => {
    const bare = golden.tweets
      .replace('window.YTD.tweets', 'window.YTD.tweet')
      .replaceAll('"tweet" : {', '"x" : {')
      .replaceAll(/\{\s*"x" : (\{[\s\S]*?\n {4}\})\n {2}\}/g, '$1');
    const { post } = await recordsOf(data({ 'account.js': golden.account, 'tweet.js': bare }));
    expect(post).toMatchObject([
      { at: '2023-02-18T12:33:11Z', text: '[HANDLE 1] salt & pepper, said [PERSON 1] #tides [URL 1]' },
      { at: '2022-10-19T19:58:34Z', text: null, type: 'repost' },
    ]);
  });

  it('of 2012 equal the expected ones', async () => {
    const month = `Grailbird.data.tweets_2012_05 = \n [ {
  "source" : "web",
  "entities" : {
    "user_mentions" : [ ],
    "media" : [ {
      "type" : "photo"
    } ],
    "hashtags" : [ ],
    "urls" : [ ]
  },
  "geo" : {
    "type" : "Point",
    "coordinates" : [ 1.3521, 103.8198 ]
  },
  "id_str" : "200000000000000000",
  "text" : "low tide",
  "id" : 200000000000000000,
  "created_at" : "2012-05-08 23:11:30 +0000",
  "user" : {
    "name" : "Zorblatt",
    "screen_name" : "zorblatt_vex",
    "protected" : false,
    "id_str" : "322603000"
  }
} ]`;
    const details =
      'var user_details =  {\n  "screen_name" : "zorblatt_vex",\n  "full_name" : "Zorblatt Quillfeather",\n  "id" : "322603000",\n  "created_at" : "2011-06-23 13:04:14 +0000"\n}';
    const records = await recordsOf(
      data({ 'data/js/tweets/2012_05.js': month, 'data/js/user_details.js': details }),
    );
    expect(records).toEqual({
      post: [
        {
          kind: 'post',
          at: '2012-05-08T23:11:30Z',
          text: 'low tide',
          type: 'post',
          language: null,
          client: 'web',
          likes: null,
          reposts: null,
          hashtags: 0,
          mentions: 0,
          links: 0,
          media: 'photo',
        },
      ],
    });
  });

  it('of headers without posts are posts without words', async () => {
    const heads = `window.YTD.tweet_headers.part0 = [ { "tweet" : { "tweet_id" : "1626922779105759235", "user_id" : "322603000", "created_at" : "Sat Feb 18 12:33:11 +0000 2023" } } ]`;
    const { post } = await recordsOf(
      data({ 'data/account.js': golden.account, 'data/tweet-headers.js': heads }),
    );
    expect(post).toMatchObject([{ kind: 'post', at: '2023-02-18T12:33:11Z', text: null }]);
  });
});
