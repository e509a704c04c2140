/** `npm run chain`: inspects and repairs the chain lane, for operators. Exits with 1 if a problem is found. */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import { isLinked, linkToLocal } from '../../cloud/link/link-local.ts';
import { findStack } from '../../ground/running-stack.ts';
import { readReason, takeReason } from '../../ground/terminal/flag.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { auditedCommand } from '../operator-view/audited-command.ts';
import { poolKeys } from '../pool/pool-key.ts';
import { type ChainFlags, chainHelp, parseChainFlags } from './chain-flags.ts';
import { reconcileChain } from './reconcile.ts';
import { isMended, mendedWords, reconcileLinesOf } from './reconcile-words.ts';
import { linesOf } from './show.ts';

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  print(...ownLines(chainHelp));
  process.exit(0);
}
const { rest, reason } = takeReason(process.argv.slice(2));
const flags = parseChainFlags(rest);
if (typeof flags === 'string') quit(flags);
const onlyLooks = ['reconcile', 'cut-back', 'move'].includes(flags.action);
const changes = flags.action !== 'status' && (!onlyLooks || flags.apply);
const why = changes ? readReason(reason) : { reason: '' };
if (typeof why === 'string') quit(why);

const isLocal = !isLinked();

function quit(sentence: string): never {
  complain(sentence, '', ...ownLines(chainHelp));
  process.exit(1);
}
try {
  if (isLocal) linkToLocal(await findStack(undefined));
  const actions = { status, reconcile, 'cut-back': cutTree, move, refunded };
  const { action } = flags;
  const work = () => actions[action](flags);
  const { exitCode } =
    changes && action !== 'status'
      ? await auditedCommand(
          { action: `chain.${action}`, target: targetOf(flags), ...why },
          work,
          ({ result }) => result,
        )
      : await work();
  process.exit(exitCode);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  if (error instanceof MarketError && error.advice) complain(error.advice);
  process.exit(1);
}

interface Ended {
  readonly exitCode: number;
  /** The result that the audit log records. */
  readonly result?: string;
}

function targetOf({ action, to, purchase }: ChainFlags): string {
  if (action === 'refunded') return `purchase/${purchase}`;
  return action === 'move' ? `market/${to ?? 'new'}` : 'chain';
}

async function cutTree(asked: ChainFlags): Promise<Ended> {
  const { cutBack } = await import('./cut-back.ts');
  const say = (sentence: string) => (asked.json ? undefined : print(sentence));
  const done = await cutBack(asked, poolKeys(isLocal).owner, say);
  if (asked.json) print(JSON.stringify(done));
  return { exitCode: done.isRight ? 0 : 1, result: done.sentences.join(' ') };
}

async function move(asked: ChainFlags): Promise<Ended> {
  const { moveMarket } = await import('./move.ts');
  const say = (sentence: string) => (asked.json ? undefined : print(sentence));
  const done = await moveMarket(asked, poolKeys(isLocal).owner, say);
  if (asked.json) print(JSON.stringify(done));
  return { exitCode: 0, result: done.sentences.join(' ') };
}

async function refunded({ purchase = '', transaction = '', json }: ChainFlags): Promise<Ended> {
  const { noteHandRefund } = await import('@cgdx/functions/purchase/refund/note-hand-refund.ts');
  await noteHandRefund(purchase, transaction);
  print(json ? JSON.stringify({ purchase, transaction }) : 'Noted: the purchase ends with the next sweep.');
  return { exitCode: 0 };
}

async function status({ json }: ChainFlags): Promise<Ended> {
  const { readLaneStatus } = await import('@cgdx/functions/publication/operation/lane-status.ts');
  const found = await readLaneStatus();
  print(...(json ? [JSON.stringify(found)] : linesOf(found)));
  return { exitCode: 0 };
}

async function reconcile({ apply, json }: ChainFlags): Promise<Ended> {
  const found = await reconcileChain(apply);
  print(...(json ? [JSON.stringify(found)] : reconcileLinesOf(found)));
  return { exitCode: isMended(found) ? 0 : 1, result: mendedWords(found) };
}
