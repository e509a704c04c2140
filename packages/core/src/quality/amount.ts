/** Decides whether an export has enough records, and computes the factor for their number. */
import type { Counters } from '../export/contract/inspection.ts';
import { enoughRecords, fewestRecords } from '../pool/least-amount.ts';

type Counted = Pick<Counters, 'tellingRecords' | 'distinctRecords'>;

/** Returns the number of telling records, or of distinct records for older items without that count. */
export const tellingRecordsOf = ({ tellingRecords, distinctRecords }: Counted): number =>
  tellingRecords ?? distinctRecords;

export const isTooLittle = (counters: Counted): boolean => tellingRecordsOf(counters) < fewestRecords;

/** Returns the factor of the whole score, 0 to 1. */
export const amountOf = (counters: Counted): number =>
  Math.min(1, Math.sqrt(tellingRecordsOf(counters) / enoughRecords));
