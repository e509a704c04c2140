/** Says whose contribution an object in the unverified bucket belongs to. */

export interface ObjectKey {
  readonly userSub: string;
  /** As it stands in the key, in whatever case; it may name no pool. */
  readonly pool: string;
  readonly contributionId: string;
  readonly fileName: string;
}

/** Ids that fit an execution's name, a URL path and a key without escaping. */
const contributionIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses `{sub}/{poolId}/{contributionId}/{file}`.
 * @returns nothing for any other key: such an object starts no workflow
 */
export function parseObjectKey(key: string): ObjectKey | undefined {
  const [userSub, pool, contributionId, fileName, ...rest] = key.split('/');
  if (!userSub || !pool || !contributionId || !fileName || rest.length > 0) return undefined;
  if (!contributionIdPattern.test(contributionId)) return undefined;
  return { userSub, pool, contributionId, fileName };
}

/** What one contribution's objects have in common. */
export const contributionPrefix = (userSub: string, pool: string, contributionId: string): string =>
  `${userSub}/${pool}/${contributionId}/`;
