/** Describes the results of a simulation in words, and the limits of the market. */

import type { UpdateKind } from '@cgdx/workflows/wiring/limit.ts';
import { mostPerUpdate, reservedConcurrency } from '@cgdx/workflows/wiring/limit.ts';
import { costOf, gasOf } from './cost.ts';
import { percentile } from './percentile.ts';
import type { Scenario } from './scenario.ts';
import type { Moment, Outcome } from './simulate.ts';

const shares = [0.5, 0.95, 0.99] as const;

/** Returns `2.1 s`, `3.4 min`, `5.0 h`. */
function duration(seconds: number): string {
  if (Number.isNaN(seconds)) return 'none ended';
  if (seconds < 90) return `${seconds.toFixed(1)} s`;
  return seconds < 5_400 ? `${(seconds / 60).toFixed(1)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

const count = (number: number): string => Math.round(number).toLocaleString('en');

const spread = (seconds: readonly number[]): string =>
  shares.map((share) => `p${share * 100} ${duration(percentile(seconds, share))}`).join(', ');

const queues: readonly (readonly [field: 'leaves' | 'claims' | 'bankClaims', what: string])[] = [
  ['leaves', 'leaves'],
  ['claims', 'claims in CGDX'],
  ['bankClaims', 'claims by bank'],
];

/** A queue grows without bound if it is longer at the end than ever before the last quarter. */
function grows(moments: readonly Moment[], field: 'running' | UpdateKind): boolean {
  const before = moments.slice(0, Math.floor(moments.length * 0.75));
  const end = moments.at(-1)?.[field] ?? 0;
  const earlier = before.reduce((high, moment) => Math.max(high, moment[field]), 0);
  return end > 100 && end > earlier;
}

function standing(moments: readonly Moment[], field: 'running' | UpdateKind): string {
  const most = moments.reduce((high, moment) => Math.max(high, moment[field]), 0);
  const end = moments.at(-1)?.[field] ?? 0;
  const tooSlow = grows(moments, field) ? ': grows, the market is too slow for this' : '';
  return `most ${count(most)}, at the end ${count(end)}${tooSlow}`;
}

const kindWords: Readonly<Record<UpdateKind, string>> = {
  leaves: 'roots',
  claims: 'claims in CGDX',
  bankClaims: 'claims by bank',
};

/** For each queue that grows without bound, states what the lane achieves, and what it would need to keep up. */
function limits({ scenario, updates, moments }: Outcome): string[] {
  return (Object.keys(kindWords) as UpdateKind[]).flatMap((kind) => {
    if (!grows(moments, kind)) return [];
    const own = updates.filter((update) => update.kind === kind);
    const done = own.reduce((sum, update) => sum + update.count, 0) / scenario.hours;
    const asked = done + (moments.at(-1)?.[kind] ?? 0) / scenario.hours;
    const times = asked / Math.max(done, 1);
    return [
      `limit: ${kindWords[kind]}: ${count(asked)} an hour are asked for, ${count(done)} are paid: ${(own.length / scenario.hours).toFixed(0)} transactions an hour of at most ${mostPerUpdate[kind]}. The lane sends one and waits until it is confirmed, ${cycleSeconds(scenario).toFixed(0)} s.`,
      `       That is enough for about ${count(scenario.uploadsPerDay / times)} uploads a day. These take ${Math.ceil(times)} times as much: so many transactions on their way at a time, or so many ${kindWords[kind]} in each.`,
    ];
  });
}

/**
 * The time between two transactions of the lane: on average half a block's wait for the next block, and the
 * confirmations.
 */
const cycleSeconds = ({ lane }: Scenario): number =>
  lane.draftSeconds + lane.commitSeconds + lane.blockSeconds * (0.5 + lane.confirmations);

export function report(outcome: Outcome): string[] {
  const { scenario, uploads, completed, payouts, updates, moments, refused, mostBusy } = outcome;
  const roots = updates.filter(({ kind }) => kind === 'leaves');
  const cost = costOf(outcome);
  const dollars = cost.reduce((sum, line) => sum + line.dollars, 0);
  return [
    `${count(uploads)} uploads in ${scenario.hours} hours, up to ${scenario.peak} times the mean; half over ${scenario.medianMb} MB unpacked.`,
    '',
    `completed            ${count(completed.length)}: ${spread(completed.map(({ seconds }) => seconds))}`,
    `paid in CGDX         ${count(payouts.wallet.length)}: ${spread(payouts.wallet)}`,
    `paid by bank         ${count(payouts.bank.length)}: ${spread(payouts.bank)}`,
    `under way            ${standing(moments, 'running')}`,
    ...queues.map(([field, what]) => `waiting ${what.padEnd(14)} ${standing(moments, field)}`),
    `root transactions    ${(roots.length / scenario.hours).toFixed(0)} an hour, ${(completed.length / Math.max(1, roots.length)).toFixed(1)} uploads each`,
    `all transactions     ${(updates.length / scenario.hours).toFixed(0)} an hour, ${count(gasOf(outcome) / scenario.hours)} gas an hour`,
    ...limits(outcome),
    '',
    ...[...mostBusy]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 6)
      .map(
        ([fn, most]) =>
          `${fn.padEnd(28)} at most ${most} of ${reservedConcurrency[fn] ?? 'the unreserved'} environments; turned away ${count(refused.get(fn) ?? 0)} times`,
      ),
    '',
    ...cost.map(
      (line) =>
        `${line.service.padEnd(34)} $${((line.dollars / uploads) * 1_000).toFixed(2)} for 1,000 uploads`,
    ),
    `${'in all'.padEnd(34)} $${((dollars / uploads) * 1_000).toFixed(2)} for 1,000 uploads, $${count(dollars)} for these`,
  ];
}
