/** People of a running cloud, who send exports as the pages do. */
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { follow } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { uploadExport } from '@cgdx/local/person/upload.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import type { Outcome, World } from './attack.ts';

export const worldOf = (cloud: Cloud): World => ({
  cloud,
  newcomer: () => signUp(cloud.stack),
  contribute: (...what) => contributeTo(cloud, ...what),
});

/** Sends an export and waits for the result. */
export async function contributeTo(
  cloud: Cloud,
  person: Person,
  poolId: PlatformId,
  archive: Uint8Array,
): Promise<Outcome> {
  const contributionId = randomUUID();
  const path = join(cloud.directory, `${contributionId}.zip`);
  writeFileSync(path, archive);
  const files = [{ path, sizeBytes: archive.length }];
  await uploadExport(cloud.stack, person, { files, poolId, contributionId, onProgress: () => undefined });
  const { state, rejection, quality } = await follow(cloud.stack, person, contributionId, () => undefined);
  rmSync(path);
  const outcome = state === 'completed' ? 'accepted' : state === 'rejected' ? 'refused' : 'unfinished';
  return { state: outcome, code: rejection?.code ?? '', score: quality?.score ?? 0 };
}
