/** Formats the findings and repairs of a reconciliation: for the operator, and for the audit log. */
import { countOf } from '@cgdx/core/word/count-of.ts';
import type { LostPayout, Resettlement } from '@cgdx/functions/publication/operation/lost-payout.ts';

export interface Reconciled {
  readonly isSound: boolean;
  readonly findings: readonly string[];
  readonly isRepairable: boolean;
  readonly isRepaired: boolean;
  readonly payouts: Resettlement & {
    readonly lost: readonly LostPayout[];
    readonly stillLost: readonly LostPayout[];
  };
}

/** True if no problem remains. */
export const isMended = ({ isSound, isRepaired, payouts }: Reconciled): boolean =>
  (isSound || isRepaired) && payouts.stillLost.length === 0;

/** Returns one line about a run with `--apply`: what was repaired, and what was not. */
export function mendedWords(found: Reconciled): string {
  const { isSound, isRepaired, payouts } = found;
  const { publishedAgain, renamed, stillLost } = payouts;
  const mended = [
    ...(isRepaired ? ['Rebuilt the tree from its log.'] : []),
    ...(publishedAgain > 0 ? [`Published ${countOf(publishedAgain, 'transaction')} again.`] : []),
    ...(renamed > 0 ? [`Settled ${countOf(renamed, 'payout')} again.`] : []),
  ];
  const left = [
    ...(isSound || isRepaired ? [] : ['The tree needs a person.']),
    ...(stillLost.length > 0 ? [`The chain still lacks ${countOf(stillLost.length, 'payout')}.`] : []),
  ];
  if (mended.length > 0) return [...mended, ...left].join(' ');
  return left.length > 0 ? ['Mended nothing.', ...left].join(' ') : 'Nothing to mend.';
}

export function reconcileLinesOf(found: Reconciled): string[] {
  const { isSound, findings, isRepairable, isRepaired, payouts } = found;
  return [...findings, treeLineOf({ isSound, isRepairable, isRepaired }), ...payoutLinesOf(payouts)];
}

function treeLineOf({
  isSound,
  isRepairable,
  isRepaired,
}: Pick<Reconciled, 'isSound' | 'isRepairable' | 'isRepaired'>): string {
  if (isRepaired) return 'Rebuilt from the log; nothing was sent to the chain.';
  if (isRepairable) return 'The log can repair this: run the command again with --apply.';
  return isSound ? 'The tree needs no repair.' : 'This needs a person: no automatic repair is known.';
}

function payoutLinesOf({ lost, stillLost, publishedAgain }: Reconciled['payouts']): string[] {
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
