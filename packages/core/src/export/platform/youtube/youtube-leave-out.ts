/** What a person may leave out of YouTube's part of a Takeout. */
import type { LeaveOut } from '../../contract/leave-out.ts';
import { baseName } from '../../format/archive/archive-path.ts';
import { isSearchHistory, isSubscriptionName, plainName } from './youtube-name.ts';

const comments = /^(comments|reacties|kommentare|comentarios|commentaires|commenti|yorumlar)( ?\(?\d+\)?)?$/;
const playlists = /(^|\/)(playlists|afspeellijsten|listas de reproduccion|playlisten|oynatma listeleri)\//;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

export const youtubeLeaveOut: LeaveOut = {
  groupOf(path) {
    const name = baseName(path);
    if (isSearchHistory(name)) return 'search history';
    if (isSubscriptionName(name)) return 'subscriptions';
    if (!/\.csv$/i.test(name)) return undefined;
    if (comments.test(plainName(name))) return 'comments';
    const folder = folderOf(path).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return playlists.test(folder) ? 'playlists' : undefined;
  },
  mustStay:
    'Your watch history stays, since it is what the pool is about, and so do the names of your own channels: they tell us what to mask, and never leave our check.',
};
