/** The kinds of records in X's archives, and the kind of each type of file. */
import type { DatasetKind } from '../../contract/dataset-field.ts';
import { countKinds } from '../../contract/dataset-kind.ts';
import { classifyKinds } from '../../contract/privacy-class.ts';
import { engagementKind, impressionKind } from './ad.ts';
import { audienceKind } from './audience.ts';
import { grokKind } from './grok-message.ts';
import { interestKind } from './interest.ts';
import { likeKind } from './like.ts';
import { longPostKind } from './long-post.ts';
import { messageKind } from './message.ts';
import { deletedKind, postKind } from './post.ts';
import type { XFileType } from './x-file.ts';

const kinds = classifyKinds(
  [
    postKind,
    longPostKind,
    likeKind,
    impressionKind,
    engagementKind,
    messageKind,
    grokKind,
    interestKind,
    audienceKind,
    deletedKind,
  ],
  {
    publicActs: ['post', 'note', 'like', 'audience', 'deleted-post'],
    privateActs: ['ad-impression', 'ad-engagement', 'message', 'grok-message', 'interest'],
    publicWritten: ['post.text', 'note.text'],
    privateWritten: ['grok-message.text'],
  },
);

export const xKinds = countKinds(
  kinds,
  { post: ['type', 'language', 'client'], message: [], interest: ['name'] },
  ['interest'],
);

export const kindOfType: Readonly<Record<XFileType, DatasetKind>> = {
  post: postKind,
  header: postKind,
  deleted: deletedKind,
  note: longPostKind,
  like: likeKind,
  audience: audienceKind,
  impression: impressionKind,
  engagement: engagementKind,
  message: messageKind,
  grok: grokKind,
  interest: interestKind,
};
