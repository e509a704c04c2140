import { anyTimes, type Generate, type Generator, type Random, sittingTimes, stampOf } from './generator.ts';

/** The id says when the video was made. */
const linkOf = (random: Random, made: number): string =>
  `https://www.tiktokv.com/share/video/${(BigInt(made) << 32n) + BigInt(Math.floor(2 ** 32 * random()))}/`;

const plain: Generate = (random, knobs) => {
  const VideoList = anyTimes(random, knobs)
    .toReversed()
    .map((at) => ({ Date: stampOf(at), Link: linkOf(random, at - 3_600 - Math.floor(9e6 * random())) }));
  const data = JSON.stringify({ 'Your Activity': { 'Watch History': { VideoList } } });
  return [{ path: 'user_data_tiktok.json', data }];
};

const careful: Generate = (random, knobs) => {
  const times = sittingTimes(random, { ...knobs, gapSeconds: 25 }).toReversed();
  const made = (at: number) => at - 600 - Math.floor(1e7 * random() ** 4);
  const some = (share: number) => times.filter(() => random() < share);
  const data = JSON.stringify({
    'Your Activity': {
      'Watch History': {
        VideoList: times.map((at) => ({ Date: stampOf(at), Link: linkOf(random, made(at)) })),
      },
      'Like List': {
        ItemFavoriteList: some(0.1).map((at) => ({ date: stampOf(at), link: linkOf(random, made(at)) })),
      },
      'Share History': {
        ShareHistoryList: some(0.02).map((at) => ({
          Date: stampOf(at),
          SharedContent: 'video',
          Link: linkOf(random, made(at)),
          Method: 'chat_head',
        })),
      },
      Searches: {
        SearchList: some(0.02).map((at) => ({
          Date: stampOf(at),
          SearchTerm: `film ${Math.floor(99 * random())}`,
        })),
      },
    },
    Comment: {
      Comments: {
        CommentsList: some(0.03).map((at) => ({
          date: stampOf(at),
          comment: `so good ${Math.floor(99 * random())}`,
          photo: 'N/A',
          url: '',
        })),
      },
    },
  });
  return [{ path: 'user_data_tiktok.json', data }];
};

export const tiktok: Generator = { plain, careful };
