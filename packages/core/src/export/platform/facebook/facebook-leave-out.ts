/** What a person may leave out of a Facebook export. */
import type { LeaveOut } from '../../contract/leave-out.ts';
import { plainPath } from './facebook-file.ts';
import { listOfPath } from './facebook-list.ts';

const groups: Readonly<Record<string, string>> = {
  comment: 'comments',
  reaction: 'reactions',
  message: 'messages',
  photo: 'photos',
  'page-like': 'pages',
  follow: 'follows',
  search: 'searches',
  notification: 'notifications',
  group: 'groups',
  saved: 'saved items',
  event: 'events',
  view: 'recently viewed',
  'ad-click': 'advertising',
  'ad-interest': 'advertising',
  advertiser: 'advertising',
  'off-site-event': 'activity off Facebook',
  login: 'sign-ins',
};

export const facebookLeaveOut: LeaveOut = {
  groupOf(path) {
    const kind = listOfPath(plainPath(path))?.kind;
    return kind !== undefined && Object.hasOwn(groups, kind) ? groups[kind] : undefined;
  },
  mustStay:
    'Your posts stay, since they are what the pool is about. Your profile and your list of friends stay, too: they tell us which names to mask everywhere, and never leave our check.',
};
