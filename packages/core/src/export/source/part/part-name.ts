/** Reads from a file's name which part of which export it is. */
import { withoutCopyMarks } from '../copy/copy-mark.ts';

/** How platforms name the parts of an export. */
export interface PartNaming {
  /** Match a name without its suffix. Groups: before the number, the number, the rest. */
  readonly numbered: readonly RegExp[];
  /** Match what identifies the person and export; the rest differs from part to part. */
  readonly exportIds: readonly RegExp[];
}

export interface PartName {
  /** What all parts of one export have in common, if the name contains it. */
  readonly exportId?: string;
  readonly number?: PartNumber;
}

export interface PartNumber {
  /** Parts with the same key are numbered together. */
  readonly series: string;
  readonly at: number;
  /** The total number, if the name says so. */
  readonly of?: number;
  /** True if the number is certainly a part's, and not something of the person's own. */
  readonly isCertain: boolean;
  /** Returns the name of another part of the series. */
  readonly nameOf: (at: number) => string;
}

const fileSuffix = /\.(zip|tgz|tar\.gz)$/i;

/** `anything-part2`, `archive part 2 of 3`, `archive_2of3`: by whatever tool. */
const wordedParts = [
  /^(.*\bpart[ _.-]?|.*[ _.-]part[ _.-]?)(\d{1,3})((?:[ _-]?of[ _-]?\d{1,3})?)$/i,
  /^(.*[ _.-])(\d{1,3})([ _-]?of[ _-]?\d{1,3})$/i,
];

/** The longest on any file system; in a longer name suffixes would be searched for again and again. */
const longestName = 1024;

/** Never fails: an unknown name yields no information. */
export function parsePartName(fileName: string, { numbered, exportIds }: PartNaming): PartName {
  if (fileName.length > longestName) return {};
  const suffix = fileSuffix.exec(fileName)?.[0] ?? '';
  const stem = withoutCopyMarks(suffix === '' ? fileName : fileName.slice(0, -suffix.length));
  const exportId = exportIds.map((pattern) => pattern.exec(stem)?.[0].toLowerCase()).find(Boolean);
  const number = numberOf(stem, suffix, numbered);
  return { ...(exportId !== undefined && { exportId }), ...(number !== undefined && { number }) };
}

function numberOf(stem: string, suffix: string, numbered: readonly RegExp[]): PartNumber | undefined {
  const found = [...numbered, ...wordedParts].map((pattern) => pattern.exec(stem)).find(Boolean);
  if (!found) return undefined;
  const [, before = '', digits = '', after = ''] = found;
  const of = /\d+$/.exec(after)?.[0];
  return {
    series: `${before}#${after}`.toLowerCase(),
    at: Number(digits),
    ...(of !== undefined && { of: Number(of) }),
    isCertain: of !== undefined || numbered.some((pattern) => pattern.test(stem)),
    nameOf: (at) => `${before}${String(at).padStart(digits.length, '0')}${after}${suffix}`,
  };
}
