/** How Facebook names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const facebookFileNames: FileNames = {
  words: [
    'your posts post check ins photos and videos in groups uncategorized pages you ve liked followed s who',
    'friends sent received rejected removed friend requests notifications advertisers interacted with interests',
    'topics using activity or information uploaded a contact list off meta facebook technologies event responses',
    'recently viewed visited on people stories archived',
    'deine beitrage fotos und kommentare gefallt mir angaben',
    // names of files that the reader does not use
    'ad preferences other categories used to reach subscription for no connected apps websites settings may know',
    'suggested peer group interactions primary public location timezone last device history update address books',
    'voice recording transcription assistant language locale feed reels accessibility controls authorized logins',
    'browser cookies email verifications ip activity login protection data logouts mobile devices record details',
    'where re logged status changes recognized two factor authentication bug bounty dating events invitations event',
    'hosted fundraisers instant games gaming items sold marketplace payments payment badges membership live audio',
    'rooms autofill secret conversations community chats responsiveness navigation bar places created polls voted',
    'reviews written saved collections shops spark ar story volunteering voting editor edits made unfollowed survey',
    'inferred avatars memories media memorialized edit edits not interested videos watched hidden trusted contacts',
    'unfriended spotlight bonuses creator monetization business administrative technologies accounts center shared',
    'profile account ads likes reactions comments message search history',
  ].flatMap((line) => line.split(' ')),
  numberedPart: /^(facebook-.{3,200}-)(\d{3})()$/i,
  exportId: /^facebook-[a-z0-9.]+(?=[-_]|$)/i,
};
