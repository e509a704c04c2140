/** Parses the keys of the unverified bucket: the person, the contribution, and the object's role in the contribution. */

import { isFileName } from './file-name.ts';

/** The list of an export's parts, which is uploaded last: its arrival starts the workflow. */
export const partsListName = 'parts.json';

/**
 * The object name of an export in one file. The file's own name is stored as metadata instead: it is personal (Facebook puts
 * the person's name into it), and the object name appears in events and logs.
 */
export const exportName = 'export';

/** The S3 metadata key of the file's own name, which is percent-encoded. */
export const fileNameTag = 'file-name';

const partsFolder = 'parts';

export interface ObjectKey {
  /** `export`: a whole export in one file. `part`: one of several parts. `parts-list`: the list that names the parts. */
  readonly kind: 'export' | 'part' | 'parts-list';
  readonly userSub: string;
  /** The pool as written in the key, in upper or lower case; it may not exist. */
  readonly pool: string;
  readonly contributionId: string;
  /** The last segment of the key. */
  readonly objectName: string;
}

/** Ids that need no escaping in an execution's name, a URL path and a key. */
const contributionIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses `{sub}/{poolId}/{contributionId}/export`, `…/parts/{n}` and `…/parts.json`. Any other name is accepted in the
 * place of `export` and `{n}`.
 * @returns undefined for any other key: such an object is ignored
 */
export function parseObjectKey(key: string): ObjectKey | undefined {
  const [userSub, pool, contributionId, ...path] = key.split('/');
  const objectName = path.at(-1);
  if (!userSub || !pool || !contributionId || !objectName) return undefined;
  if (!contributionIdPattern.test(contributionId)) return undefined;
  const about = { userSub, pool, contributionId, objectName };
  if (path.length === 1) return { kind: objectName === partsListName ? 'parts-list' : 'export', ...about };
  return path.length === 2 && path[0] === partsFolder ? { kind: 'part', ...about } : undefined;
}

/** Returns the common prefix of one contribution's objects. */
export const contributionPrefix = (userSub: string, pool: string, contributionId: string): string =>
  `${userSub}/${pool}/${contributionId}/`;

/** Returns the prefix of the parts of one contribution. */
export const partsPrefix = (prefix: string): string => `${prefix}${partsFolder}/`;

/** Returns the key of a part. */
export const partKey = (prefix: string, objectName: string): string => partsPrefix(prefix) + objectName;

export const encodeFileName = (name: string): string => encodeURIComponent(name.toWellFormed());

/** @returns undefined if the text is not an encoded file name */
export function decodeFileName(text: string): string | undefined {
  try {
    const name = decodeURIComponent(text);
    return isFileName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
