/** Defines a contribution: its steps, their states, and its end. */
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
