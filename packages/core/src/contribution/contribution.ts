/** Says what a contribution is: its steps, where each stands, and how it ended. */
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
