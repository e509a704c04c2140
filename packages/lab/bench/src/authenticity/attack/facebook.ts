import {
  anyTimes,
  type Generate,
  type Generator,
  type Knobs,
  sittingTimes,
  textOf,
  timesOf,
} from './generator.ts';

const own = 'Zoe Quill';
const folder = 'your_facebook_activity';

const filesOf = (lists: Readonly<Record<string, unknown>>) =>
  Object.entries(lists).map(([path, list]) => ({ path, data: JSON.stringify(list) }));

const likesOf = (times: readonly number[], knobs: Knobs) =>
  times.map((timestamp, n) => ({
    timestamp,
    data: [{ reaction: { reaction: 'LIKE', actor: own } }],
    title: `${own} likes ${textOf(knobs, 'Friend', n % 200)}'s post.`,
  }));

const plain: Generate = (random, knobs) =>
  filesOf({
    [`${folder}/comments_and_reactions/likes_and_reactions_1.json`]: likesOf(
      timesOf(anyTimes, random, knobs),
      knobs,
    ),
  });

const careful: Generate = (random, knobs) => {
  const times = timesOf(sittingTimes, random, knobs);
  const some = (share: number) => times.filter(() => random() < share);
  return filesOf({
    [`${folder}/comments_and_reactions/likes_and_reactions_1.json`]: likesOf(times, knobs),
    [`${folder}/comments_and_reactions/comments.json`]: {
      comments_v2: some(0.2).map((timestamp, n) => ({
        timestamp,
        data: [{ comment: { timestamp, comment: textOf(knobs, 'Well said', n), author: own } }],
        title: `${own} commented on ${textOf(knobs, 'Friend', n % 200)}'s post.`,
      })),
    },
    [`${folder}/posts/your_posts__check_ins__photos_and_videos_1.json`]: some(0.1).map((timestamp, n) => ({
      timestamp,
      data: [{ post: textOf(knobs, 'A walk, number', n) }],
    })),
    'logged_information/search/your_search_history.json': {
      searches_v2: some(0.1).map((timestamp, n) => ({
        timestamp,
        title: 'You searched Facebook',
        data: [{ text: textOf(knobs, 'walk', n % 99) }],
      })),
    },
  });
};

const parts = [likesOf, filesOf];
export const facebook: Generator = {
  plain: { generate: plain, parts: [...parts, anyTimes] },
  careful: { generate: careful, parts: [...parts, sittingTimes] },
};
