/**
 * The market's own metrics, each with its one dimension. The code that counts them and the code that shows them
 * use these names.
 */
export const businessMetrics = {
  /** Contributions that are listed, by pool. */
  ContributionAccepted: 'pool',
  /** Contributions that were refused, by the refusal's code. */
  ContributionRefused: 'code',
  /** Rewards that were paid, by rail: `cgdx` or `bank`. */
  RewardPaid: 'rail',
  /** Payouts that ended without a payment, by the reason's code. */
  RewardReleased: 'code',
  /** Purchases whose buyers have the data, by rail: `cgdx` or `card`. */
  PurchaseCompleted: 'rail',
  /** Purchases that were refunded, by the reason's code. */
  PurchaseRefunded: 'code',
  /** Times that a function paused publishing changes for half a minute, by the namespace. */
  PushFailed: 'namespace',
  /** Times that a step could not record for operators at which state its execution is, by the table. */
  StandingNotNoted: 'table',
} as const;

export type BusinessMetric = typeof businessMetrics;

/** Per run of a step, by the step's name: its time in ms, and whether it failed. */
export const stepMetrics = { duration: 'StepDuration', failed: 'StepFailed' } as const;

/** The dimension that every metric has besides its own. */
export const metricService = 'cgdx';

export const metricNamespaceOf = (app: string, stage: string): string => `${app}-${stage}-market`;
