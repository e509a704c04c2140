/** The layouts of YouTube's exports in which samples are made, and the forgeries that no check can detect in them. */
import { inLayouts } from '../ground/sample-layout.ts';
import { youtubeVariants } from './variant.ts';
import { writeYoutubeSample } from './youtube-sample.ts';

export const youtubeLayouts = inLayouts(youtubeVariants, writeYoutubeSample, [
  {
    forgeries: ['shift-day', 'shift-month'],
    why: "YouTube's ids do not contain the time when a video was made",
  },
]);
