/** The flags of `npm run purchase`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFlags } from '../../ground/terminal/flag.ts';

export type PurchaseFlags = { readonly json: boolean } & (
  | { readonly verb: 'verify'; readonly file: string; readonly stack: string | undefined }
  | { readonly verb: 'refund'; readonly purchaseId: string; readonly reason: string }
);

export const purchaseHelp = `npm run purchase -- verify <data.zip> [--stack FILE] [--json]
npm run purchase -- refund <purchase id> --reason TEXT [--json]

  verify    compares every checksum, computes each upload hash anew, follows its proof to the root, and asks the chain for
            this root
  refund    for operators: gives up a purchase whose data is lost or damaged, and finds out why a refund in CGDX does not end;
            says what a person has to send, if the contract does not
  --reason  why, for the books
  --stack   endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise
  --json    the result as JSON

refund works on the running local cloud; for a deployed stage: npx sst shell --stage NAME -- npm run purchase -- refund …`;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parsePurchaseFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PurchaseFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const [verb, subject, ...more] = parsed.positionals;
  const { json, reason, stack } = parsed.values;
  if (more.length > 0) return `One at a time: leave out "${more.join('", "')}".`;
  if (verb === 'verify') {
    if (reason !== undefined) return 'verify does not take --reason.';
    if (subject === undefined) return 'Which file? Say: verify <data.zip>';
    return { verb, json, file: resolve(subject), stack: stack ?? env.CGDX_STACK };
  }
  if (verb !== 'refund')
    return 'What is to be done? Say: verify <data.zip>, or refund <purchase id> --reason TEXT';
  if (stack !== undefined)
    return 'refund does not take --stack: it works on the stack that this process is linked to.';
  if (subject === undefined) return 'Which purchase? Say: refund <purchase id> --reason TEXT';
  if (reason === undefined || reason.trim() === '')
    return 'Why? Say --reason with a few words for the books.';
  return { verb, json, purchaseId: subject, reason: reason.trim() };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      stack: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
