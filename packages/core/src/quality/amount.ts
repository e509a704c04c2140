/** Decides whether an export contains enough to be a person's data, and the weight of its amount. */
import type { Counters } from '../export/contract/inspection.ts';
import { enoughRecords, fewestRecords } from '../pool/least-amount.ts';

type Counted = Pick<Counters, 'tellingRecords' | 'distinctRecords'>;

/** Returns the telling records, or the distinct ones for items from before telling ones were counted. */
export const tellingRecordsOf = ({ tellingRecords, distinctRecords }: Counted): number =>
  tellingRecords ?? distinctRecords;

export const isTooLittle = (counters: Counted): boolean => tellingRecordsOf(counters) < fewestRecords;

/** Returns the factor of the whole score, 0 to 1. */
export const amountOf = (counters: Counted): number =>
  Math.min(1, Math.sqrt(tellingRecordsOf(counters) / enoughRecords));
