/** The classes in the profiles of each platform, at most 12: values of fields of the export's own records. */
import type { PlatformId } from '../../pool/platform-id.ts';

/** Each class as `kind.field: value`; the value of a flag is `true`. Any other value is `other`. */
export const profileClasses: Readonly<Partial<Record<PlatformId, readonly string[]>>> = {
  facebook: [
    'reaction.reaction: like',
    'reaction.reaction: love',
    'reaction.reaction: haha',
    'reaction.reaction: wow',
    'reaction.reaction: care',
    'reaction.reaction: sad',
    'reaction.reaction: angry',
    'photo.form: photo',
    'photo.form: video',
    'post.inGroup: true',
  ],
  x: [
    'post.type: post',
    'post.type: reply',
    'post.type: thread',
    'post.type: repost',
    'post.media: photo',
    'post.media: video',
    'post.media: animated_gif',
  ],
  spotify: [
    'play.medium: track',
    'play.medium: episode',
    'play.medium: chapter',
    'play.medium: video',
    'play.shuffle: true',
    'play.skipped: true',
    'play.offline: true',
    'play.incognito: true',
  ],
  youtube: ['watch.product: youtube', 'watch.product: music', 'watch.fromAd: true', 'comment.isLive: true'],
  linkedin: [
    'reaction.reaction: like',
    'reaction.reaction: praise',
    'reaction.reaction: empathy',
    'reaction.reaction: interest',
    'reaction.reaction: appreciation',
    'reaction.reaction: entertainment',
    'reaction.reaction: repost',
    'job-interest.action: applied',
    'job-interest.action: saved',
    'share.hasLink: true',
    'share.hasMedia: true',
  ],
  tiktok: [
    'reaction.action: like',
    'reaction.action: favorite',
    'reaction.action: share',
    'reaction.action: repost',
    'post.visibility: public',
    'post.visibility: friends',
    'post.visibility: private',
  ],
};

export interface ClassedField {
  readonly field: string;
  /** The names of classes by the field's value. */
  readonly classes: ReadonlyMap<string, string>;
}

/** Returns the fields of a kind that have classes. */
export function classedFields(platform: PlatformId, kind: string): readonly ClassedField[] {
  const fields = new Map<string, Map<string, string>>();
  for (const name of profileClasses[platform] ?? []) {
    const [path = '', value = ''] = name.split(': ');
    const [of, field = ''] = path.split('.');
    if (of !== kind) continue;
    const classes = fields.get(field) ?? new Map<string, string>();
    fields.set(field, classes.set(value, name));
  }
  return [...fields].map(([field, classes]) => ({ field, classes }));
}
