/** Says in words what was found in a Spotify export. */
import type { Evidence } from '../../../authenticity/evidence.ts';
import type { Counters, Inspection } from '../../contract/inspection.ts';
import { variantName } from './spotify-variant.ts';

const notSeen =
  'whether all times were moved by the same amount, or single plays made longer: nothing in a play is tied to its day';

const number = (n: number) => n.toLocaleString('en');

export function findingsOf({
  variant,
  recordCounts,
  counters,
  evidence,
}: Pick<Inspection, 'variant' | 'recordCounts' | 'counters' | 'evidence'>): Inspection['findings'] {
  const others = Object.entries(recordCounts)
    .filter(([kind, count]) => kind !== 'play' && count > 0)
    .map(
      ([kind, count]) =>
        `${number(count)} ${kind.replace('-', ' ')}${count === 1 ? '' : kind === 'search' ? 'es' : 's'}`,
    );
  return [
    { label: 'Export', value: `Spotify: ${variantName(variant)}` },
    { label: 'Plays', value: number(recordCounts.play ?? 0) },
    { label: 'Period', value: periodOf(counters) },
    ...(others.length > 0 ? [{ label: 'Also in it', value: others.join(', ') }] : []),
    { label: 'Checks', value: checksOf(evidence) },
    { label: 'Not visible in such data', value: notSeen },
    ...evidence
      .filter(({ outcome }) => outcome === 'doubts' || outcome === 'contradicts')
      .map(({ label, sentence }) => ({ label, value: sentence })),
  ];
}

function periodOf({ firstDay, lastDay, activeDays }: Counters): string {
  if (firstDay === undefined || lastDay === undefined) return 'No day on which anything was played';
  return `${firstDay} to ${lastDay}, ${number(activeDays)} days with plays`;
}

function checksOf(evidence: readonly Evidence[]): string {
  const count = (outcome: Evidence['outcome']) => evidence.filter((item) => item.outcome === outcome).length;
  const told = evidence.length - count('too little to tell');
  const against = count('doubts') + count('contradicts');
  return against === 0 ? `All ${told} passed` : `${told - against} of ${told} passed`;
}
