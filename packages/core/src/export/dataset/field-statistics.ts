/** Measures the fields of a kind while its records go by: how often each is filled, and its range. */
import type { DatasetField, DatasetKind, DatasetRecord, DatasetValue } from '../dataset-field.ts';

export interface FieldDescription extends Omit<DatasetField, 'rule'> {
  /** 0 to 1. */
  readonly filled: number;
  /** Of times and integers that appear. */
  readonly range?: readonly [smallest: DatasetValue, largest: DatasetValue];
}

export interface FieldStatistics {
  add(record: DatasetRecord): void;
  describe(): FieldDescription[];
}

export function createFieldStatistics(kind: DatasetKind): FieldStatistics {
  const { fields } = kind;
  const names = fields.map(({ name }) => name);
  const isRanged = fields.map(({ type }) => type === 'time' || type === 'integer');
  const filled = new Float64Array(fields.length);
  const smallest: DatasetValue[] = fields.map(() => null);
  const largest: DatasetValue[] = fields.map(() => null);
  let records = 0;

  return {
    add(record) {
      records++;
      for (let i = 0; i < names.length; i++) {
        const value = record[names[i] as string];
        if (value === null || value === undefined) continue;
        filled[i] = (filled[i] as number) + 1;
        if (!isRanged[i]) continue;
        const low = smallest[i] as DatasetValue;
        const high = largest[i] as DatasetValue;
        if (low === null || value < low) smallest[i] = value;
        if (high === null || value > high) largest[i] = value;
      }
    },
    describe: () =>
      fields.map(({ rule: _rule, ...field }, i) => ({
        ...field,
        filled: records === 0 ? 0 : Math.round(((filled[i] as number) / records) * 10_000) / 10_000,
        ...(smallest[i] === null ? {} : { range: [smallest[i] as DatasetValue, largest[i] as DatasetValue] }),
      })),
  };
}
