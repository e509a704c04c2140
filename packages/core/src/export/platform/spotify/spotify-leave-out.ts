/** What a person may leave out of a Spotify export. */
import type { LeaveOut } from '../../contract/leave-out.ts';
import { baseName } from '../../format/archive/archive-path.ts';
import { type SpotifyFileType, typeOfName } from './spotify-file.ts';

const groups: Readonly<Partial<Record<SpotifyFileType, string>>> = {
  playlists: 'playlists',
  library: 'library',
  searches: 'searches',
  'extended-video': 'videos',
};

export const spotifyLeaveOut: LeaveOut = {
  groupOf(path) {
    const type = typeOfName(baseName(path));
    return type === undefined ? undefined : groups[type];
  },
  mustStay:
    'Your plays stay, since they are what the pool is about, and so do your account details: they tell us which names and addresses to mask, and never leave our check.',
};
