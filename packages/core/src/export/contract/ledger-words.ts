/** Describes a ledger in words, for the contributor's timeline and for the look before sending. */

import { grouped } from '../../pricing/grouped.ts';
import { countOf } from '../../word/count-of.ts';
import type { TimelineFinding } from '../source/timeline-finding.ts';
import { type Account, type ExportLedger, type Reasons, sumOfReasons, totalOf } from './export-ledger.ts';

/** The most reasons that are named; further ones are only counted. */
const mostTold = 6;

/** Describes a ledger in up to four findings, one for each state of files or records. */
export function ledgerFindings(ledger: ExportLedger): TimelineFinding[] {
  const notUnderstood = notUnderstoodOf(ledger);
  return [
    { label: 'Read', value: `${shareOf(ledger.records, 'record')} in ${shareOf(ledger.files, 'file')}.` },
    ...told('Seen twice', [
      ...some(ledger.files.twice, (count) => `${countOf(count, 'file')} that another file repeats`),
      ...some(ledger.records.twice, (count) => `${countOf(count, 'record')} that another record repeats`),
    ]),
    ...told(
      'Not understood',
      notUnderstood,
      ' It is our reader that does not know them: your export is not doubted for it, and the score counts what was read.',
    ),
    ...told('Left out', [
      ...byCount(ledger.files.leftOut, 'file'),
      ...byCount(ledger.records.leftOut, 'record'),
    ]),
  ];
}

/** Returns a phrase for each reason why files or records were not understood. */
export function notUnderstoodOf({ files, records }: ExportLedger): string[] {
  return [
    ...most(
      files.notUnderstood,
      (why, count) => (count === 1 ? why : `${why} (${grouped(count)} files)`),
      'file',
    ),
    ...byCount(records.notUnderstood, 'record'),
  ];
}

/** `12 records`, or `12 of 15 records`. */
function shareOf(account: Account, thing: string): string {
  const total = totalOf(account);
  return account.read === total
    ? countOf(total, thing)
    : `${grouped(account.read)} of ${countOf(total, thing)}`;
}

const byCount = (reasons: Reasons, thing: string) =>
  most(reasons, (why, count) => `${countOf(count, thing)} ${why}`, thing);

function most(reasons: Reasons, say: (why: string, count: number) => string, thing: string): string[] {
  const ordered = Object.entries(reasons).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const shown = ordered.slice(0, mostTold).map(([why, count]) => say(why, count));
  const rest = sumOfReasons(Object.fromEntries(ordered.slice(mostTold)));
  return rest === 0 ? shown : [...shown, `${countOf(rest, `other ${thing}`)}`];
}

const some = (count: number, say: (count: number) => string) => (count === 0 ? [] : [say(count)]);

function told(label: string, phrases: readonly string[], after = ''): TimelineFinding[] {
  return phrases.length === 0 ? [] : [{ label, value: `${phrases.join('; ')}.${after}` }];
}
