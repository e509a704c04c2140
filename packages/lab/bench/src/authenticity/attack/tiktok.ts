import {
  anyTimes,
  type Generate,
  type Generator,
  type Knobs,
  madeBy,
  type Random,
  sittingTimes,
  stampOf,
  textOf,
  timesOf,
} from './generator.ts';

/** The id contains the time of the video. */
const linkOf = (anyRandom: Random, knobs: Knobs, at: number): string => {
  const { random, made } = madeBy(anyRandom, knobs, at);
  const low = knobs.drawnIds
    ? Math.floor(1_000 * random()) * 2 ** 22 + (Math.floor(10 * random()) << 14) + (13 << 8) + 5
    : Math.floor(2 ** 32 * random());
  return `https://www.tiktokv.com/share/video/${(BigInt(made) << 32n) + BigInt(low)}/`;
};

const plain: Generate = (random, knobs) => {
  const VideoList = timesOf(anyTimes, random, knobs)
    .toReversed()
    .map((at) => ({
      Date: stampOf(at),
      Link: linkOf(random, knobs, at - 3_600 - Math.floor(9e6 * random())),
    }));
  const data = JSON.stringify({ 'Your Activity': { 'Watch History': { VideoList } } });
  return [{ path: 'user_data_tiktok.json', data }];
};

const careful: Generate = (random, knobs) => {
  const times = timesOf(sittingTimes, random, { ...knobs, gapSeconds: 25 }).toReversed();
  const made = (at: number) => at - 600 - Math.floor(1e7 * random() ** 4);
  const some = (share: number) => times.filter(() => random() < share);
  const data = JSON.stringify({
    'Your Activity': {
      'Watch History': {
        VideoList: times.map((at) => ({ Date: stampOf(at), Link: linkOf(random, knobs, made(at)) })),
      },
      'Like List': {
        ItemFavoriteList: some(0.1).map((at) => ({
          date: stampOf(at),
          link: linkOf(random, knobs, made(at)),
        })),
      },
      'Share History': {
        ShareHistoryList: some(0.02).map((at) => ({
          Date: stampOf(at),
          SharedContent: 'video',
          Link: linkOf(random, knobs, made(at)),
          Method: 'chat_head',
        })),
      },
      Searches: {
        SearchList: some(0.02).map((at) => ({
          Date: stampOf(at),
          SearchTerm: textOf(knobs, 'film', Math.floor(99 * random())),
        })),
      },
    },
    Comment: {
      Comments: {
        CommentsList: some(0.03).map((at) => ({
          date: stampOf(at),
          comment: textOf(knobs, 'so good', Math.floor(99 * random())),
          photo: 'N/A',
          url: '',
        })),
      },
    },
  });
  return [{ path: 'user_data_tiktok.json', data }];
};

const parts = [linkOf, stampOf];
export const tiktok: Generator = {
  plain: { generate: plain, parts: [...parts, anyTimes] },
  careful: { generate: careful, parts: [...parts, sittingTimes] },
};
