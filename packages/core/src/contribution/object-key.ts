/** Parses the keys of the unverified bucket: whose contribution an object belongs to, and its role in it. */

import { isFileName } from './file-name.ts';

/** Put last if an export has several parts: it names them, and its arrival starts the workflow. */
export const partsListName = 'parts.json';

/**
 * A whole export in one file. Its own name is personal (Facebook puts the person's name into it) and would be in every
 * event and log that names the object, so it is stored as metadata.
 */
export const exportName = 'export';

/** S3 metadata that holds the file's own name, percent-encoded. */
export const fileNameTag = 'file-name';

const partsFolder = 'parts';

export interface ObjectKey {
  /** `export`: a whole export in one file. If it has parts, each is a `part`, and the `parts-list` names them. */
  readonly kind: 'export' | 'part' | 'parts-list';
  readonly userSub: string;
  /** The pool as written in the key, in any case; it may not exist. */
  readonly pool: string;
  readonly contributionId: string;
  /** The last segment of the key. */
  readonly objectName: string;
}

/** Ids that fit an execution's name, a URL path and a key without escaping. */
const contributionIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses `{sub}/{poolId}/{contributionId}/export`, `…/parts/{n}` and `…/parts.json`. Any other name is accepted in the
 * place of `export` and `{n}`.
 * @returns undefined for any other key: such an object has no meaning
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

/** @returns undefined if it is not the name of a file */
export function decodeFileName(text: string): string | undefined {
  try {
    const name = decodeURIComponent(text);
    return isFileName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
