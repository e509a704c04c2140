/** How TikTok's exports are recognised, and how to get one. */
import type { Platform } from '../../contract/platform.ts';
import { tiktokFileNames } from './tiktok-file-name.ts';

export const tiktokPlatform: Platform = {
  id: 'tiktok',
  marks: [
    [2, /(^|\/)user_data(_tiktok)?\.json$/],
    [1, /(^|\/)tiktok[^/]*\//],
    // a weight of 1: folders and files are localised, so only their form is matched
    [1, /(^|\/)tiktok[^/]*\/[^/]+\/[^/]+\.txt$/],
    [1, /(^|\/)(kijkgeschiedenis|historial de visualización|videoverlauf|historique de visionnage)\.txt$/],
    [1, /(^|\/)(likelijst|lista de me gusta|like-liste|liste des j['’]aime)\.txt$/],
    [1, /(^|\/)(your activity|activity|tiktok live|tiktok shop)\/[^/]+\.txt$/],
    [1, /(^|\/)(watch history|like list|browsing history|video browsing history|login history)\.txt$/],
  ],
  fileNames: tiktokFileNames,
  howToGet:
    'Open Settings and privacy, Account, "Download your data"; choose "All data" and JSON as the format, and send the .zip.',
  tip: {
    fuller: 'Ask TikTok for "All data", not for some of it, with JSON as the format.',
    more: 'More watching makes a larger history: contribute again when there is more.',
    larger: 'What you watched, liked, shared, searched for and wrote all counts: choose "All data".',
  },
  guide: {
    intro: 'TikTok needs up to a few days; the link is then valid for up to 4 days.',
    important: 'Ask for the format JSON. The text format is read, too.',
    phone: [
      'In the TikTok app open Profile > Menu > Settings and privacy > Account.',
      'Open "Download your data".',
      'Choose all data and the file format JSON, then press "Request data".',
      'Come back to the tab "Download data" when it is ready, within 4 days.',
      'Download the .zip and choose it here.',
    ],
    desktop: [
      'Open tiktok.com/setting and go to Privacy > Data > Download your data.',
      'Choose all data and the file format JSON, then press "Request data".',
      'Come back to the tab "Download data" when it is ready, within 4 days.',
      'Download the .zip and choose it here.',
    ],
  },
  dataset: {
    description:
      'TikTok exports of people in Singapore, masked of personal information: videos watched, likes, favourites, searches and comments with times.',
    topics: ['tiktok', 'video', 'watch history', 'social media', 'time series', 'Singapore'],
  },
};
