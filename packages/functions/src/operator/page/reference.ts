/**
 * Decides what operators may see of an input, an output or an event: fields that identify a thing of ours, if
 * the value has the field's form. Unlisted fields are left out, so that a new field is hidden until it is
 * listed.
 */
import type { Reference } from '@cgdx/api/route/operator/field.ts';
import { parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { userHashOf } from '../../ground/caller/user-hash.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const hex64 = /^[0-9a-f]{64}$/;
const hex32Bytes = /^0x[0-9a-f]{64}$/;
const base64Of32Bytes = /^[A-Za-z0-9+/]{43}=$/;
const digits = /^\d{1,40}$/;
const stripeId = /^(?:cs|pi|tr|re|pyr|evt|ch|dp)_(?:test_|live_)?[A-Za-z0-9]{8,128}$/;
/** At least two words joined, unlike a person's name: `not-genuine`, `PoolEscrowEmpty`. */
const codeWords = /^(?:[a-z]+(?:-[a-z]+)+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)$/;

const outcomes = new Set([
  ...['genuine', 'rejected', 'scored', 'to-review', 'accepted', 'refused', 'completed', 'paid', 'granted'],
  ...['assembled', 'to-refund', 'purchased', 'refunded', 'reserved', 'ready', 'waiting'],
]);

const matches =
  (...patterns: readonly RegExp[]) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && patterns.some((pattern) => pattern.test(value)) ? value : undefined;
const oneOf =
  (words: Iterable<string>) =>
  (value: unknown): string | undefined =>
    new Set(words).has(String(value)) ? String(value) : undefined;
const wholeNumber = (value: unknown): string | undefined =>
  Number.isSafeInteger(value) ? String(value) : undefined;
const lengthOf = (value: unknown): string | undefined =>
  Array.isArray(value) ? String(value.length) : undefined;

/** For each field a function that returns what may be shown of its value; undefined if the value has another form. */
const shown: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  contributionId: matches(uuid),
  payoutId: matches(hex64),
  purchaseId: matches(hex64),
  uploadHash: matches(base64Of32Bytes),
  dataPoolId: oneOf(poolIds),
  outcome: oneOf(outcomes),
  code: matches(codeWords),
  rail: oneOf(['cgdx', 'bank', 'card']),
  root: matches(hex32Bytes),
  transactionHash: matches(hex32Bytes),
  amountWei: matches(digits),
  rewardWei: matches(digits),
  paymentReference: matches(hex32Bytes, stripeId),
  checkoutSessionId: matches(stripeId),
  refundReference: matches(hex32Bytes, stripeId),
  transferId: matches(stripeId),
  sizeBytes: wholeNumber,
  bytes: wholeNumber,
  quality: wholeNumber,
  multiplier: wholeNumber,
  leafIndex: wholeNumber,
  blockNumber: wholeNumber,
  size: wholeNumber,
  attempt: wholeNumber,
  from: wholeNumber,
  to: wholeNumber,
  redriveCount: wholeNumber,
  // The number of groups only.
  groups: lengthOf,
  earlier: lengthOf,
};

/** Returns the hash of a Cognito sub; undefined for any other text. */
const userHashIn = (userSub: unknown): string | undefined =>
  typeof userSub === 'string' && uuid.test(userSub) ? userHashOf(userSub) : undefined;

/** An object's key begins with its owner's subject and ends with a file's name. */
function ofObjectKey(key: string): Reference[] {
  const parsed = parseObjectKey(key);
  return parsed
    ? referencesOf({
        dataPoolId: parsed.pool,
        contributionId: parsed.contributionId,
        userSub: parsed.userSub,
      })
    : [];
}

function ofField(name: string, value: unknown): Reference[] {
  if (name === 'userSub') {
    const hash = userHashIn(value);
    return hash === undefined ? [] : [{ name: 'userHash', value: hash }];
  }
  if (name === 'key' && typeof value === 'string') return ofObjectKey(value);
  // `hasOwn`, since a field may be called `constructor`.
  const text = Object.hasOwn(shown, name) ? shown[name]?.(value) : undefined;
  if (text !== undefined) return [{ name, value: text }];
  return typeof value === 'object' && value !== null ? referencesOf(value) : [];
}

/** Returns the references anywhere in `value`, each once, in their order. */
export function referencesOf(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const found = Object.entries(value).flatMap(([name, field]) => ofField(name, field));
  const distinct = new Map(found.map((each) => [`${each.name} ${each.value}`, each]));
  return [...distinct.values()];
}

/** Returns the references in JSON text; none in any other text. */
export function referencesIn(text: string | undefined): Reference[] {
  try {
    return text === undefined ? [] : referencesOf(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The name of an error: Step Functions', Lambda's, EventBridge's, or a class of ours. */
const errorWords =
  /^(?:[A-Z]+(?:_[A-Z]+)+|(?:States|Lambda|Sandbox)\.[A-Za-z.]{1,60}|[A-Z][a-z]+(?:[A-Z][a-z0-9]*)+)$/;

export const errorNameIn = (error: string | undefined): string | undefined =>
  error === undefined ? undefined : errorWords.test(error) ? error : 'UnknownError';
