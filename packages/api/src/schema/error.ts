/** The API's error codes by HTTP status, and when each is returned. */
import { z } from 'zod';

interface ErrorStatus {
  readonly codes: readonly string[];
  /** The codes that the gateway returns before any function is called. */
  readonly byGateway?: readonly string[];
  readonly when: string;
}

export const errorStatuses = {
  400: {
    codes: [
      'InvalidInput',
      'TooLong',
      'InvalidLocation',
      'InvalidUploadHash',
      'PoolMismatch',
      'WrongStripeSignature',
      'WebhookRefused',
    ],
    when: 'a field is missing or wrong, and `message` names it; a value in the path is longer than 128 characters, or in the query than 4,096',
  },
  401: {
    codes: ['Unauthorized', 'WrongToken'],
    byGateway: ['Unauthorized'],
    when: 'no token, an invalid or expired one, or an access token',
  },
  403: {
    codes: [
      'NotYours',
      'WalletNotLinked',
      'StripeNotConnected',
      'OperatorsOnly',
      'KeyBeyondScope',
      'KeyBeyondCap',
      'UnknownChallenge',
      'ChallengeExpired',
      'WrongSignature',
    ],
    when: 'the caller may not do this',
  },
  404: {
    codes: ['NotFound'],
    when: 'no such pool, upload, contribution, payout, quote, order, purchase, execution or route; also if it belongs to somebody else',
  },
  409: {
    codes: [
      'NothingToClaim',
      'TooManyKeys',
      'TooManyWebhooks',
      'RefundNotDue',
      'NothingToAppeal',
      'StripeSetUpAlready',
      'StripeIncomplete',
      'StripeRejected',
      'StripeGone',
      'StripeBankMissing',
      'StripePaused',
      'AlreadyDecided',
      'NotFaulty',
      'NotAnchoredYet',
      'OwnUpload',
      'BoughtAlready',
      'PoolNotForSale',
      'QuoteExpired',
      'PaidAlready',
      'PaymentUnderWay',
      'OrderUnderWay',
      'QuoteForWallet',
      'NoSavedCard',
      'CardSavedAlready',
      'NothingToConfirm',
      'TransactionUsed',
      'ConsentChanged',
      'LicenceChanged',
      'PromptStopped',
      'ExecutionRunning',
      'ExecutionSucceeded',
      'ExecutionEnded',
      'NothingLeft',
      'LeftToSweep',
      'LetterDecided',
    ],
    when: 'the current state does not allow it',
  },
  422: {
    codes: [
      'EmptyPrompt',
      'PromptTooLong',
      'EmptyCart',
      'CartTooLarge',
      'UploadUnknown',
      'NoPanel',
      'CardNotPossible',
      'TransactionFailed',
      'NotAPurchase',
      'QuoteUnknown',
      'WrongBuyer',
    ],
    when: 'the request is valid, but it asks for something that cannot be bought or was not paid',
  },
  413: { codes: [], when: 'the body is over 10 MB' },
  429: {
    codes: [
      'TooManyClaims',
      'TooManyQuotes',
      'TooManySubmitted',
      'TooManyTests',
      'TooManyPrompts',
      'TooManyOpen',
      'TooManyRequests',
    ],
    byGateway: ['TooManyRequests'],
    when: 'too many requests: nothing was done, try again after `Retry-After` seconds (also in `retryAfterSeconds`). `POST /upload_v2` (a burst of 100 and 3 a second, over all callers) and claims (20 and 5) have limits of their own, all other routes share 400 and 200 (`workflows/src/wiring/limit.ts`). In the cloud the gateway answers only `{"message": "Too Many Requests"}`, without `Retry-After`',
  },
  500: { codes: [], when: 'an internal error; the answer repeats nothing of the request' },
  503: {
    codes: ['ChainUnavailable'],
    when: 'the blockchain does not answer, or the gateway gave up after 30 s: try again',
  },
} as const satisfies Record<number, ErrorStatus>;

type Statuses = typeof errorStatuses;
export type ErrorCode = Statuses[keyof Statuses]['codes'][number];

const statusByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(errorStatuses).flatMap(([status, { codes }]) =>
    codes.map((code): [string, number] => [code, Number(status)]),
  ),
);

/** @returns undefined for an unknown code, which is a bug of the market */
export const statusOfError = (code: string): number | undefined => statusByCode.get(code);

export const errorSchema = z
  .object({
    message: z.string().describe('A sentence for the person: what happened.'),
    code: z.string().optional().describe('Stable, for programs. The gateway’s own answers may lack it.'),
    advice: z.string().optional().describe('What the caller can do about it, one sentence.'),
    retryAfterSeconds: z.number().optional().describe('After how many seconds another attempt may succeed.'),
    uploadHashes: z
      .array(z.string())
      .readonly()
      .optional()
      .describe('The uploads of the cart that caused the error, base64 of 32 bytes each.'),
  })
  .meta({ id: 'Error', description: 'The answer of a call that failed.' });
