/** Refuses an export with fewer telling records than a pool requires, in the browser and on the server alike. */
import type { PlatformId } from '../../pool/platform-id.ts';
import { isTooLittle, tellingRecordsOf } from '../../quality/amount.ts';
import type { Inspection } from '../contract/inspection.ts';
import { notUnderstoodOf } from '../contract/ledger-words.ts';
import { tooLittle } from '../contract/platform-rejection.ts';
import { platforms } from '../platform/platforms.ts';
import type { ExportRejected } from '../rejection/export-rejected.ts';

/** Returns undefined if there is enough. */
export function refuseTooLittle(
  platform: PlatformId,
  { counters, recordCounts, ledger }: Pick<Inspection, 'counters' | 'recordCounts' | 'ledger'>,
): ExportRejected | undefined {
  if (!isTooLittle(counters)) return undefined;
  const records = Object.values(recordCounts).reduce((sum, count) => sum + count, 0);
  return tooLittle(
    platforms[platform],
    tellingRecordsOf(counters),
    records,
    ledger === undefined ? [] : notUnderstoodOf(ledger),
  );
}
