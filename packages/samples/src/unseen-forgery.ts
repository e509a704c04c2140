/** What cannot be seen in the data of a platform, and why: listed beside the figures, so that a 0 explains itself. */
import type { Forgery } from './forgery.ts';

interface Unseen {
  readonly platform: string;
  /** All of them by default. */
  readonly variants?: readonly string[];
  readonly forgeries: readonly Forgery[];
  readonly why: string;
}

const unseen: readonly Unseen[] = [
  {
    platform: 'youtube',
    forgeries: ['shift-day', 'shift-month'],
    why: "no id of YouTube's says when a video was made",
  },
  {
    platform: 'spotify',
    forgeries: ['shift-day'],
    why: 'nothing in a play is tied to its day',
  },
  {
    platform: 'spotify',
    forgeries: ['merge'],
    why: 'two people who seldom listen at once look like one',
  },
  {
    platform: 'spotify',
    forgeries: ['edit'],
    why: 'a play as long as its song is as likely as another',
  },
  {
    platform: 'spotify',
    variants: ['account'],
    forgeries: ['invented-ids', 'generated'],
    why: 'account data has titles and minutes, and no ids',
  },
  {
    platform: 'linkedin',
    variants: ['basic'],
    forgeries: ['shift-day', 'shift-month', 'invented-ids', 'generated', 'edit'],
    why: 'the quick archive has no posts, so no ids that bear a time',
  },
];

/** In words; nothing where it can be seen. */
export function whyUnseen(platform: string, variant: string, forge: Forgery): string | undefined {
  return unseen.find(
    (one) =>
      one.platform === platform &&
      one.forgeries.includes(forge) &&
      (one.variants === undefined || one.variants.includes(variant)),
  )?.why;
}
