/** Explains an error's name to an operator: the cause, whether a retry can succeed, and where to read on. Pure. */

/** When a retry can succeed. `now`: at once; `after`: once the cause is gone; `never`: only after the next release. */
export type Remedy = 'now' | 'after' | 'never';

export interface FailureCause {
  /** A word or two, for a column and a filter. */
  readonly title: string;
  /** What happened, in one sentence. */
  readonly sentence: string;
  readonly remedy: Remedy;
  /** The heading of the cause's paragraph in docs/operations.md. */
  readonly runbook: string;
}

interface KnownCause extends FailureCause {
  readonly errors: RegExp;
}

const workflow = 'A workflow that failed';
const payout = 'A payout that stands still';

/** The first entry that matches applies. */
const known: readonly KnownCause[] = [
  {
    errors: /^(ConditionalCheckFailed|TransactionCanceled|TransactionConflict)/,
    title: 'Changed meanwhile',
    sentence: 'Something else changed the same record between reading and writing it.',
    remedy: 'now',
    runbook: workflow,
  },
  {
    errors: /^(ZodError|SyntaxError|TypeError|ReferenceError|InvariantBroken|InvalidStepInput|Assertion)/,
    title: 'Fault of the code',
    sentence: 'The code met something unexpected: a retry fails in the same way.',
    remedy: 'never',
    runbook: workflow,
  },
  {
    errors: /Time(d?[ -]?out)|Timeout|Heartbeat/i,
    title: 'Took too long',
    sentence: 'It took longer than allowed, or stopped responding.',
    remedy: 'now',
    runbook: workflow,
  },
  {
    errors: /OutOfMemory|Runtime\.Exit|RangeError|DataLimitExceeded/,
    title: 'Too large',
    sentence: 'Its input was too large: a retry fails in the same way.',
    remedy: 'never',
    runbook: workflow,
  },
  {
    errors: /AccessDenied|Unauthorized|NotAuthorized|Forbidden/,
    title: 'Not allowed',
    sentence: 'Its role lacks a permission: the deployed stage does not grant it.',
    remedy: 'after',
    runbook: workflow,
  },
  {
    errors: /WrongChain/,
    title: 'Wrong chain',
    sentence: 'The node serves another chain than the market’s, so its answers are ignored.',
    remedy: 'after',
    runbook: 'The chain lane',
  },
  {
    errors: /PoolEscrowEmpty|OutOfFunds|StripeBalanceLow|InsufficientFunds/,
    title: 'No money left',
    sentence: 'The payment is larger than the balance that it is paid from.',
    remedy: 'after',
    runbook: payout,
  },
  {
    errors: /^(Stripe|Transfer|Reward|EpochCap|MarketPaused|NotClaimableYet)/,
    title: 'Payment held up',
    sentence: 'The contract or Stripe refuses this payment at the moment.',
    remedy: 'after',
    runbook: payout,
  },
  {
    errors: /Throttl|TooManyRequests|ThroughputExceeded|LimitExceeded|Busy/,
    title: 'Too much at once',
    sentence: 'A service got more requests than it accepts at once.',
    remedy: 'now',
    runbook: workflow,
  },
  {
    errors:
      /Unavailable|ServiceException|InternalServer|InternalError|Network|ECONN|ENOTFOUND|Unreachable|AWSLambda|SdkClient/,
    title: 'Service away',
    sentence: 'A service that it needs did not answer.',
    remedy: 'now',
    runbook: workflow,
  },
  {
    errors: /NotFound|NoSuchKey|NoSuchBucket|Gone/,
    title: 'Something is gone',
    sentence: 'Something that it needs no longer exists.',
    remedy: 'after',
    runbook: workflow,
  },
];

/** Replaces "Changed meanwhile" after many attempts: a record that changed is different at a retry, and this one stays the same. */
const unchanged: FailureCause = {
  title: 'Not as expected',
  sentence:
    'The record that it writes is missing, or not in the state that this step expects: every attempt found it so.',
  remedy: 'after',
  runbook: workflow,
};
const manyAttempts = 3;

/** @param attempts the number of attempts that failed in this way */
export function causeOf(error: string | undefined, attempts = 1): FailureCause {
  const found = knownCause(error);
  return found.title === 'Changed meanwhile' && attempts >= manyAttempts ? unchanged : found;
}

const unknownTitle = 'Unknown';
export const causeTitles: readonly string[] = [
  ...[...known, unchanged].map(({ title }) => title),
  unknownTitle,
];

function knownCause(error: string | undefined): FailureCause {
  return (
    known.find(({ errors }) => error !== undefined && errors.test(error)) ?? {
      title: unknownTitle,
      sentence: `It failed with ${error ?? 'an error without a name'}, whose cause is unknown.`,
      remedy: 'after',
      runbook: workflow,
    }
  );
}

/** Whether a retry helps, in one sentence. */
export const remedySentences: Readonly<Record<Remedy, string>> = {
  now: 'Doing it again can end well.',
  after: 'Doing it again helps once the cause is gone: look at the log first.',
  never: 'Doing it again fails again, until a release mends it.',
};

/** Returns what it costs to wait, by the name of the workflow or function that stopped. */
export function costOfWaiting(of: string): string {
  if (/^(payout|on-reward)/.test(of))
    return 'Its reward stays reserved; the sweep tries again every five minutes.';
  if (/^(purchase|on-purchase|on-checkout)/.test(of))
    return 'A buyer who has paid waits for data; the sweep tries again every five minutes.';
  if (/^(contribution|on-export)/.test(of))
    return 'Its person waits, and reads that our team was notified. It can be redriven for 14 days; the export is kept for 15.';
  if (/(sweep|tick)$/.test(of)) return 'Nothing: its next turn does the work. Discard it.';
  return 'What the event should have started has not been done; the event is kept for 90 days.';
}
