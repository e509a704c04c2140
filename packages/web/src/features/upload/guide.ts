/** How to get the export of each platform, on the phone and on the desktop. */
import type { PoolId } from '@cgdx/core/pool/pool.ts';

export interface Guide {
  /** What to ask for and how long it takes. */
  readonly intro: string;
  /** What makes an export useless, said before it is made. */
  readonly important: string;
  readonly phone: readonly string[];
  readonly desktop: readonly string[];
}

const unopened = 'Keep the .zip as it came: do not unpack it, rename files in it or pack it again.';

export const guides: Record<PoolId, Guide> = {
  spotify: {
    intro:
      'Spotify offers two packages. "Account data" is ready in up to 5 days; "Extended streaming history" takes up to 30 days and scores higher. Either is fine.',
    important: unopened,
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
  facebook: {
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
  youtube: {
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
  linkedin: {
    intro: 'The basic export is ready in minutes, the complete one in about a day and scores higher.',
    important: unopened,
    phone: [
      'In the LinkedIn app open your picture > Settings > Data privacy.',
      'Open "Get a copy of your data".',
      'Choose the larger data archive and press "Request archive".',
      'When the e-mail arrives, download the .zip and choose it here.',
    ],
    desktop: [
      'Open Me > Settings & Privacy > Data privacy.',
      'Open "Get a copy of your data" and choose the larger data archive.',
      'Press "Request archive" and enter your password.',
      'When the e-mail arrives, download the .zip and choose it here.',
    ],
  },
  tiktok: {
    intro: 'TikTok needs up to a few days; the link is then valid for up to 4 days.',
    important: 'Ask for the format JSON. The text format cannot be read here.',
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
  x: {
    intro: 'X prepares the archive in about 24 hours and tells you when it is ready.',
    important: unopened,
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
};
