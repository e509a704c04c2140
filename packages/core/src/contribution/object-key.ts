/** Says whose contribution an object in the unverified bucket belongs to, and what it is there. */

import { isFileName } from './file-name.ts';

/** Put last if an export comes in several parts: it names them, and its arrival starts the workflow. */
export const partsListName = 'parts.json';

/**
 * A whole export in one file. Its own name is personal (Facebook puts the person's into it) and would stand in every
 * event and log that names the object, so it goes along as metadata.
 */
export const exportName = 'export';

/** S3 metadata that holds the file's own name, percent-encoded. */
export const fileNameTag = 'file-name';

const partsFolder = 'parts';

export interface ObjectKey {
  /** `export`: a whole one in one file. Of an export in parts, each is a `part`, and the `parts-list` names them. */
  readonly kind: 'export' | 'part' | 'parts-list';
  readonly userSub: string;
  /** As it stands in the key, in whatever case; it may name no pool. */
  readonly pool: string;
  readonly contributionId: string;
  /** The last word of the key. */
  readonly objectName: string;
}

/** Ids that fit an execution's name, a URL path and a key without escaping. */
const contributionIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses `{sub}/{poolId}/{contributionId}/export`, `…/parts/{n}` and `…/parts.json`. Any other word is taken in the
 * place of `export` and `{n}`.
 * @returns undefined for any other key: such an object means nothing
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

/** What one contribution's objects have in common. */
export const contributionPrefix = (userSub: string, pool: string, contributionId: string): string =>
  `${userSub}/${pool}/${contributionId}/`;

/** Below it lie the parts of one contribution. */
export const partsPrefix = (prefix: string): string => `${prefix}${partsFolder}/`;

/** Where a part lies below its contribution's prefix. */
export const partKey = (prefix: string, objectName: string): string => partsPrefix(prefix) + objectName;

export const encodeFileName = (name: string): string => encodeURIComponent(name.toWellFormed());

/** @returns undefined for what is no name of a file */
export function decodeFileName(text: string): string | undefined {
  try {
    const name = decodeURIComponent(text);
    return isFileName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
