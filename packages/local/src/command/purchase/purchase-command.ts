/** `npm run purchase`: verifies a buyer's file, or orders a refund. Exits with 1 and the reason if that fails. */

import { existsSync } from 'node:fs';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Ordered } from '@cgdx/functions/purchase/refund/order-refund.ts';
import { verifiedSentence } from '@cgdx/verify/verified-sentence.ts';
import type { Verified } from '@cgdx/verify/verify-archive.ts';
import { isLinked, linkToLocal } from '../../cloud/link/link-local.ts';
import { findStack } from '../../ground/running-stack.ts';
import { type Failure, failureOf } from '../../ground/terminal/failure.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { verifyArchive } from '../../person/buy/verify-archive.ts';
import { formatCgdx } from '../../person/show.ts';
import { auditedCommand } from '../operator-view/audited-command.ts';
import { type PurchaseFlags, parsePurchaseFlags, purchaseHelp } from './purchase-flags.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(purchaseHelp));
  process.exit(0);
}
const flags = parsePurchaseFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  complain(flags, '', ...ownLines(purchaseHelp));
  process.exit(1);
}
process.exit(await run(flags));

async function run(given: PurchaseFlags): Promise<number> {
  try {
    const { result, sentence } = await (given.verb === 'verify' ? verify(given) : refund(given));
    print(...(given.json ? [JSON.stringify({ ok: true, ...result })] : ownLines(sentence)));
    return 0;
  } catch (error) {
    const { code, message, advice } = failureWith(error, given);
    if (given.json) print(JSON.stringify({ ok: false, reason: { code, message, advice } }));
    else complain(message, ...(advice === undefined ? [] : [advice]));
    return 1;
  }
}

interface Outcome {
  readonly result: object;
  readonly sentence: string;
}

async function verify({ file, stack: named }: Extract<PurchaseFlags, { verb: 'verify' }>): Promise<Outcome> {
  if (!existsSync(file)) throw new MarketError('input', 'FileNotFound', `The file ${file} does not exist.`);
  const stack = await findStack(named);
  const verified = await verifyArchive(file, stack.chain);
  return { result: verified, sentence: checkedSentence(file, verified) };
}

function checkedSentence(file: string, verified: Verified): string {
  const hashes = verified.uploads.map(({ uploadHash }) => `  ${uploadHash}`);
  return `${verifiedSentence(file, verified)}\n${hashes.join('\n')}`;
}

async function refund({ purchaseId, reason }: Extract<PurchaseFlags, { verb: 'refund' }>): Promise<Outcome> {
  if (!isLinked()) linkToLocal(await findStack(undefined));
  const { orderRefund } = await import('@cgdx/functions/purchase/refund/order-refund.ts');
  const { isArchiveWhole } = await import('../../person/buy/whole-archive.ts');
  const ordered = await auditedCommand(
    { action: 'purchase.refund', target: `purchase/${purchaseId}`, reason },
    () => orderRefund({ purchaseId, reason, isArchiveWhole }),
  );
  const wei = ordered.kind === 'by-hand' && { wei: String(ordered.wei) };
  return { result: { purchaseId, ...ordered, ...wei }, sentence: orderedSentence(purchaseId, ordered) };
}

function orderedSentence(purchaseId: string, ordered: Ordered): string {
  switch (ordered.kind) {
    case 'ordered':
      return 'Its refund is ordered: a sweep starts it within five minutes, and the buyer sees the reason. It is booked once the money is back.';
    case 'under-way':
      return 'Its refund is under way: the step that makes it is retried automatically.';
    case 'by-hand':
      return `The contract does not refund it: the pool’s owner has the money. Send exactly ${formatCgdx(String(ordered.wei))} CGDX (${ordered.wei} base units)
  from  ${ordered.from}
  to    ${ordered.to}
in a transaction of its own. Once the chain has confirmed it: npm run chain -- refunded --purchase ${purchaseId} --transaction 0x…`;
    case 'refunded':
      return `It was refunded: ${ordered.refundReference}`;
    default:
      return ordered satisfies never;
  }
}

/** Returns the message of a MarketError, or one sentence for all other failures to read a file. */
function failureWith(error: unknown, given: PurchaseFlags): Failure {
  if (error instanceof MarketError || given.verb !== 'verify') return failureOf(error);
  return {
    code: 'ArchiveUnreadable',
    message: `${given.file} cannot be read: it is damaged, or not an archive of this market.`,
  };
}
