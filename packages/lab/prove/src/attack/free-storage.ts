/** Uses the bucket of raw exports as general storage. */
import { randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { Person } from '@cgdx/local/person/person.ts';
import { storageOf, versionsBelow } from '@cgdx/stand/cloud/storage.ts';
import { type Attack, allRefused, type Verdict, type World } from './attack.ts';
import { until } from './until.ts';

function bucketOf({ cloud }: World, person: Person) {
  const { stack } = cloud;
  const Bucket = stack.buckets.UnverifiedBucket;
  const own = storageOf(stack, person);
  return {
    put: (Key: string, Body: string | Uint8Array) => own.send(new PutObjectCommand({ Bucket, Key, Body })),
    left: (prefix: string): Promise<number> => versionsBelow(stack, prefix),
    close: () => own.destroy(),
  };
}

async function whetherItGoes(what: string, left: () => Promise<number>): Promise<Verdict> {
  const isGone = await until(async () => (await left()) === 0);
  return { isRefused: isGone === true, seen: `${what} stays` };
}

export const freeStorage: Attack = {
  name: 'keep files in the bucket of raw exports',
  attempt: async (world) => {
    const [person, other] = [await world.newcomer(), await world.newcomer()];
    const { put, left, close } = bucketOf(world, person);
    const below = `${person.userSub}/`;
    const foreign = await put(`${other.userSub}/spotify/${randomUUID()}/export`, 'x').then(
      () => ({ isRefused: false, seen: 'an object is stored under the prefix of somebody else' }),
      (error: Error) => ({
        isRefused: error.name === 'AccessDenied',
        seen: `the bucket answered ${error.name}`,
      }),
    );
    await put(`${below}anything`, 'x');
    await put(`${below}spotify/${randomUUID()}/much/too/deep`, 'x');
    await put(`${below}nowhere/${randomUUID()}/parts/1`, 'x');
    const meaningless = await whetherItGoes('an object with an unknown kind of name', () => left(below));

    const prefix = `${below}spotify/${randomUUID()}/`;
    const zip = await zipOf([{ path: 'a.json', data: '[]' }]);
    await put(`${prefix}parts/1`, zip);
    await put(`${prefix}parts/unlisted`, 'x');
    const parts = [{ file: 'a.zip', object: '1', sizeBytes: zip.length }];
    await put(`${prefix}parts.json`, JSON.stringify({ parts }));
    const unlisted = await whetherItGoes('a part that is not in the list', () => left(prefix));
    await put(`${prefix}parts/late`, 'x');
    const late = await whetherItGoes('a part that arrived too late', () => left(prefix));
    close();
    return allRefused([foreign, meaningless, unlisted, late]);
  },
};
