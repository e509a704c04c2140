/** Fields that several routes share. */
import { poolIds } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';

/**
 * Characters that move a cursor, hide text or turn it around: controls, separators of lines, bidirectional overrides,
 * zero-width and tag characters, half characters. The marks and joiners that scripts and emoji need are none of them.
 */
const unseen =
  '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}';
const seen = 'has control characters or hidden ones: write it as plain text';

/** What a person or an operator writes, on one line. */
export const writtenLine = z.string().regex(new RegExp(`^[^${unseen}]*$`, 'u'), seen);
/** What a person writes, on any number of lines. */
export const writtenText = z.string().regex(new RegExp(`^(?:\\t|\\r?\\n|[^${unseen}])*$`, 'u'), seen);

export const poolId = z.enum(poolIds).describe('The data pool.');
/** Used in paths, queries and bodies: the handler accepts it in any case, and says which pool does not exist. */
export const anyPoolId = z.string().describe('The data pool, in any case.');
/** The id of a contribution, a payout or a review: other text names none, and never reaches a table. */
export const id = z.string().regex(/^[\w-]{1,64}$/);
export const contributionId = id.describe('The id in the key of the object that began it.');
export const uploadHash = z.string().describe('base64 of 32 bytes.');
export const uploadHashInPath = z
  .string()
  .regex(/^[\w+/-]{43}=?$/)
  .describe('The upload hash, 32 bytes as base64url.');
/** A day of no zone in particular. */
export const day = z.string().describe('A day, as `2026-11-05`.');
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
/** A conversation's: clients choose a timestamp, in whatever way they write one. Shown in a path, so that it has no slash. */
export const sessionId = z
  .string()
  .regex(/^[\w .:+(),-]{1,64}$/)
  .describe('The conversation: chosen by the caller, a timestamp for example. At most 64 characters.');
