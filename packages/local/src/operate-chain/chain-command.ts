/** `npm run chain`: inspects and repairs the chain lane, for operators. Exits with 1 if something is wrong. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { findStack } from '../contribute/stack.ts';
import { type ChainFlags, chainHelp, parseChainFlags } from './flag.ts';
import { isLinked, linkToLocal } from './link-local.ts';
import { linesOf } from './show.ts';

/** Publishing again waits for each transaction's confirmations. */
const settleWithinMs = 300_000;

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(chainHelp);
  process.exit(0);
}
const flags = parseChainFlags(process.argv.slice(2));
if (typeof flags === 'string') {
  console.error(`${flags}\n\n${chainHelp}`);
  process.exit(1);
}
try {
  if (!isLinked()) linkToLocal(await findStack(undefined));
  const actions = { status, reconcile, 'migrate-tree': migrate, refunded };
  process.exit(await actions[flags.action](flags));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof MarketError && error.advice) console.error(error.advice);
  process.exit(1);
}

async function migrate({ to = '', json }: ChainFlags): Promise<number> {
  const { migrateTree } = await import('@cgdx/functions/chain/operation/migrate-tree.ts');
  const { chain } = await import('@cgdx/functions/wiring.ts');
  const copied = await migrateTree({ from: chain().marketplace, to });
  console.log(
    json
      ? JSON.stringify(copied)
      : `Copied ${copied.leaves} leaves, ${copied.claimed} of them claimed, and ${copied.pages} pages of the tree. Set MARKETPLACE_ADDRESS=${to} and deploy.`,
  );
  return 0;
}

async function refunded({ purchase = '', transaction = '', json }: ChainFlags): Promise<number> {
  const { noteHandRefund } = await import('@cgdx/functions/payment/note-hand-refund.ts');
  await noteHandRefund(purchase, transaction);
  console.log(
    json ? JSON.stringify({ purchase, transaction }) : 'Noted: the purchase ends with the next sweep.',
  );
  return 0;
}

async function status({ json }: ChainFlags): Promise<number> {
  const { readLaneStatus } = await import('@cgdx/functions/chain/operation/lane-status.ts');
  const found = await readLaneStatus();
  console.log(json ? JSON.stringify(found) : linesOf(found).join('\n'));
  return 0;
}

async function reconcile({ apply, json }: ChainFlags): Promise<number> {
  const { diagnose } = await import('@cgdx/functions/chain/operation/diagnose.ts');
  const { repairTree } = await import('@cgdx/functions/chain/operation/repair.ts');
  const { isSound, findings, repair } = await diagnose();
  let isRepaired = false;
  if (apply && repair) {
    const { keepLease } = await import('@cgdx/functions/store/lease.ts');
    const { takeLease } = await import('@cgdx/functions/store/merkle/lease.ts');
    const lease = await takeLease();
    if (!lease)
      throw new MarketError('unavailable', 'LaneBusy', 'The chain lane is busy.', {
        advice: 'Nothing was changed. Try again in ten seconds.',
      });
    await keepLease(lease, () => repairTree(lease, repair));
    isRepaired = (await diagnose()).isSound;
  }
  const payouts = await reconcilePayouts(apply && (isSound || isRepaired));
  if (json)
    console.log(
      JSON.stringify({ isSound, findings, isRepairable: repair !== undefined, isRepaired, payouts }),
    );
  else {
    for (const finding of findings) console.log(finding);
    if (isRepaired) console.log('Rebuilt from the log; nothing was sent to the chain.');
    else if (repair) console.log('The log can repair this: run the command again with --apply.');
    else
      console.log(
        isSound ? 'The tree needs no repair.' : 'This needs a person: no automatic repair is known.',
      );
    for (const line of payoutLinesOf(payouts)) console.log(line);
  }
  return (isSound || isRepaired) && payouts.stillLost.length === 0 ? 0 : 1;
}

/** @param apply false: changes nothing */
async function reconcilePayouts(apply: boolean) {
  const { findLostPayouts, resettlePayouts } = await import('@cgdx/functions/chain/operation/lost-payout.ts');
  const lost = await findLostPayouts();
  if (!apply) return { lost, stillLost: lost, publishedAgain: 0, renamed: 0 };
  const settled = await resettlePayouts(Date.now() + settleWithinMs);
  return { lost, ...settled, stillLost: await findLostPayouts() };
}

function payoutLinesOf({
  lost,
  stillLost,
  publishedAgain,
}: Awaited<ReturnType<typeof reconcilePayouts>>): string[] {
  const published =
    publishedAgain > 0 ? [`Published again: ${publishedAgain} transactions that the chain had lost.`] : [];
  if (lost.length === 0) return [...published, 'The chain has every payout.'];
  const named = (payouts: typeof lost): string => payouts.map(({ payoutId }) => payoutId).join(', ');
  if (stillLost.length === 0)
    return [...published, `Settled again: ${lost.length} payouts (${named(lost)}).`];
  return [
    ...published,
    `The chain no longer has ${stillLost.length} payouts (${named(stillLost)}): run it again with --apply.`,
  ];
}
