/** `npm run buy`: makes a purchase through a stack without a browser. Exit code 1 and the reason if it fails. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { mostUploads } from '@cgdx/core/purchase/quote.ts';
import { countOf } from '@cgdx/core/word/count-of.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { findStack } from '../../ground/running-stack.ts';
import { nextCommand } from '../../ground/terminal/next-command.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { type Bought, buy, chooseUploads } from '../../person/buy/buy.ts';
import type { BuyEvent } from '../../person/buy/buy-event.ts';
import { type Buyer, buyFailure, type StartedPurchase, startedAfter } from '../../person/buy/buy-failure.ts';
import {
  type BuyFlags,
  buyHelp,
  parseBuyFlags,
  type ResumeFlags,
  usualFile,
  type Wish,
} from '../../person/buy/buy-flags.ts';
import { buyOrder, partFiles, resumeOrder } from '../../person/buy/buy-order.ts';
import { takeBack } from '../../person/buy/take-back.ts';
import { type Person, signIn, signUp } from '../../person/person.ts';
import { formatCgdx, personText } from '../../person/show.ts';
import { resume } from './resume.ts';
import { statusSentences } from './status-sentence.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(buyHelp));
  process.exit(0);
}
const flags = parseBuyFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  complain(flags, '', ...ownLines(buyHelp));
  process.exit(1);
}
process.exit(await run(flags));

/** A person who is created for this purchase has a password, which is printed if the purchase fails. */
async function buyerOf(
  stack: Stack,
  { email, password, stack: named, out: asked }: BuyFlags,
): Promise<{ person: Person; buyer: Buyer }> {
  const out = asked === usualFile ? undefined : asked;
  if (email !== undefined && password !== undefined)
    return { person: await signIn(stack, email, password), buyer: { email, stack: named, out } };
  const made = randomBytes(12).toString('base64url');
  const person = await signUp(stack, undefined, made);
  return { person, buyer: { email: person.email, password: made, stack: named, out } };
}

async function run(given: BuyFlags): Promise<number> {
  const { stack: named, json, out, force } = given;
  const file = resolve(out);
  let begun: StartedPurchase = {};
  let buyer: Buyer | undefined;
  try {
    if (!force && !('takeBack' in given)) assertNew(filesOf(given, file));
    const stack = await findStack(named);
    const signedIn = await buyerOf(stack, given);
    const { person } = signedIn;
    buyer = signedIn.buyer;
    if ('takeBack' in given)
      return showTaken(await takeBack(stack, person, given.takeBack, process.env.CGDX_WALLET_KEY), json);
    const tell = (event: BuyEvent): void => {
      begun = startedAfter(begun, event);
      print(json ? JSON.stringify(event) : sentenceOf(event));
    };
    const delivery = { stack, person, file, tell };
    const journey = { ...given, ...delivery, walletKey: process.env.CGDX_WALLET_KEY };
    if ('resume' in journey && isOrderId(journey.resume))
      return showOrder(await resumeOrder(journey, journey.resume), json);
    if (!('resume' in journey) && isOrder(journey))
      return showOrder(await buyOrder(journey, await chooseUploads(journey), journey.pay === 'cgdx'), json);
    const bought = await ('resume' in journey ? resume(delivery, journey.resume) : buy(journey));
    if (json) print(JSON.stringify(resultOf(bought, file)));
    else
      print(
        '',
        `Bought and verified: ${file}`,
        `To check it again: ${nextCommand('purchase', ['verify', file], { stack: named })}`,
      );
    return 0;
  } catch (error) {
    const reason = buyFailure(error, begun, { ...buyer, force: existsSync(file) });
    const { message, advice } = reason;
    if (json) print(JSON.stringify({ ok: false, reason }));
    else complain('', message, ...(advice === undefined ? [] : [advice]));
    return 1;
  }
}

function uploadsOf(wish: Wish): number {
  return 'count' in wish ? wish.count : wish.uploadHashes.length;
}

/** Returns whether the purchase needs several parts. */
function isOrder(wish: Wish): boolean {
  return uploadsOf(wish) > mostUploads;
}

/** The files that the command creates. */
function filesOf(given: Wish | ResumeFlags, file: string): string[] {
  return !('resume' in given) && isOrder(given) ? partFiles(file, uploadsOf(given)) : [file];
}

/** The form of the order ids that the market makes. */
function isOrderId(id: string): boolean {
  return /^[0-9a-z]{9}-[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id);
}

function showOrder(parts: readonly Bought[], json: boolean): number {
  const purchaseIds = parts.map(({ purchase }) => purchase.purchaseId);
  if (json) print(JSON.stringify({ ok: true, purchaseIds }));
  else print('', `Bought and verified: ${countOf(parts.length, 'part')} of this order.`);
  return 0;
}

function showTaken(transactionHashes: readonly string[], json: boolean): number {
  const none = 'There was nothing to cancel: no wallet can pay this quote.';
  if (json) print(JSON.stringify({ ok: true, transactionHashes }));
  else
    print(
      ...(transactionHashes.length === 0
        ? [none]
        : transactionHashes.map((hash) => `Cancelled with transaction ${hash}`)),
    );
  return 0;
}

/** Checked before anything is paid. */
function assertNew(files: readonly string[]): void {
  const file = files.find((each) => existsSync(each));
  if (file === undefined) return;
  throw new MarketError('input', 'FileExists', `The file ${file} already exists. Nothing was done.`, {
    advice: 'Give --out another name, or --force to replace it.',
  });
}

/** The last line of the output with `--json`. */
function resultOf({ purchase }: Bought, file: string): object {
  const { purchaseId, uploadHashes, totalWei, transactionHash } = purchase;
  return { ok: true, purchaseId, uploadHashes, totalCgdx: formatCgdx(totalWei), transactionHash, file };
}

function sentenceOf(event: BuyEvent): string {
  switch (event.event) {
    case 'signed-in':
      return `Signed in as ${personText(event)}`;
    case 'chosen':
      return `Chosen: ${event.uploadHashes.map(hexOfHash).join(', ')}`;
    case 'quoted':
      return `Price: ${formatCgdx(event.totalWei)} CGDX, or ${formatSgd(BigInt(event.amountCents))} by card`;
    case 'ordered':
      return `Order ${event.orderId} of ${countOf(event.parts, 'part')}: ${formatCgdx(event.totalWei)} CGDX, or ${formatSgd(BigInt(event.amountCents))} by card`;
    case 'sent':
      return `Sent ${event.transactionHash}`;
    case 'begun':
      return `Purchase ${event.purchaseId}`;
    case 'resumed':
      return `Continuing purchase ${event.purchaseId}`;
    case 'paid':
      return `Paid${event.transactionHash === undefined ? '' : ` with ${event.transactionHash}`}`;
    case 'status':
      return statusSentences[event.status];
    case 'downloaded':
      return `Downloaded: ${describeFileSize(event.bytes)}`;
    case 'verified':
      return `Verified: ${countOf(event.uploads, 'upload')}, ${countOf(event.files, 'file')}`;
  }
}
