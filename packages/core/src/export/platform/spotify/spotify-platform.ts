/** How Spotify's exports are recognised, and how to get one. */
import { keepUnopened, type Platform } from '../../contract/platform.ts';
import { spotifyFileNames } from './spotify-file-name.ts';

export const spotifyPlatform: Platform = {
  id: 'spotify',
  marks: [
    [2, /(^|\/)streaming_?history[^/]*\.(json|html?)$/],
    [2, /(^|\/)end(song|video)(_\d+)?\.json$/],
    [2, /(^|\/)spotify (account data|extended streaming history|technical log information)\//],
    [2, /(^|\/)readmefirst_extendedstreaminghistory\.pdf$/],
    [1, /(^|\/)mydata\//],
    [
      1,
      /(^|\/)(yourlibrary|searchqueries|playlist\d|userdata|inferences|marquee|identifiers|yoursoundcapsule)\.json$/,
    ],
    [1, /(^|\/)(follow|payments|useraddress|identity|read_me_first)\.(json|pdf)$/],
  ],
  countedNames: [
    [0, /^(StreamingHistory(?:_(?:music|podcast|audiobook|video)_)?)(\d{1,3})(\.json)$/i],
    [0, /^(endsong_)(\d{1,3})(\.json)$/i],
  ],
  fileNames: spotifyFileNames,
  howToGet:
    'Open spotify.com/account/privacy, choose "Extended streaming history" (or "Account data") under "Download your data", confirm by e-mail, and send the .zip from the mail that follows.',
  tip: {
    fuller:
      'Ask Spotify for the "Extended streaming history": it says more about each play than "Account data".',
    more: 'More listening makes a larger history: contribute again when there is more.',
    larger: 'The "Extended streaming history" goes back to your first play; "Account data" holds one year.',
    longer: {
      variant: /^account/,
      tip: 'Account data covers one year; the "Extended streaming history" covers all of them.',
    },
  },
  guide: {
    intro:
      'Spotify offers two packages. "Account data" is ready in up to 5 days; "Extended streaming history" takes up to 30 days and scores higher. Either is fine.',
    important: keepUnopened,
    phone: [
      'Open spotify.com/account/privacy in the browser of your phone and log in: the app does not offer it.',
      'Scroll to "Download your data".',
      'Tick "Extended streaming history" or "Account data" and press "Request data".',
      'Confirm the request in the e-mail from Spotify.',
      'When the second e-mail arrives, press "Download" and choose the file here.',
    ],
    desktop: [
      'Open spotify.com, then your profile > Account > Account privacy.',
      'Under "Download your data" tick "Extended streaming history" or "Account data".',
      'Press "Request data" and confirm the request in the e-mail from Spotify.',
      'When the second e-mail arrives, download the .zip and choose it here.',
    ],
  },
  dataset: {
    description:
      'Spotify listening history of people in Singapore, masked of personal information: every play with track, artist, time and how long, playlists and searches.',
    topics: ['spotify', 'music', 'listening history', 'recommendation', 'time series', 'Singapore'],
  },
};
