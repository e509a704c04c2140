/** Parses the name of a file: which part of which export it is. */
import { withoutCopyMarks } from '../copy/copy-mark.ts';

/** The patterns by which platforms name the parts of an export. */
export interface PartNaming {
  /** Match a name without its suffix. Groups: the text before the number, the number, the rest. */
  readonly numbered: readonly RegExp[];
  /** Match the text that identifies the export, which is the same for all its parts. */
  readonly exportIds: readonly RegExp[];
}

export interface PartName {
  /** The text that all parts of an export have in common, if the name contains it. */
  readonly exportId?: string;
  readonly number?: PartNumber;
}

export interface PartNumber {
  /** A key that parts of the same numbering have in common. */
  readonly series: string;
  readonly at: number;
  /** The total number of parts, if the name contains it. */
  readonly of?: number;
  /** True if the number is certainly that of a part, and not one that the person chose. */
  readonly isCertain: boolean;
  /** Returns the name of another part of the series. */
  readonly nameOf: (at: number) => string;
}

const fileSuffix = /\.(zip|tgz|tar\.gz)$/i;

/** Match `anything-part2`, `archive part 2 of 3` and `archive_2of3`, by any tool. */
const wordedParts = [
  /^(.*\bpart[ _.-]?|.*[ _.-]part[ _.-]?)(\d{1,3})((?:[ _-]?of[ _-]?\d{1,3})?)$/i,
  /^(.*[ _.-])(\d{1,3})([ _-]?of[ _-]?\d{1,3})$/i,
];

/** The longest name that is parsed, longer than file systems allow; the patterns take quadratic time. */
const longestName = 1024;

/** Parses a name. An unknown name gives no information. */
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
