/** Says whose contribution an object in the unverified bucket belongs to, and what it is there. */

/** Put last where an export comes in several parts: it names them, and its arrival starts the workflow. */
export const partsListName = 'parts.json';

const partsFolder = 'parts';

export interface ObjectKey {
  /** `export`: a whole one in one file. Of an export in parts, each is a `part`, and the `parts-list` names them. */
  readonly kind: 'export' | 'part' | 'parts-list';
  readonly userSub: string;
  /** As it stands in the key, in whatever case; it may name no pool. */
  readonly pool: string;
  readonly contributionId: string;
  readonly fileName: string;
}

/** Ids that fit an execution's name, a URL path and a key without escaping. */
const contributionIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses `{sub}/{poolId}/{contributionId}/{file}`, `…/parts/{file}` and `…/parts.json`.
 * @returns nothing for any other key: such an object starts no workflow
 */
export function parseObjectKey(key: string): ObjectKey | undefined {
  const [userSub, pool, contributionId, ...path] = key.split('/');
  const fileName = path.at(-1);
  if (!userSub || !pool || !contributionId || !fileName) return undefined;
  if (!contributionIdPattern.test(contributionId)) return undefined;
  const about = { userSub, pool, contributionId, fileName };
  if (path.length === 1) return { kind: fileName === partsListName ? 'parts-list' : 'export', ...about };
  return path.length === 2 && path[0] === partsFolder ? { kind: 'part', ...about } : undefined;
}

/** What one contribution's objects have in common. */
export const contributionPrefix = (userSub: string, pool: string, contributionId: string): string =>
  `${userSub}/${pool}/${contributionId}/`;

/** Where a part lies below its contribution's prefix. */
export const partKey = (prefix: string, fileName: string): string => `${prefix}${partsFolder}/${fileName}`;
