/** Reads the records of one of Facebook's files, batch by batch, in the order of the file. */

import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { KindBatch } from '../../contract/export-reader.ts';
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { brokenJson } from '../../format/json/json-rejection.ts';
import { type OnBytes, readRecords } from '../../format/json/read-records.ts';
import { readSmallJson } from '../../format/json/read-small-json.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import type { FacebookFile } from './facebook-file.ts';
import { type FacebookList, isMany, listOfSection } from './facebook-list.ts';
import { tooLarge } from './facebook-rejection.ts';
import type { FacebookUnit } from './facebook-unit.ts';
import { isLabelled, labelledSeconds } from './label-value.ts';
import { nestedRecords, textsOf } from './whole-file.ts';

export interface ListBatch {
  /** The key in the root object; empty if the root is a list. */
  readonly section: string;
  /** Absent for a further list of the file, such as a thread's participants. */
  readonly list: FacebookList | undefined;
  readonly records: readonly RawRecord[];
  readonly malformed: number;
}

/** Throws `ExportRejected` if the file is not JSON. */
export async function* readLists(file: FacebookFile, onBytes: OnBytes): AsyncGenerator<ListBatch> {
  const { entry, list } = file;
  if (list.whole !== undefined) {
    const value = await readOnePiece(entry);
    onBytes(entry.sizeBytes);
    const whole = list.whole === 'texts' ? textsOf(value) : nestedRecords(value);
    yield { section: '', list, ...whole };
    return;
  }
  let isSingle = false;
  for await (const { section, records, malformed } of readRecords(entry, onBytes)) {
    if (section === 'label_values' || section === 'media') isSingle = true;
    else yield { section, list: listFor(list, section), records, malformed };
  }
  if (!isSingle) return;
  // a root that is a single record, not a list
  const root = rawRecord(await readOnePiece(entry));
  if (root !== undefined) yield { section: '', list, records: [root], malformed: 0 };
}

/** Returns the file's list also for a new key of a later year. */
function listFor(list: FacebookList, section: string): FacebookList | undefined {
  if (section === '') return list;
  const named = listOfSection(section);
  if (named !== undefined) return named.kind === list.kind ? named : undefined;
  return /_v\d+$/.test(section) ? list : undefined;
}

/** Parses a file as a whole. Throws `FileNotUnderstood`, which does not refuse the whole export, if the file is too large or not JSON. */
async function readOnePiece(entry: ArchiveEntry): Promise<unknown> {
  if (entry.sizeBytes > maxSmallFileBytes) throw tooLarge(entry);
  const value = await readSmallJson(entry);
  if (value === undefined) throw brokenJson(entry, 'not-json');
  return value;
}

/** Recognises reactions in the second list that the numbered files already have. */
export interface Repeated {
  /** Returns whether a numbered file has the reaction; remembers it if the file is a numbered one. */
  has(raw: RawRecord): boolean;
}

/** The most reactions that are remembered, to bound memory; repetitions of further ones are not recognised. */
const mostReactions = 300_000;

export function createRepeated({ isListedTwice }: FacebookUnit): Repeated {
  if (!isListedTwice) return { has: () => false };
  const seconds = new Set<number>();
  return {
    has(raw) {
      const at = labelledSeconds(raw);
      if (at === undefined) return false;
      if (isLabelled(raw)) return seconds.has(at);
      if (seconds.size < mostReactions) seconds.add(at);
      return false;
    },
  };
}

/** `known`: full names, the owner's first. Skips records without a required time. Throws `ExportRejected`. */
export async function* readFacebook(
  unit: FacebookUnit,
  known: ReadonlySet<string>,
  onBytes: OnBytes,
): AsyncGenerator<KindBatch> {
  const repeated = createRepeated(unit);
  const [ownName = ''] = known;
  for (const file of unit.files) {
    const context = { ownName, known, conversation: file.conversation };
    for await (const { list, records } of untilNotUnderstood(readLists(file, onBytes))) {
      if (list === undefined) continue;
      const read: DatasetRecord[] = [];
      for (const raw of records) {
        if (repeated.has(raw)) continue;
        const record = list.read(raw, context);
        if (record === undefined) continue;
        // not one spread call, since a list can have more elements than a call may have arguments
        if (isMany(record)) for (const one of record) read.push(...(one === undefined ? [] : [one]));
        else read.push(record);
      }
      yield { kind: list.kind, records: read };
    }
  }
}
