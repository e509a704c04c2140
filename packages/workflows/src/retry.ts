/** When a step is retried, as plain data: every state names one of these policies. */

export interface Retry {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds?: number;
  readonly BackoffRate?: number;
  readonly MaxAttempts?: number;
  readonly MaxDelaySeconds?: number;
  readonly JitterStrategy?: 'FULL' | 'NONE';
}

/** Definite refusals of a payout: no money moved, and none will. */
export const refusals = ['PoolEscrowEmpty', 'RewardRefused'] as const;

/** Errors of ours that no retry can fix. */
const never: Retry = { ErrorEquals: ['InvalidStepInput', 'InvariantBroken', ...refusals], MaxAttempts: 0 };

/** For a function whose environments are all busy: the call waits for its turn, for hours if necessary. */
export const whenFull: Retry = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 1,
  BackoffRate: 1.5,
  MaxAttempts: 1_000,
  MaxDelaySeconds: 20,
  JitterStrategy: 'FULL',
};

/** Retries for about two minutes: for a throttled table, a restarting server, a full function pool. */
export const quick: readonly Retry[] = [
  never,
  whenFull,
  {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds: 1,
    BackoffRate: 2,
    MaxAttempts: 7,
    MaxDelaySeconds: 30,
    JitterStrategy: 'FULL',
  },
];

/** Retries for about an hour while an earlier upload of the same data is being judged; otherwise like `quick`. */
export const untilJudged: readonly Retry[] = [
  {
    ErrorEquals: ['SameDataBeingChecked'],
    IntervalSeconds: 1,
    BackoffRate: 1.5,
    MaxAttempts: 125,
    MaxDelaySeconds: 60,
    JitterStrategy: 'FULL',
  },
  ...quick,
];

/** Retries like `quick`, except after a timeout: the time given to a person is over then. */
export const untilTimeout: readonly Retry[] = [{ ErrorEquals: ['States.Timeout'], MaxAttempts: 0 }, ...quick];

/**
 * Retries for about an hour; afterwards a sweep redrives the execution every five minutes. No pause is longer
 * than that.
 */
export const untilSwept: readonly Retry[] = [
  never,
  whenFull,
  {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds: 5,
    BackoffRate: 2,
    MaxAttempts: 24,
    MaxDelaySeconds: 300,
    JitterStrategy: 'FULL',
  },
];

/** Retries for about a day: the chain may be slow or unavailable, and nothing that waits for it is lost. */
export const patient: readonly Retry[] = [
  never,
  whenFull,
  {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds: 5,
    BackoffRate: 2,
    MaxAttempts: 24,
    MaxDelaySeconds: 900,
    JitterStrategy: 'FULL',
  },
];
