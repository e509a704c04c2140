/** How YouTube's exports are recognised, and how to get one. */
import type { Platform } from '../../contract/platform.ts';
import { youtubeFileNames } from './youtube-file-name.ts';

export const youtubePlatform: Platform = {
  id: 'youtube',
  marks: [
    [2, /(^|\/)youtube( [^/]*youtube music)?\//],
    [
      2,
      /(^|\/)(watch-history|kijkgeschiedenis|wiedergabeverlauf|historial-de-reproducciones|izleme geçmişi|观看记录)\.(json|html)$/,
    ],
    [1, /(^|\/)(archive_browser|archiv_übersicht)\.html$/],
    [1, /(^|\/)takeout\//],
    [1, /(^|\/)(subscriptions|abonnementen|abos|suscripciones)\.(csv|json)$/],
    [1, /(^|\/)(search-history|zoekgeschiedenis|suchverlauf|historial-de-búsqueda)\.(json|html)$/],
  ],
  fileNames: youtubeFileNames,
  howToGet:
    'Open takeout.google.com, keep only "YouTube and YouTube Music", choose "Multiple formats", set History to JSON, and send the .zip.',
  tip: {
    fuller: 'In Google Takeout, keep everything of "YouTube and YouTube Music", with History as JSON.',
    more: 'More watching makes a larger history: contribute again when there is more.',
    larger:
      'Send every part of the Takeout; a history that was paused, or is deleted after some months, holds less.',
  },
  guide: {
    intro: 'Google Takeout usually needs minutes to a few hours.',
    important: 'Ask for the history as JSON. Google gives HTML unless you change it.',
    phone: [
      'Open takeout.google.com in the browser of your phone and log in.',
      'Press "Deselect all", then tick only "YouTube and YouTube Music".',
      'Press "Multiple formats" and set history to JSON.',
      'Choose .zip, press "Create export", and wait for the e-mail.',
      'Download the .zip, every part if Google split it, and choose it here.',
    ],
    desktop: [
      'Open takeout.google.com.',
      'Press "Deselect all", then tick only "YouTube and YouTube Music".',
      'Press "Multiple formats" and set history to JSON.',
      'Choose .zip, press "Create export", and wait for the e-mail.',
      'Download the .zip, every part if Google split it, and choose it here.',
    ],
  },
  dataset: {
    description:
      'YouTube watch and search history of people in Singapore from Google Takeout, masked of personal information: videos, channels, times, comments.',
    topics: ['youtube', 'video', 'watch history', 'recommendation', 'time series', 'Singapore'],
  },
};
