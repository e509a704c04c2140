import {
  anyTimes,
  createDraw,
  type Generate,
  type Generator,
  isoOf,
  type Knobs,
  pick,
  sittingTimes,
  textOf,
  timesOf,
} from './generator.ts';

const folder = 'Takeout/YouTube and YouTube Music/history';

const historyOf = (random: () => number, times: readonly number[], knobs: Knobs) => {
  const { catalogue } = knobs;
  const idOf = createDraw(8, 'video');
  const channelOf = createDraw(16, 'channel');
  return times.toReversed().map((at) => {
    const video = pick(random, 20 * catalogue);
    const channel = video % catalogue;
    return {
      header: 'YouTube',
      title: `Watched ${textOf(knobs, 'Film', video)}`,
      titleUrl: `https://www.youtube.com/watch?v=${idOf(video).toString('base64url')}`,
      subtitles: [
        {
          name: textOf(knobs, 'Channel', channel),
          url: `https://www.youtube.com/channel/UC${channelOf(channel).toString('base64url')}`,
        },
      ],
      time: isoOf(at),
      products: ['YouTube'],
      activityControls: ['YouTube watch history'],
    };
  });
};

const plain: Generate = (random, knobs) => [
  {
    path: `${folder}/watch-history.json`,
    data: JSON.stringify(historyOf(random, timesOf(anyTimes, random, knobs), knobs)),
  },
];

const careful: Generate = (random, knobs) => [
  {
    path: `${folder}/watch-history.json`,
    data: JSON.stringify(historyOf(random, timesOf(sittingTimes, random, knobs), knobs)),
  },
  {
    path: `${folder}/search-history.json`,
    data: JSON.stringify(
      timesOf(sittingTimes, random, { ...knobs, sitting: 1 })
        .toReversed()
        .map((at) => ({
          header: 'YouTube',
          title: `Searched for ${textOf(knobs, 'film', pick(random, knobs.catalogue))}`,
          titleUrl: `https://www.youtube.com/results?search_query=film+${pick(random, knobs.catalogue)}`,
          time: isoOf(at),
          products: ['YouTube'],
          activityControls: ['YouTube search history'],
        })),
    ),
  },
];

const parts = [historyOf, createDraw, pick];
export const youtube: Generator = {
  plain: { generate: plain, parts: [...parts, anyTimes] },
  careful: { generate: careful, parts: [...parts, sittingTimes] },
};
