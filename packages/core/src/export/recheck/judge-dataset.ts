/** Judges a masked dataset without its export, line by line, for faults that earlier versions of the readers and the masking left in it. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import type { DatasetKind, DatasetRecord } from '../contract/dataset-field.ts';
import { readers } from '../platform/readers.ts';
import type { RecheckFault } from './recheck-fault.ts';
import { createRepeatedRecords } from './repeated-record.ts';
import { createSwappedDates } from './swapped-date.ts';
import { createUnmaskedTexts } from './unmasked-text.ts';

export interface MaskedDataset {
  readonly platform: PlatformId;
  /** The names of the dataset's files in its manifest. */
  readonly files: readonly string[];
  /** Returns the decompressed lines of a file. */
  readonly linesOf: (file: string) => AsyncIterable<string>;
}

export interface JudgeOptions {
  readonly tagger: NameTagger | undefined;
  /** Polled during reading, which stops once it returns true. */
  readonly isTimeOver?: () => boolean;
}

export interface DatasetJudgement {
  readonly faults: readonly RecheckFault[];
  /** False if the dataset was not read to its end. */
  readonly isWhole: boolean;
}

const askedEvery = 500;
const kindFileEnd = '.ndjson.gz';

export async function judgeDataset(
  { platform, files, linesOf }: MaskedDataset,
  { tagger, isTimeOver = () => false }: JudgeOptions,
): Promise<DatasetJudgement> {
  const faults: RecheckFault[] = [];
  const kinds = new Map(readers[platform].kinds.map((kind) => [kind.kind + kindFileEnd, kind]));
  for (const file of files) {
    const kind = kinds.get(file);
    if (kind === undefined) continue;
    const judge = createKindJudge(kind, platform, tagger);
    let lines = 0;
    let isCut = false;
    for await (const line of linesOf(file)) {
      if (lines++ % askedEvery === 0 && isTimeOver()) {
        isCut = true;
        break;
      }
      judge.add(line);
    }
    faults.push(...judge.faults());
    if (isCut) return { faults, isWhole: false };
  }
  return { faults, isWhole: true };
}

/** Returns whether a time is exact; a day or a month is written as its first second. */
const isMoment = (at: unknown): boolean => typeof at === 'string' && !at.endsWith('T00:00:00Z');

function createKindJudge(kind: DatasetKind, platform: PlatformId, tagger: NameTagger | undefined) {
  const times = kind.fields.filter(({ type, name }) => type === 'time' && name === 'at');
  const dates = createSwappedDates();
  const repeated = createRepeatedRecords();
  const texts = createUnmaskedTexts(kind, { tagger, isEscaped: platform === 'facebook' });
  const isPublic = kind.fields.some(({ privacy }) => privacy?.startsWith('public'));
  const isRead = times.length > 0 || texts.isNeeded || isPublic;
  return {
    add(line: string): void {
      const record: DatasetRecord = isRead ? JSON.parse(line) : {};
      // Older datasets name the time `at`.
      const at = record.time ?? record.at ?? null;
      // Public records are skipped unless their time is exact: records with only a month and a size are often equal.
      if (!isPublic || isMoment(at)) repeated.add(line, isMoment(at));
      if (times.length > 0) dates.add(at);
      if (texts.isNeeded) texts.add(record);
    },
    faults: (): RecheckFault[] => [dates, repeated, texts].flatMap((each) => each.fault(kind.kind) ?? []),
  };
}
