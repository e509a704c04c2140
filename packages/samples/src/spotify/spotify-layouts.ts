/** The layouts of Spotify's exports in which samples are made, and the forgeries that no check can detect in them. */
import { inLayouts } from '../ground/sample-layout.ts';
import { spotifyVariants, writeSpotifySample } from './spotify-sample.ts';

export const spotifyLayouts = inLayouts(
  ['extended', ...spotifyVariants.filter((name) => name !== 'extended')],
  writeSpotifySample,
  [
    {
      forgeries: ['shift-day'],
      why: 'nothing in a play is tied to its day',
    },
    {
      forgeries: ['merge'],
      why: 'two people who seldom listen at once look like one',
    },
    {
      forgeries: ['edit'],
      why: 'a play as long as its song is as likely as another',
    },
    {
      variants: ['account'],
      forgeries: ['invented-ids', 'generated'],
      why: 'account data has titles and minutes, and no ids',
    },
  ],
);
