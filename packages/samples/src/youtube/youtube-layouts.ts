/** The layouts of YouTube's exports of which samples are made, and what no check can see in them. */
import { inLayouts } from '../sample-layout.ts';
import { youtubeVariants } from './variant.ts';
import { writeYoutubeSample } from './youtube-sample.ts';

export const youtubeLayouts = inLayouts(youtubeVariants, writeYoutubeSample, [
  {
    forgeries: ['shift-day', 'shift-month'],
    why: "no id of YouTube's says when a video was made",
  },
]);
