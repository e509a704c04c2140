/** How LinkedIn's exports are recognised, and how to get one. */
import { keepUnopened, type Platform } from '../../contract/platform.ts';
import { linkedinFileNames } from './linkedin-file-name.ts';

export const linkedinPlatform: Platform = {
  id: 'linkedin',
  marks: [
    [1, /(^|\/)connections\.csv$/],
    [1, /(^|\/)(profile|positions|education|skills|registration)\.csv$/],
    [1, /(^|\/)(invitations|messages|endorsement_[^/]+|ad_targeting|company follows)\.csv$/],
    [1, /(^|\/)(reactions|comments|shares|votes|member_follows)(_\d+)?\.csv$/],
    [1, /(^|\/)(email addresses|phonenumbers|whatsapp phone numbers|learningcoachmessages)\.csv$/],
  ],
  fileNames: linkedinFileNames,
  howToGet:
    'Open Settings, "Data privacy", "Get a copy of your data", choose the larger data archive, and send the .zip.',
  tip: {
    fuller:
      'Ask LinkedIn for the larger data archive: it is ready within a day and holds more than the quick one.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
    larger:
      'Beside connections and messages, reactions, comments and posts count: the larger data archive has them.',
  },
  guide: {
    intro: 'The basic export is ready in minutes, the complete one in about a day and scores higher.',
    important: keepUnopened,
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
  dataset: {
    description:
      'LinkedIn exports of people in Singapore, masked of personal information: positions, skills, connections by month, reactions and posts.',
    topics: ['linkedin', 'labour', 'jobs', 'skills', 'social network', 'Singapore'],
  },
};
