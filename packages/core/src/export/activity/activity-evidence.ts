/** The checks for any dated history: future dates, dates before the platform, repetitions, order. */
import type { EvidenceWeight, Finding } from '../../authenticity/evidence.ts';
import type { ActivityObservation } from './conclude-activity.ts';
import { rhythmFindings, rhythmWeight } from './rhythm-evidence.ts';

/** The common rows of each platform's table of weights. */
export const activityWeight = {
  'future-times': {
    weight: 0.5,
    minimum: 1,
    doubtAbove: 0,
    contradictAbove: 0.002,
    label: 'Future times',
    sentence: 'Some records are in the future.',
  },
  'early-times': {
    weight: 0.25,
    minimum: 100,
    doubtAbove: 0.001,
    contradictAbove: 0.02,
    label: 'Early times',
    sentence: 'Some records are from before the platform existed.',
  },
  repeats: {
    weight: 0.5,
    minimum: 100,
    doubtAbove: 0.3,
    label: 'Repeated records',
    sentence: 'Some records repeat another record exactly.',
  },
  order: {
    weight: 0.5,
    minimum: 50,
    doubtAbove: 0.1,
    contradictAbove: 0.2,
    label: 'Order of records',
    sentence: 'Some records are out of the order of time that the others follow.',
  },
  ...rhythmWeight,
} as const satisfies Record<string, EvidenceWeight>;

export function activityFindings(
  observed: ActivityObservation,
): Record<keyof typeof activityWeight, Finding> {
  return {
    'future-times': observed.future,
    'early-times': observed.early,
    repeats: observed.repeats,
    order: observed.order,
    ...rhythmFindings(observed.rhythm, observed.texts),
  };
}
