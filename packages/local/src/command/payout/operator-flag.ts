/** The flags with which an operator records a payout that was paid by hand. */
import { parseArgs } from 'node:util';
import { readFlags, readReason, takeReason } from '../../ground/terminal/flag.ts';

export const settledByHand = 'settled-by-hand';

export interface SettledFlags {
  readonly payoutId: string;
  readonly reference: string;
  readonly reason: string;
  readonly json: boolean;
}

export const settledHelp = `npm run payout -- ${settledByHand} <payout id> --reference TEXT --reason TEXT [--json]

  For operators: notes that a payout that Stripe refused, or took back, was paid by another way. The upload is claimed, the
  books have the payment, and nothing is transferred again.

  --reference  by which the payment is found, such as the bank's number for it
  --reason     why: the audit log keeps it
  --json       the result as JSON

This works on the running local cloud; for a deployed stage: npx sst shell --stage NAME -- npm run payout -- ${settledByHand} …`;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseSettledFlags(args: readonly string[]): SettledFlags | string {
  const { rest, reason } = takeReason(args);
  const parsed = readFlags(() => parse(rest));
  if (typeof parsed === 'string') return parsed;
  const [, payoutId, ...more] = parsed.positionals;
  const { reference, json } = parsed.values;
  if (payoutId === undefined) return `Which payout? Say: ${settledByHand} <payout id> --reference TEXT`;
  if (more.length > 0) return `One payout at a time: leave out "${more.join('", "')}".`;
  if (reference === undefined || reference.trim() === '')
    return 'How was it paid? Give --reference, by which the payment can be found.';
  const why = readReason(reason);
  return typeof why === 'string' ? why : { payoutId, reference: reference.trim(), ...why, json };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reference: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
