/** How X's exports are recognised, and how to get one. */
import { keepUnopened, type Platform } from '../../contract/platform.ts';
import { xFileNames } from './x-file-name.ts';

export const xPlatform: Platform = {
  id: 'x',
  marks: [
    [2, /(^|\/)data\/manifest\.js$/],
    [2, /(^|\/)(tweets?|tweet-headers|tweets-part\d+)( \(\d+\))?\.js$/],
    [2, /(^|\/)your archive\.html$/],
    [2, /(^|\/)js\/tweets\/\d{4}_\d{2}\.js$/],
    [1, /(^|\/)(account|profile|ageinfo|personalization)( \(\d+\))?\.js$/],
    [1, /(^|\/)(likes?|follower|following|direct-messages?(-group)?|ad-impressions|ad-engagements)\.js$/],
  ],
  countedNames: [[1, /^(tweets-part)(\d{1,3})(\.js)$/i]],
  fileNames: xFileNames,
  howToGet:
    'Open Settings, "Your account", "Download an archive of your data", and send the .zip when X tells you it is ready.',
  tip: {
    fuller:
      'Send the whole archive of "Your account", "Download an archive of your data", with every part and file of it.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
    larger: 'Posts, likes, messages and the advertisements that you saw all count: leave every file in it.',
  },
  guide: {
    intro: 'X prepares the archive in about 24 hours and tells you when it is ready.',
    important: keepUnopened,
    phone: [
      'In the X app open your picture > Settings and privacy > Your account.',
      'Open "Download an archive of your data" and confirm that it is you.',
      'Press "Request archive".',
      'When X says that it is ready, download the .zip and choose it here.',
    ],
    desktop: [
      'Open x.com, then More > Settings and privacy > Your account.',
      'Open "Download an archive of your data" and confirm that it is you.',
      'Press "Request archive".',
      'When X says that it is ready, download the .zip and choose it here.',
    ],
  },
  dataset: {
    description:
      'X (Twitter) archives of people in Singapore, masked of personal information: posts and tweets, likes, interests and advertisements shown, with times.',
    topics: ['x', 'twitter', 'tweets', 'social media', 'text', 'time series', 'Singapore'],
  },
};
