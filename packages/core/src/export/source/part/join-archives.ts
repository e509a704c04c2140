/** Joins the archives into which an export was split to one list of files. */
import { mergeReasons, type Reasons } from '../../contract/export-ledger.ts';
import type { ArchiveFile } from '../../format/archive/open-archive.ts';
import type { TimelineFinding } from '../timeline-finding.ts';
import { contradictingParts } from './part-rejection.ts';

export interface OpenedPart {
  readonly name: string;
  readonly entries: readonly ArchiveFile[];
  /** The number of other entries of the archive, by reason. */
  readonly passedOver: Reasons;
}

export interface JoinedArchive {
  /** Sorted by path, then size, then checksum, independent of the order of parts and of the zip tool. */
  readonly entries: readonly ArchiveFile[];
  /** Findings about the parts, in words, for the contributor's timeline. */
  readonly findings: readonly TimelineFinding[];
  /** The number of files that another part has too. */
  readonly twice: number;
  /** The number of entries that are not part of the export, by reason. */
  readonly passedOver: Reasons;
  /** Paths of files that the person left out, in order. */
  readonly omitted: readonly string[];
}

/** A part whose files are all in another part. */
interface NeedlessPart {
  readonly name: string;
  readonly sameAs: string;
}

interface Held {
  readonly entry: ArchiveFile;
  /** The indices of the parts that contain the file. */
  readonly parts: Set<number>;
}

/** Matches files that may contain records; only these are compared between parts. */
const dataFile = /\.(json|js|csv|html?|txt)$/i;

/** Matches pages around the data, and lists of contents, of which each part may have its own. */
const ownOfEachPart = /^([^/]+\/)?[^/]+\.(html?|txt|pdf)$|(^|\/)data\/manifest\.js$/i;

/**
 * Keeps a file that is in two parts once, even if one part was repacked inside another folder.
 * @param parts in an order that depends only on their names
 * Throws `ExportRejected` if two parts have different files with the same path, since they are from two exports.
 */
export function joinArchives(parts: readonly OpenedPart[], omitted: readonly string[] = []): JoinedArchive {
  const held = holdOnce(parts);
  checkContradictions(parts, held);
  const kept = parts.length === 1 ? held : dropNested(held);
  const twice = parts.reduce((sum, { entries }) => sum + entries.length, 0) - kept.length;
  return {
    entries: kept.map(({ entry }) => entry).sort(compare),
    findings: parts.length === 1 ? [] : findingsOf(parts.length, twice, findNeedless(parts, held)),
    twice,
    passedOver: mergeReasons(parts.map(({ passedOver }) => passedOver)),
    omitted,
  };
}

const keyOf = ({ sizeBytes, crc32 }: ArchiveFile, path: string) => `${sizeBytes}/${crc32}/${path}`;

function holdOnce(parts: readonly OpenedPart[]): Held[] {
  const held = new Map<string, Held>();
  for (const [part, { entries }] of parts.entries()) {
    for (const entry of entries) {
      const key = keyOf(entry, entry.path);
      const known = held.get(key);
      if (known === undefined) held.set(key, { entry, parts: new Set([part]) });
      else known.parts.add(part);
    }
  }
  return [...held.values()];
}

function checkContradictions(parts: readonly OpenedPart[], held: readonly Held[]): void {
  if (parts.length === 1) return;
  const byPath = new Map<string, Held>();
  for (const one of [...held].sort((a, b) => compare(a.entry, b.entry))) {
    const { path } = one.entry;
    const other = byPath.get(path);
    byPath.set(path, one);
    if (other === undefined || !dataFile.test(path) || ownOfEachPart.test(path)) continue;
    const [a, b] = [Math.min(...other.parts), Math.min(...one.parts)].sort((x, y) => x - y);
    throw contradictingParts(parts[a ?? 0]?.name ?? '', parts[b ?? 0]?.name ?? '', one.entry);
  }
}

/** The most folders that repacking an export may have added around it. */
const mostFoldersMore = 8;

/** Drops a file whose contents another part has under a path that is the end of the file's path. */
function dropNested(held: readonly Held[]): Held[] {
  const byKey = new Map(held.map((one) => [keyOf(one.entry, one.entry.path), one]));
  return held.filter(({ entry, parts }) => {
    let path = entry.path;
    for (let folder = 0; folder < mostFoldersMore && path.includes('/'); folder++) {
      path = path.slice(path.indexOf('/') + 1);
      const inner = byKey.get(keyOf(entry, path));
      if (inner !== undefined && [...parts].every((part) => !inner.parts.has(part))) return false;
    }
    return true;
  });
}

function findNeedless(parts: readonly OpenedPart[], held: readonly Held[]): NeedlessPart[] {
  const needless: NeedlessPart[] = [];
  const dropped = new Set<number>();
  for (const [part, { name }] of [...parts.entries()].reverse()) {
    const own = held.filter((one) => one.parts.has(part));
    const elsewhere = (one: Held) => [...one.parts].filter((other) => other !== part && !dropped.has(other));
    if (parts.length === 1 || own.some((one) => elsewhere(one).length === 0)) continue;
    dropped.add(part);
    const [first] = own;
    needless.push({ name, sameAs: parts[(first && elsewhere(first)[0]) ?? 0]?.name ?? '' });
  }
  return needless.reverse();
}

function compare(a: ArchiveFile, b: ArchiveFile): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.sizeBytes - b.sizeBytes || a.crc32 - b.crc32;
}

/** `repeated`: the number of files that are in more than one part. */
function findingsOf(parts: number, repeated: number, needless: readonly NeedlessPart[]): TimelineFinding[] {
  const once = repeated === 0 ? '' : ` ${repeated} of the files in them came more than once and count once.`;
  return [
    { label: 'Parts', value: `Your export came in ${parts} parts, read as one.${once}` },
    ...needless.map(({ name, sameAs }) => ({
      label: 'Sent twice',
      value: `${name} holds nothing that ${sameAs} does not hold: it counts once.`,
    })),
  ];
}
