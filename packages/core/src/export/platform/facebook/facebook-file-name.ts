/** How Facebook names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const facebookFileNames: FileNames = {
  words: [
    'your posts post check ins photos and videos in groups uncategorized pages you ve liked followed s who',
    'friends sent received rejected removed friend requests notifications advertisers interacted with interests',
    'topics using activity or information uploaded a contact list off meta facebook technologies event responses',
    'recently viewed visited on people stories archived',
    'deine beitrage fotos und kommentare gefallt mir angaben',
    'profile account ads likes reactions comments message search history',
  ].flatMap((line) => line.split(' ')),
  numberedPart: /^(facebook-.{3,200}-)(\d{3})()$/i,
  exportId: /^facebook-[a-z0-9.]+(?=[-_]|$)/i,
};
