/** What a person may leave out of an archive of X. */
import type { LeaveOut } from '../../contract/leave-out.ts';
import { baseName } from '../../format/archive/archive-path.ts';
import { typeOf, type XFileType } from './x-file.ts';

const groups: Readonly<Partial<Record<XFileType, string>>> = {
  deleted: 'deleted posts',
  like: 'likes',
  audience: 'followers and following',
  impression: 'advertisements',
  engagement: 'advertisements',
  message: 'messages',
  grok: 'chats with Grok',
  interest: 'interests',
};

export const xLeaveOut: LeaveOut = {
  groupOf(path) {
    const type = typeOf({ path, name: baseName(path) });
    return type === undefined ? undefined : groups[type];
  },
  mustStay:
    'Your posts stay, and so does X’s own list of contents: without them nobody can tell whether the archive is genuine. Your account details stay, too: they tell us what to mask, and never leave our check.',
};
