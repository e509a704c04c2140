import { account, script, worded } from '@cgdx/core/export/testing/x/x-archive.ts';
import {
  anyTimes,
  type Generate,
  type Generator,
  idOfMs,
  type Knobs,
  madeBy,
  type Random,
  sittingTimes,
  textOf,
  timesOf,
} from './generator.ts';

const epochMs = 1_288_834_974_657;

const postOf = (at: number, random: Random, knobs: Knobs) => {
  const ms = at * 1_000 + Math.floor(1_000 * random());
  const id = String(idOfMs(random, knobs, ms - epochMs));
  return {
    ...{ id, id_str: id, created_at: worded(ms), lang: 'en', retweeted: false, favorited: false },
    ...{
      favorite_count: '0',
      retweet_count: '0',
      full_text: textOf(knobs, 'what a day number', Math.floor(1e6 * random())),
    },
    entities: { hashtags: [], symbols: [], user_mentions: [], urls: [] },
  };
};

const plain: Generate = (random, knobs) => [
  account,
  script(
    'tweets',
    timesOf(anyTimes, random, knobs).map((at) => ({ tweet: postOf(at, random, knobs) })),
  ),
];

const careful: Generate = (random, knobs) => {
  const times = timesOf(sittingTimes, random, knobs);
  const likes = times.map((at) => {
    const post = madeBy(random, knobs, at - Math.floor(6e4 * random()));
    const tweetId = String(
      idOfMs(post.random, knobs, post.made * 1_000 + Math.floor(1_000 * post.random()) - epochMs),
    );
    const expandedUrl = `https://twitter.com/i/web/status/${tweetId}`;
    return { like: { tweetId, fullText: textOf(knobs, 'so good', Math.floor(1e6 * random())), expandedUrl } };
  });
  const tweets = times.filter(() => random() < 0.4).map((at) => ({ tweet: postOf(at, random, knobs) }));
  return [account, script('tweets', tweets), script('like', likes)];
};

const parts = [postOf, idOfMs, script, worded];
export const x: Generator = {
  plain: { generate: plain, parts: [...parts, anyTimes] },
  careful: { generate: careful, parts: [...parts, sittingTimes] },
};
