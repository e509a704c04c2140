/** The groups that a person may leave out of a TikTok export: text files. The JSON is a single file. */
import type { LeaveOut } from '../../contract/leave-out.ts';
import { baseName } from '../../format/archive/archive-path.ts';
import { listOfFile } from './tiktok-list.ts';

/** The name of each group by kind of record, the same as in the parts of an export. */
const groups: Readonly<Record<string, string>> = {
  reaction: 'reaction',
  search: 'search',
  comment: 'comment',
};

export const tiktokLeaveOut: LeaveOut = {
  groupOf(path) {
    const kind = listOfFile(baseName(path))?.kind;
    return kind === undefined ? undefined : groups[kind];
  },
  mustStay:
    'The videos that you watched stay, since they are what the pool is about, and so does your profile: it tells us what to mask, and never leaves our check. TikTok’s JSON is a single file, of which nothing can be left out.',
};
