/** Fields that several routes share. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';

/**
 * Characters that move a cursor, hide text or reverse it: controls, line separators, bidirectional overrides, zero-width
 * and tag characters, lone surrogates. The marks and joiners that scripts and emoji need are allowed.
 */
const hidden =
  '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}';
const hiddenMessage = 'has control characters or hidden ones: write it as plain text';

/** Text that a person or an operator writes, on one line. */
export const writtenLine = z.string().regex(new RegExp(`^[^${hidden}]*$`, 'u'), hiddenMessage);
/** Text that a person writes, on any number of lines. */
export const writtenText = z
  .string()
  .regex(new RegExp(`^(?:\\t|\\r?\\n|[^${hidden}])*$`, 'u'), hiddenMessage);

export const poolId = z.enum(poolIds).describe('The data pool.');
/** Used in paths, queries and bodies: the handler ignores upper and lower case, and names the pool if it does not exist. */
export const anyPoolId = z.string().describe('The data pool; upper and lower case are equal.');
/** The id of a contribution, a payout or a review. Text that does not match is refused before any table is read. */
export const id = z.string().regex(/^[\w-]{1,64}$/);
export const contributionId = id.describe(
  'The contribution’s id, as in the key of the object that began it.',
);
export const uploadHash = z.string().describe('base64 of 32 bytes.');
export const uploadHashInPath = z
  .string()
  .regex(/^[\w+/-]{43}=?$/)
  .describe('The upload hash, 32 bytes as base64url.');
/** A day without a time zone. */
export const day = z.string().describe('A day, such as `2026-11-05`.');
export const time = z.string().describe('ISO 8601, UTC.');
export const wei = z.string().describe('Base units of CGDX (1e-18), decimal digits.');
export const quality = z.number().int().describe('A whole number, 0 to 10.');
export const root = z.string().describe('The Merkle root: 0x and 64 hex digits.');
export const transactionHash = z
  .string()
  .describe('The hash of the transaction on the chain: 0x and 64 hex digits.');
export const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .describe('A wallet: 0x and 40 hex digits.');
export const cents = z.string().describe('Cents of SGD, decimal digits.');
export const stripeAccountId = z
  .string()
  .regex(/^acct_\w{1,64}$/)
  .describe('The caller’s account at Stripe, as `custom:stripe_account_id` has it.');
/** The id of a conversation: clients choose a timestamp in any notation. It stands in a path, so it must not have a slash. */
export const sessionId = z
  .string()
  .regex(/^[\w .:+(),-]{1,64}$/)
  .describe('The conversation: chosen by the caller, a timestamp for example. At most 64 characters.');
