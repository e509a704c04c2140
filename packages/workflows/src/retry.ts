/** When a step is tried again. Plain data: every state names one of these. */

export interface Retry {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds?: number;
  readonly BackoffRate?: number;
  readonly MaxAttempts?: number;
  readonly MaxDelaySeconds?: number;
  readonly JitterStrategy?: 'FULL' | 'NONE';
}

/** A definite no from whoever pays: no money moved and none will. */
export const refusals = ['PoolEscrowEmpty', 'RewardRefused'] as const;

/** Errors of ours that no second try can mend. */
const never: Retry = { ErrorEquals: ['InvalidStepInput', 'InvariantBroken', ...refusals], MaxAttempts: 0 };

/** Every environment of the function is at work: it waits for its turn, some hours if it must. */
const full: Retry = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 1,
  BackoffRate: 1.5,
  MaxAttempts: 1_000,
  MaxDelaySeconds: 20,
  JitterStrategy: 'FULL',
};

/** About two minutes of patience: a throttled table, a restarting server, a full function pool. */
export const quick: readonly Retry[] = [
  never,
  full,
  {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds: 1,
    BackoffRate: 2,
    MaxAttempts: 7,
    MaxDelaySeconds: 30,
    JitterStrategy: 'FULL',
  },
];

/** About an hour for the same data, which somebody sent earlier, to be judged; else as `quick`. */
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

/** As `quick`, but what timed out is over: a person has had their time. */
export const untilTimeout: readonly Retry[] = [{ ErrorEquals: ['States.Timeout'], MaxAttempts: 0 }, ...quick];

/** About a day: the chain may be slow or away, and what waits for it is safe. */
export const patient: readonly Retry[] = [
  never,
  full,
  {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds: 5,
    BackoffRate: 2,
    MaxAttempts: 24,
    MaxDelaySeconds: 900,
    JitterStrategy: 'FULL',
  },
];
