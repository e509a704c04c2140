/** Plants secrets in every field of every file of an export, one field of each record at a time. */
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { FileRecord, RecordFile } from './record-file/contents.ts';
import { openRecordFile } from './record-file/record-file.ts';

export interface Planted {
  readonly files: readonly TestFile[];
  /** The secrets, each planted once. */
  readonly secrets: readonly string[];
}

const given = [
  'Aisyah',
  'Benedikt',
  'Chloe',
  'Hiroshi',
  'Kavitha',
  'Rafael',
  'Priya',
  'Oliver',
  'Ingrid',
  'Mateo',
];
const family = [
  'Brandvold',
  'Delacroix',
  'Hashimoto',
  'Kowalczyk',
  'Ostrowski',
  'Fernandez',
  'Vogelsang',
  'Eriksen',
];
const middle = ['Anne', 'Marie', 'Jose', 'Paul', 'Lee', 'Jean', 'Luis', 'Maria', 'Karl', 'Rose'];

const pad = (n: number, digits: number) => String(n % 10 ** digits).padStart(digits, '0');

/** Creates distinct secrets: if one became a known personal word, it would hide the leak of an equal one. */
const makers: readonly ((n: number) => string)[] = [
  (n) => `zq.planted${n}@example.com`,
  (n) => `+65 9${pad(Math.floor(n / 10_000), 3)} ${pad(n, 4)}`,
  (n) => `203.0.${Math.floor(n / 250) % 250}.${n % 250}`,
  (n) => `${given[n % 10]} ${middle[Math.floor(n / 10) % 10]} ${family[Math.floor(n / 100) % 8]}`,
];

/** `round`: selects the field of each record; after `roundsOf` rounds every field was selected. */
export function plantSecrets(files: readonly TestFile[], round: number): Planted {
  const secrets: string[] = [];
  const nextSecret = (at: number) => {
    const secret = (makers[(at + round) % makers.length] ?? String)(secrets.length * 7 + round);
    secrets.push(secret);
    return secret;
  };
  const planted = files.map((file) => {
    const opened = openRecordFile(file);
    if (opened === undefined || file.path.includes('CGDX_')) return file;
    const lists = opened.lists.map((list) => plantInList(opened, list, round, nextSecret));
    return {
      path: file.path,
      data: opened.write({ lists, rest: plantInList(opened, opened.rest, round, nextSecret) }),
    };
  });
  return { files: planted, secrets };
}

/** Plants in a list. A single record gets all secrets at once, in every second round; other records get one each, to stay valid. */
function plantInList(
  file: RecordFile,
  list: readonly FileRecord[],
  round: number,
  nextSecret: (at: number) => string,
): readonly FileRecord[] {
  return list.map((record, at) => {
    const fields = file.fieldsOf(record);
    if (list.length > 1 && fields.length > 0) {
      const field = (at + round) % fields.length;
      return file.plant(record, field, nextSecret(at));
    }
    return fields.reduce<FileRecord>(
      (changed, _, field) => (round % 2 === 0 ? file.plant(changed, field, nextSecret(field)) : changed),
      record,
    );
  });
}

/** Returns the number of rounds after which nearly every field of every list has had each secret. */
export function roundsOf(files: readonly TestFile[]): number {
  const needed = files.flatMap((file) => {
    const opened = openRecordFile(file);
    return (opened?.lists ?? []).map((list) => {
      const fields = Math.max(0, ...list.map((record) => opened?.fieldsOf(record).length ?? 0));
      return Math.ceil(fields / Math.max(1, list.length));
    });
  });
  return Math.max(2, ...needed) * 2;
}
