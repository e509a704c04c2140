/** How X names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const xFileNames: FileNames = {
  words: [
    'tweets tweet community headers deleted note like likes follower following ad ads impressions engagements',
    'direct message group grok chat item personalization manifest account part block mute lists',
    'ageinfo ip audit phone number details',
    'your archive profile contact messages user',
  ].flatMap((line) => line.split(' ')),
  exportId: /^twitter-\d{4}-\d{2}-\d{2}(?=-)/i,
};
