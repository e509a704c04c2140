/** Describes the content of a Spotify export in words. */

import { grouped } from '../../../pricing/grouped.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import type { Counters } from '../../contract/inspection.ts';
import { variantName } from './spotify-variant.ts';

export function summaryOf({
  variant,
  recordCounts,
  counters,
}: Pick<Conclusion, 'variant' | 'recordCounts' | 'counters'>): Conclusion['summary'] {
  const others = Object.entries(recordCounts)
    .filter(([kind, count]) => kind !== 'play' && count > 0)
    .map(
      ([kind, count]) =>
        `${grouped(count)} ${kind.replace('-', ' ')}${count === 1 ? '' : kind === 'search' ? 'es' : 's'}`,
    );
  return [
    { label: 'Export', value: `Spotify: ${variantName(variant)}` },
    { label: 'Plays', value: grouped(recordCounts.play ?? 0) },
    { label: 'Period', value: periodOf(counters) },
    ...(others.length > 0 ? [{ label: 'Also in it', value: others.join(', ') }] : []),
  ];
}

function periodOf({ firstDay, lastDay, activeDays }: Counters): string {
  if (firstDay === undefined || lastDay === undefined) return 'No day on which anything was played';
  return `${firstDay} to ${lastDay}, ${grouped(activeDays)} days with plays`;
}
