/** How Facebook's exports are recognised, and how to get one. */
import type { Platform } from '../../contract/platform.ts';
import { facebookFileNames } from './facebook-file-name.ts';

export const facebookPlatform: Platform = {
  id: 'facebook',
  marks: [
    [2, /(^|\/)(your_facebook_activity|your_activity_across_facebook)\//],
    [2, /(^|\/)apps_and_websites_off_of_facebook\//],
    // a weight of 1, since Instagram has these folders too
    [1, /(^|\/)(ads_information|logged_information)\//],
    [0.5, /(^|\/)messages\/[^/]+\/[^/]+\/message_\d+\.(json|html)$/],
    [1, /(^|\/)posts\/your_posts[^/]*\.(json|html)$/],
    [1, /(^|\/)(connections\/friends|friends)\/(your_)?friends\.(json|html)$/],
    [1, /(^|\/)(profile_information|about_you)\/[^/]+\.(json|html)$/],
    [1, /(^|\/)(comments\/comments|(likes_and_reactions|comments_and_reactions)\/[^/]+)\.(json|html)$/],
  ],
  countedNames: [
    [1, /^(likes_and_reactions_)(\d{1,3})(\.(?:json|html))$/i],
    [1, /^(your_posts(?:__check_ins__photos_and_videos)?_)(\d{1,3})(\.(?:json|html))$/i],
  ],
  fileNames: facebookFileNames,
  howToGet:
    'Open Settings, Accounts Center, "Your information and permissions", "Export your information"; choose JSON as the format, all time as the range, and send the .zip.',
  tip: {
    fuller:
      'In Accounts Center, "Your information and permissions", "Export your information", choose everything, "All time" and JSON.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
    larger:
      'Posts, comments, reactions, messages and searches all count: choose everything, and "All time" as the range.',
  },
  guide: {
    intro: 'Facebook prepares the file in minutes to a few days and tells you when it is ready.',
    important: 'Ask for the format JSON. An export in HTML cannot be read here.',
    phone: [
      'In the Facebook app open Menu > Settings & privacy > Settings > Accounts Center.',
      'Open Your information and permissions > Export your information > Create export.',
      'Choose your Facebook profile and "Export to device".',
      'Set the format to JSON and the date range to All time, then start the export.',
      'When Facebook says that it is ready, download every part and choose them here together.',
    ],
    desktop: [
      'Open accountscenter.facebook.com.',
      'Open Your information and permissions > Export your information > Create export.',
      'Choose your Facebook profile and "Export to device".',
      'Set the format to JSON and the date range to All time, then start the export.',
      'Download every part when it is ready and choose them here together.',
    ],
  },
  dataset: {
    description:
      'Facebook exports of people in Singapore, masked of personal information: posts, comments, reactions, groups and activity over years.',
    topics: ['facebook', 'social media', 'behaviour', 'text', 'time series', 'Singapore'],
  },
};
