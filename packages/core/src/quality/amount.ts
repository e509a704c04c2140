/** Decides whether an export holds enough to be anybody's data, and how much what it holds weighs. */
import type { Counters } from '../export/contract/inspection.ts';
import { enoughRecords, fewestRecords } from '../pool/least-amount.ts';

type Counted = Pick<Counters, 'tellingRecords' | 'distinctRecords'>;

/** Of what was stored before telling records were counted, the distinct ones stand for them. */
export const tellingRecordsOf = ({ tellingRecords, distinctRecords }: Counted): number =>
  tellingRecords ?? distinctRecords;

export const isTooLittle = (counters: Counted): boolean => tellingRecordsOf(counters) < fewestRecords;

/** 0 to 1: what multiplies the whole score. */
export const amountOf = (counters: Counted): number =>
  Math.min(1, Math.sqrt(tellingRecordsOf(counters) / enoughRecords));
