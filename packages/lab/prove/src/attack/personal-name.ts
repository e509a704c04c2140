/** Looks for a person's file name in data that operators can read: executions, events and logs. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow } from '@cgdx/local/person/contribute.ts';
import { uploadExport } from '@cgdx/local/person/upload.ts';
import { writtenBelow } from '@cgdx/stand/cloud/written.ts';
import { type Attack, allRefused } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';

/** All written files, except those of the database and of the storage. */
const readByOperators = ['stepfunctions', 'events', 'lambda'];

export const personalName: Attack = {
  name: 'learn a person’s name from executions, events or logs',
  attempt: async ({ cloud, newcomer }) => {
    const name = `wilhelmina-quarrington-${randomUUID()}`;
    const path = join(cloud.directory, `${name}.zip`);
    const bytes = await sampleBytesOf('spotify', name);
    writeFileSync(path, bytes);
    const person = await newcomer();
    const contributionId = randomUUID();
    await uploadExport(cloud.stack, person, {
      files: [{ path, sizeBytes: bytes.length }],
      poolId: 'spotify',
      contributionId,
      onProgress: () => undefined,
    });
    const { fileName } = await follow(cloud.stack, person, contributionId, () => undefined);
    const written = Object.fromEntries(
      readByOperators.map((part) => [part, writtenBelow(join(cloud.directory, part))]),
    );
    // Checks that the searched files are about this upload, since a search in the wrong files would find nothing.
    const unread = readByOperators.filter((part) => !written[part]?.includes(contributionId));
    if (unread.length > 0) throw new Error(`${unread.join(', ')} wrote nothing about the upload`);
    const logs = writtenBelow(join(cloud.directory, 'lambda', 'log'));
    if (!logs.includes('"ContributionAccepted":1'))
      throw new Error('the logs count no accepted contribution');
    // Values by which an operator could look up the person.
    const known = { address: person.email, 'id of the account': person.userSub };
    return allRefused([
      ...Object.entries(known).map(([what, value]) => ({
        isRefused: !logs.includes(value),
        seen: `the ${what} is in the logs of functions`,
      })),
      { isRefused: fileName === `${name}.zip`, seen: 'its owner is not shown the name of the file' },
      ...readByOperators.map((part) => ({
        isRefused: !written[part]?.includes(name),
        seen: `the name is in files of ${part}`,
      })),
    ]);
  },
};
