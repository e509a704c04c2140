/** Masks a record by the rules of its kind: only fields of its table leave, each by its rule. */
import type { DatasetKind, DatasetRecord, DatasetValue } from '../export/dataset-field.ts';
import { fieldRules, type MaskContext } from './field-rule.ts';

export type MaskRecord = (record: DatasetRecord) => DatasetRecord;

export function createRecordMask(kind: DatasetKind, context: MaskContext): MaskRecord {
  const rules = kind.fields.map(({ name, rule }) => [name, fieldRules[rule]] as const);
  return (record) => {
    const masked: Record<string, DatasetValue> = {};
    for (const [name, rule] of rules) masked[name] = rule(record[name] ?? null, context);
    return masked;
  };
}
