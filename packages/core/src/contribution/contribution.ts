/** Defines the steps of a contribution and their titles. */
export type { Contribution, Quality, Rejection, Step } from './contribution-schema.ts';

/** In the order in which they run. */
export const stepNames = [
  'check-authenticity',
  'score-quality',
  'mask-personal-information',
  'insert-merkle-leaf',
  'update-root-on-chain',
  'complete-contribution',
] as const;
export type StepName = (typeof stepNames)[number];

/** The titles that pages and commands show. */
export const stepTitles: Readonly<Record<StepName, string>> = {
  'check-authenticity': 'Check authenticity',
  'score-quality': 'Score quality',
  'mask-personal-information': 'Mask personal information',
  'insert-merkle-leaf': 'Add it to the public list',
  'update-root-on-chain': 'Confirm it on the blockchain',
  'complete-contribution': 'Book your reward',
};
