/** Counts all records of a kind for insights and for a profile, including records and fields that the offer does not contain. */
import type { PlatformId } from '../../pool/platform-id.ts';
import type { DatasetField, DatasetKind, DatasetRecord, DatasetValue } from '../contract/dataset-field.ts';
import { fieldRules, type MaskContext } from './field-rule.ts';
import type { KindCount, KindQuarter } from './kind-count.ts';
import { classedFields } from './profile-class.ts';
import { quarterOf } from './quarter.ts';
import { createRecordTally } from './record-tally.ts';
import { textLanguage } from './text-language.ts';

interface OpenQuarter {
  records: number;
  readonly classes: Set<string>;
  readonly languages: Set<string>;
  readonly devices: Set<string>;
}

/** Returns the name of the field with a record's time; undefined if the kind has no time. */
export const timeFieldOf = ({ fields }: DatasetKind): string | undefined =>
  (fields.find(({ name }) => name === 'at') ?? fields.find(({ type }) => type === 'time'))?.name;

export function createRecordCounter(platform: PlatformId, kind: DatasetKind, context: MaskContext) {
  const { fields, counted } = kind;
  const tally = createRecordTally(kind);
  const isTallied = ({ name }: DatasetField): boolean =>
    (counted?.times === true && name === 'at') ||
    counted?.fields.includes(name) === true ||
    name === counted?.item;
  const tallied = [...fields.entries()]
    .filter(([, field]) => isTallied(field))
    .map(([at, field]) => ({ at, field, rule: fieldRules[field.rule] }));
  const values: DatasetValue[] = fields.map(() => null);
  const time = timeFieldOf(kind);
  const written = fields.filter(({ privacy = '' }) => privacy.endsWith('written')).map(({ name }) => name);
  const devices = fields.filter(({ rule }) => rule === 'device').map(({ name }) => name);
  const classed = classedFields(platform, kind.kind);
  const quarters = new Map<string, OpenQuarter>();
  const byMonth = new Map<string, OpenQuarter | undefined>();
  const sum = { records: 0, undated: 0, classed: 0, other: 0 };

  let last: { readonly month: string; readonly quarter: OpenQuarter | undefined } | undefined;

  /** Caches the last month, since consecutive records are mostly in the same month. */
  function quarterAt(at: DatasetValue | undefined): OpenQuarter | undefined {
    const month = typeof at === 'string' ? at.slice(0, 8) : '';
    if (last?.month !== month) last = { month, quarter: quarterOfMonth(at, month) };
    return last.quarter;
  }

  function quarterOfMonth(at: DatasetValue | undefined, month: string): OpenQuarter | undefined {
    if (byMonth.has(month)) return byMonth.get(month);
    const name = quarterOf(at);
    const quarter = name === undefined ? undefined : (quarters.get(name) ?? openQuarter());
    if (name !== undefined && quarter !== undefined) quarters.set(name, quarter);
    byMonth.set(month, quarter);
    return quarter;
  }

  function countTally(record: DatasetRecord): void {
    for (const { at, field, rule } of tallied) {
      const raw = record[field.name];
      values[at] = raw === null || raw === undefined ? null : rule(raw, context, field);
    }
    tally?.count(values);
  }

  function countQuarter(record: DatasetRecord, quarter: OpenQuarter | undefined): void {
    if (quarter === undefined) sum.undated++;
    else quarter.records++;
    for (const { field, classes } of classed) {
      const value = record[field];
      if (value === null || value === undefined || value === false) continue;
      const name = classes.get(value === true ? 'true' : String(value));
      sum.classed++;
      if (name === undefined) sum.other++;
      else quarter?.classes.add(name);
    }
    if (quarter === undefined) return;
    for (const field of written) {
      const text = record[field];
      const language = typeof text === 'string' ? textLanguage(text) : undefined;
      if (language !== undefined) quarter.languages.add(language);
    }
    for (const field of devices) {
      const device = record[field];
      if (typeof device === 'string') quarter.devices.add(context.deviceFamily(device));
    }
  }

  return {
    count(record: DatasetRecord): void {
      sum.records++;
      if (tally !== undefined) countTally(record);
      countQuarter(record, quarterAt(time === undefined ? undefined : record[time]));
    },
    counts: (): KindCount => ({
      ...sum,
      tally: tally?.tally(),
      quarters: Object.fromEntries([...quarters].map(([name, quarter]) => [name, closed(quarter)])),
    }),
  };
}

const openQuarter = (): OpenQuarter => ({
  records: 0,
  classes: new Set(),
  languages: new Set(),
  devices: new Set(),
});

const closed = ({ records, classes, languages, devices }: OpenQuarter): KindQuarter => ({
  records,
  classes: [...classes],
  languages: [...languages],
  devices: [...devices],
});
