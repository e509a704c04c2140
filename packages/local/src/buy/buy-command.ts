/** `npm run buy`: makes a purchase through a stack without a browser. Exit code 1 and the reason if it fails. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { signInOrUp } from '../contribute/person.ts';
import { countOf, formatBytes, formatCgdx } from '../contribute/show.ts';
import { findStack } from '../contribute/stack.ts';
import { type BuyFlags, buyHelp, parseBuyFlags } from './flag.ts';
import { type Bought, type BuyEvent, buy } from './journey.ts';
import { statusSentences } from './status-sentence.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(buyHelp);
  process.exit(0);
}
const flags = parseBuyFlags(process.argv.slice(2), process.env);
if (typeof flags === 'string') {
  console.error(`${flags}\n\n${buyHelp}`);
  process.exit(1);
}
process.exit(await run(flags));

async function run(given: BuyFlags): Promise<number> {
  const { stack: named, email, password, json, out, force } = given;
  const file = resolve(out);
  try {
    if (!force) assertNew(file);
    const stack = await findStack(named);
    const person = await signInOrUp(stack, { email, password });
    const tell = (event: BuyEvent): void => console.log(json ? JSON.stringify(event) : sentenceOf(event));
    const bought = await buy({
      ...given,
      stack,
      person,
      file,
      walletKey: process.env.CGDX_WALLET_KEY,
      tell,
    });
    if (json) console.log(JSON.stringify(resultOf(bought, file)));
    else console.log(`\nBought and verified: ${file}`);
    return 0;
  } catch (error) {
    const { code, message, advice } = wordsOf(error);
    if (json) console.log(JSON.stringify({ ok: false, reason: { code, message, advice } }));
    else console.error(`\n${message}${advice === undefined ? '' : `\n${advice}`}`);
    return 1;
  }
}

/** Looked at before anything is paid. */
function assertNew(file: string): void {
  if (!existsSync(file)) return;
  throw new MarketError('input', 'FileExists', `There is a file ${file} already. Nothing was bought.`, {
    advice: 'Say --out with another name, or --force to replace it.',
  });
}

/** The last line of `--json`. */
function resultOf({ purchase }: Bought, file: string): object {
  const { purchaseId, uploadHashes, totalWei, transactionHash } = purchase;
  return { ok: true, purchaseId, uploadHashes, totalCgdx: formatCgdx(totalWei), transactionHash, file };
}

function sentenceOf(event: BuyEvent): string {
  switch (event.event) {
    case 'signed-in':
      return `Signed in as ${event.email}${event.isNew ? ' (a new person, made for this)' : ''}`;
    case 'chosen':
      return `Chosen: ${event.uploadHashes.join(', ')}`;
    case 'quoted':
      return `Price: ${formatCgdx(event.totalWei)} CGDX, or ${formatSgd(BigInt(event.amountCents))} by card`;
    case 'paid':
      return `Paid${event.transactionHash === undefined ? '' : ` with ${event.transactionHash}`}`;
    case 'status':
      return statusSentences[event.status];
    case 'downloaded':
      return `Downloaded: ${formatBytes(event.bytes)}`;
    case 'verified':
      return `Verified: ${countOf(event.uploads, 'upload')}, ${countOf(event.files, 'file')}`;
  }
}

function wordsOf(error: unknown): { code: string; message: string; advice: string | undefined } {
  if (error instanceof MarketError) return error;
  const message = error instanceof Error ? error.message || error.name : String(error);
  return { code: error instanceof Error ? error.name : 'Unknown', message, advice: undefined };
}
