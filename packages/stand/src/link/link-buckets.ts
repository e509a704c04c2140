/** For tests: serves every bucket of the wiring under its lower-case name, and links it. */
import { join } from 'node:path';
import { startS3 } from '@cgdx/aws/s3/start.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { setLinks } from './set-links.ts';

const credential = {
  accessKeyId: 'test',
  secretAccessKey: 'test',
  statements: [{ effect: 'Allow' as const, actions: ['*'], resources: ['*'] }],
  tags: {},
};

/** The credentials that handlers use with every server of a test stand. */
export const testCredentials = {
  AWS_REGION: 'ap-southeast-1',
  AWS_ACCESS_KEY_ID: credential.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credential.secretAccessKey,
};

export async function linkBuckets(directory: string): Promise<Service> {
  const names = Object.keys(buckets) as (keyof typeof buckets)[];
  const storage = await startS3({
    port: 0,
    directory: join(directory, 's3'),
    buckets: names.map((name) => ({ ...buckets[name], name: name.toLowerCase() })),
    find: (id) => (id === credential.accessKeyId ? credential : undefined),
    deliver: async () => undefined,
  });
  setLinks(Object.fromEntries(names.map((name) => [name, { name: name.toLowerCase() }])));
  return storage;
}
