/**
 * Converts a record to its line of the dataset. A single loop masks each field by its rule, measures it and writes JSON: with
 * millions of records an intermediate object would cost more than the masking.
 */

import type { DatasetField, DatasetKind, DatasetRecord, DatasetValue } from '../contract/dataset-field.ts';
import type { FieldMeasure } from './field-measure.ts';
import { fieldRules, type MaskContext } from './field-rule.ts';
import { createBandCounter } from './value-band.ts';

export interface LineWriter {
  /** Returns the masked record as JSON, without a line end. */
  write(record: DatasetRecord): string;
  /** Returns the measurements of all records so far. */
  measure(): FieldMeasure;
}

/** Matches what stands in place of a person. */
const person = /\[(?:PERSON|HANDLE) \d/;

/** Matches what JSON must escape: quotes, backslashes, control characters and lone surrogates. */
const needsEscape = /["\\\p{Cc}\p{Cs}]/u;

export function createLineWriter(kind: DatasetKind, context: MaskContext): LineWriter {
  const { fields } = kind;
  const names = fields.map(({ name, of }) => of ?? name);
  const rules = fields.map(({ rule }) => fieldRules[rule]);
  const isRanged = fields.map(({ type }) => type === 'time' || type === 'integer');
  const labels = fields.map(({ name }, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  const counters = fields.map(createBandCounter);
  const tells = fields.map(({ tells = [] }) => tells.map((name) => names.indexOf(name)));
  const told = [...new Set(tells.flat())].filter((i) => i >= 0);
  const isTold = fields.map((_, i) => told.includes(i));
  /** The values of the record's fields that others tell, which are masked first. */
  const ready: DatasetValue[] = [];
  const filled = fields.map(() => 0);
  const withheld = fields.map(() => 0);
  const smallest: DatasetValue[] = fields.map(() => null);
  const largest: DatasetValue[] = fields.map(() => null);
  let records = 0;

  function masked(record: DatasetRecord, i: number): DatasetValue {
    const raw = record[names[i] as string];
    if (raw === null || raw === undefined) return null;
    return (rules[i] as (typeof rules)[number])(raw, context, fields[i] as DatasetField);
  }
  const isPerson = (i: number): boolean => typeof ready[i] === 'string' && person.test(ready[i]);

  return {
    write(record) {
      records++;
      for (const i of told) ready[i] = masked(record, i);
      let line = '';
      for (let i = 0; i < names.length; i++) {
        const raw = record[names[i] as string];
        const own = isTold[i] ? (ready[i] as DatasetValue) : masked(record, i);
        const value = tells[i]?.some(isPerson) ? null : own;
        line += labels[i] as string;
        if (value === null) {
          line += 'null';
          if (raw !== null && raw !== undefined) withheld[i] = (withheld[i] as number) + 1;
          continue;
        }
        line += typeof value === 'string' && !needsEscape.test(value) ? `"${value}"` : JSON.stringify(value);
        filled[i] = (filled[i] as number) + 1;
        counters[i]?.count(value);
        if (!isRanged[i]) continue;
        const low = smallest[i] as DatasetValue;
        const high = largest[i] as DatasetValue;
        if (low === null || value < low) smallest[i] = value;
        if (high === null || value > high) largest[i] = value;
      }
      return `${line}}`;
    },
    measure: () => ({
      records,
      filled: [...filled],
      withheld: [...withheld],
      smallest: [...smallest],
      largest: [...largest],
      bands: counters.map((counter) => counter?.bands()),
    }),
  };
}
