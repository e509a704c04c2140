/** The check whether videos were watched in sittings. */
import type { EvidenceWeight } from '../../authenticity/evidence.ts';

export const sittingWeight = {
  'lone-watches': {
    // A small weight, since some people watch one video a day.
    weight: 0.3,
    minimum: 300,
    doubtAbove: 0.9,
    label: 'Watching in sittings',
    sentence: 'Some videos are isolated: no other was watched within an hour.',
  },
} as const satisfies Record<string, EvidenceWeight>;
