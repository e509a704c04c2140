/** Uploads that have begun no contribution: parts whose list has not come, and objects with meaningless names. */
import { contributionPrefix, parseObjectKey } from '@cgdx/core/contribution/object-key.ts';
import { bucketName } from '../../ground/links.ts';
import { deleteAllVersions, deleteVersion, type ListedVersion, listVersions } from '../../ground/object.ts';

/**
 * Deletes a person's uploads that have begun no contribution. Leaves every complete upload: a contribution uses
 * it, or the event of its arrival decides.
 */
export async function deleteUnbegunUploads(userSub: string): Promise<void> {
  const bucket = bucketName('UnverifiedBucket');
  const unlisted = new Set<string>();
  const begun = new Set<string>();
  const strays: ListedVersion[] = [];
  for await (const versions of listVersions(bucket, `${userSub}/`)) {
    for (const version of versions) {
      const about = parseObjectKey(version.key);
      if (!about) strays.push(version);
      else {
        const prefix = contributionPrefix(userSub, about.pool, about.contributionId);
        (about.kind === 'part' ? unlisted : begun).add(prefix);
      }
    }
  }
  for (const stray of strays) await deleteVersion(stray);
  for (const prefix of unlisted) {
    if (!begun.has(prefix)) await deleteAllVersions(bucket, prefix);
  }
}
