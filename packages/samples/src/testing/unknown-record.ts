/** Inserts records of unknown forms into every list of a sample's file, for tests of the ledger. */
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';

/** The text is not a name, since in some lists a bare name is a record. */
const unknown = [{ zorb: { at: 'some day' } }, '@zorb', 7, null] as const;

/** Keys of nested lists of records; every other list within a record is a field. */
const innerLists = new Set([
  'impressions',
  'engagements',
  'engagementAttributes',
  'interests',
  'shows',
  'languages',
  'items',
  'events',
]);
/** Keys of lists that belong to a single record at the root. */
const fields = new Set(['label_values', 'media']);

export interface WithUnknown extends TestFile {
  readonly inserted: number;
}

export function withUnknownRecords({ path, data }: TestFile): WithUnknown {
  const text = Buffer.from(data).toString('utf8');
  const { written, inserted } = insertInto(path, text);
  return { path, data: written, inserted };
}

function insertInto(path: string, text: string): { readonly written: string; readonly inserted: number } {
  if (/\.csv$/i.test(path)) {
    const separator = /[,;\t]/.exec(text.split('\n').find((line) => /[,;\t]/.test(line)) ?? '')?.[0];
    const row = `${Array.from({ length: 40 }, () => 'zorb').join(separator)}\r\n`;
    return { written: `${text.replace(/\r?\n?$/, '\r\n')}${row}`, inserted: 1 };
  }
  if (/\.html$/i.test(path)) {
    const cell = '<div class="outer-cell mdl-cell"><p>zorb</p></div>';
    return { written: text.replace(/<div class="outer-cell/, `${cell}<div class="outer-cell`), inserted: 1 };
  }
  if (/\.txt$/i.test(path)) return { written: `${text.trimEnd()}\n\nZorb: 7\n\n`, inserted: 1 };
  const from = text.search(/[[{]/);
  const root: unknown = JSON.parse(text.slice(from));
  const inserted = insertEach(root, false);
  return { written: `${text.slice(0, from)}${JSON.stringify(root)}`, inserted };
}

/** Returns the number of inserted records. */
function insertEach(value: unknown, isInRecord: boolean): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    const inner = value.reduce<number>((sum, element) => sum + insertEach(element, true), 0);
    const [record, text, number, nothing] = unknown;
    const plain = value.some((element) => typeof element === 'string') ? [number] : [text, number];
    value.splice(Math.ceil(value.length / 2), 0, ...plain);
    value.unshift(record);
    value.push(nothing);
    return inner + plain.length + 2;
  }
  return Object.entries(value).reduce((sum, [key, element]) => {
    if (!Array.isArray(element)) return sum + insertEach(element, isInRecord);
    const isList = isInRecord ? innerLists.has(key) || isConversation(value) : !fields.has(key);
    return isList ? sum + insertEach(element, isInRecord) : sum;
  }, 0);
}

const isConversation = (value: object) => 'conversationId' in value;
