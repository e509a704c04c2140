/** Remembers which contribution a file was being sent for, so that after a reload the same one goes on. */

export interface Unfinished {
  readonly contributionId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly lastModifiedMs: number;
}

/** Of a File, what tells it from others without reading it. */
export interface FileMark {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (sub: string, poolId: string) => `cgdx.upload.${sub}.${poolId}`;

export function findUnfinished(memory: Memory, sub: string, poolId: string): Unfinished | undefined {
  const text = memory.getItem(keyOf(sub, poolId));
  return text ? (JSON.parse(text) as Unfinished) : undefined;
}

export function forgetUnfinished(memory: Memory, sub: string, poolId: string): void {
  memory.removeItem(keyOf(sub, poolId));
}

/** @returns the id under which the file was sent before, else a new one */
export function contributionIdFor(
  memory: Memory,
  place: { readonly sub: string; readonly poolId: string },
  file: FileMark,
  newId: () => string,
): string {
  const before = findUnfinished(memory, place.sub, place.poolId);
  if (before && isSameFile(before, file)) return before.contributionId;
  const contributionId = newId();
  const unfinished: Unfinished = {
    contributionId,
    fileName: file.name,
    sizeBytes: file.size,
    lastModifiedMs: file.lastModified,
  };
  memory.setItem(keyOf(place.sub, place.poolId), JSON.stringify(unfinished));
  return contributionId;
}

export const isSameFile = (before: Unfinished, file: FileMark): boolean =>
  before.fileName === file.name &&
  before.sizeBytes === file.size &&
  before.lastModifiedMs === file.lastModified;
