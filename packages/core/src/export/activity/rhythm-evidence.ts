/** The traces of a loop in a generated history: even days, no nights, numbered texts. They only cause a review by an operator. */
import type { EvidenceWeight, Finding } from '../../authenticity/evidence.ts';
import { evenDays, monthsAwake } from './check-rhythm.ts';
import { numberedTexts } from './check-text.ts';
import type { NumberedTexts } from './numbered-text.ts';
import type { Rhythm } from './rhythm.ts';

export const rhythmWeight = {
  'even-days': {
    weight: 0.5,
    isForReview: true,
    minimum: 60,
    doubtAbove: 0.7,
    label: 'Good and bad days',
    sentence: 'Too many days have about the same number of records.',
  },
  'months-awake': {
    // a small weight: people who fall asleep to music have no nights either
    weight: 0.3,
    isForReview: true,
    minimum: 3,
    doubtAbove: 0.5,
    label: 'Nights',
    sentence: 'Some months have no hours of the day with few records.',
  },
  'numbered-texts': {
    // a small weight: people who watch all episodes of a series have such titles
    weight: 0.3,
    isForReview: true,
    minimum: 50,
    doubtAbove: 0.6,
    label: 'Texts',
    sentence: 'Some texts differ from others only in their numbers.',
  },
} as const satisfies Record<string, EvidenceWeight>;

export const rhythmFindings = (
  rhythm: Rhythm,
  texts: NumberedTexts,
): Record<keyof typeof rhythmWeight, Finding> => ({
  'even-days': evenDays(rhythm),
  'months-awake': monthsAwake(rhythm),
  'numbered-texts': numberedTexts(texts),
});
