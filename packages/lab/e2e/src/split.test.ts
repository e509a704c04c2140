import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { contribute, follow } from '@cgdx/local/person/contribute.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call, resultOf, uploadRoute } from '@cgdx/stand/cloud/call.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { storageOf, versionsBelow } from '@cgdx/stand/cloud/storage.ts';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readUnsplit } from './read-unsplit.ts';
import { sharedCloud } from './shared-cloud.ts';
import { splitSample } from './split-sample.ts';

const cloud = sharedCloud();
const { directory } = cloud;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  [ann, ben] = await Promise.all([signUp(cloud.stack), signUp(cloud.stack)]);
});

const quietly = () => undefined;
const takeout = (part: number) => `takeout-20261101T000000Z-00${part}.zip`;
const history = (seed: number) => makeSample(directory, 'spotify', '2MB', seed, { fileBytes: 400_000 });

const send = (person: Person, ...files: string[]): Promise<Contribution> =>
  contribute({ stack: cloud.stack, person, files, poolId: 'spotify', tell: quietly });

/** Puts objects under the prefix of a new contribution, one after the other. */
async function put(person: Person, objects: readonly (readonly [path: string, body: Uint8Array | string])[]) {
  const contributionId = randomUUID();
  const prefix = `${person.userSub}/spotify/${contributionId}/`;
  const client = storageOf(cloud.stack, person);
  const more = async (path: string, Body: Uint8Array | string) => {
    const Bucket = cloud.stack.buckets.UnverifiedBucket;
    await client.send(new PutObjectCommand({ Bucket, Key: prefix + path, Body }));
  };
  for (const [path, body] of objects) await more(path, body);
  return { contributionId, prefix, more };
}

const listOf = (...files: readonly string[]) =>
  JSON.stringify({ parts: files.map((file) => ({ file: basename(file), sizeBytes: statSync(file).size })) });

const versionsLeft = (prefix: string): Promise<number> => versionsBelow(cloud.stack, prefix);

const orders: readonly [string, number, (files: string[]) => string[]][] = [
  ['last part first', 82, (files) => [...files].reverse()],
  ['in the order of their numbers', 81, (files) => files],
];

describe.each(inject('everyCase') ? orders : orders.slice(0, 1))(
  'an export in two parts, sent %s',
  (_, seed, order) => {
    let whole: string;
    let contribution: Contribution;
    let person: Person;

    beforeAll(async () => {
      // A new person, since a second history of the same person would earn less.
      person = await signUp(cloud.stack);
      whole = await history(seed);
      const parts = await splitSample(whole, [takeout(1), takeout(2)]);
      contribution = await send(person, ...order(parts));
    });

    test('is accepted once, and its dataset equals that of the unsplit export, byte for byte', async () => {
      expect(contribution.state).toBe('completed');
      expect(contribution.parts?.map(({ fileName }) => fileName)).toEqual([takeout(1), takeout(2)]);
      const { uploadHash, score } = await readUnsplit(directory, whole, person.userSub, contribution);
      expect(contribution.uploadHash).toBe(uploadHash);
      expect(contribution.quality?.score).toBe(score);
    });

    test('is shown to have been read as one export', () => {
      const { findings } = contribution.steps['check-authenticity'];
      expect(findings?.[0]).toEqual({ label: 'Parts', value: 'Your export came in 2 parts, read as one.' });
    });

    test('is recognized when the unsplit export is sent', async () => {
      const again = await send(ben, whole);
      expect(again).toMatchObject({ state: 'rejected', rejection: { code: 'data-already-uploaded' } });
    });

    test('leaves no data of any part behind', async () => {
      expect(await versionsLeft(`${person.userSub}/`)).toBe(0);
    });
  },
);

test('a part that is not in the list is deleted when the list arrives', async () => {
  const [a = '', b = ''] = await splitSample(await history(84), ['a.zip', 'b.zip']);
  const { prefix, more } = await put(ann, [
    ['parts/a.zip', readFileSync(a)],
    ['parts/b.zip', readFileSync(b)],
    ['parts/free-storage', 'x'],
  ]);
  await more('parts.json', listOf(a, b));
  await expect.poll(() => versionsLeft(prefix)).toBe(0);
});

test('parts alone start nothing; their list starts the workflow once, and later objects have no effect and are deleted', async () => {
  const [a = '', b = ''] = await splitSample(await history(83), ['a.zip', 'b.zip']);
  const { contributionId, prefix, more } = await put(ann, [
    ['parts/b.zip', readFileSync(b)],
    ['parts/a.zip', 'an attempt that was cut off'],
    ['parts/a.zip', readFileSync(a)],
  ]);
  const path = `GET /contributions/${contributionId}`;
  expect((await call(cloud.stack, ann, path)).status).toBe(404);
  await more('parts.json', listOf(a, b));
  await expect.poll(async () => (await call(cloud.stack, ann, path)).status).toBe(200);
  await more('parts/a.zip', 'this would be refused');
  await more('parts.json', 'this too');
  const ask = () => resultOf(cloud.stack, ann, 'spotify', `${prefix}parts.json`);
  const { body } = await ask();
  expect(body).toMatchObject({ contributionId, data_quality_score: expect.any(Number) });
  expect(await ask()).toMatchObject({ body });
  await more('parts/c.zip', 'much too late');
  await expect.poll(() => versionsLeft(prefix)).toBe(0);
  expect(await call(cloud.stack, ann, uploadRoute(ann, 'spotify', `${prefix}parts/a.zip`))).toMatchObject({
    status: 400,
    body: { code: 'InvalidLocation' },
  });
});

describe('a contribution in parts is refused with a sentence', () => {
  const zip = Buffer.from('PK');
  const parts = (...sizes: readonly (readonly [string, number])[]) =>
    JSON.stringify({ parts: sizes.map(([file, sizeBytes]) => ({ file, sizeBytes })) });

  test.each([
    [
      'where a numbered part is missing',
      [
        [`parts/${takeout(1)}`, zip],
        [`parts/${takeout(3)}`, zip],
        ['parts.json', parts([takeout(3), 2], [takeout(1), 2])],
      ],
      'missing-part',
      `A part of your export is missing: ${takeout(2)}.`,
    ],
    [
      'where a part was announced and never arrived',
      [
        ['parts/a.zip', zip],
        ['parts.json', parts(['a.zip', 2], ['b.zip', 2])],
      ],
      'part-not-uploaded',
      '1 of 2 parts arrived. Missing: b.zip.',
    ],
    [
      'where a part has another size than announced',
      [
        ['parts/a.zip', zip],
        ['parts.json', parts(['a.zip', 3])],
      ],
      'part-of-other-size',
      'a.zip: Upload failed. Expected object size 3, but got 2.',
    ],
    [
      'where the list cannot be read',
      [['parts.json', '{"parts":']],
      'parts-list-unreadable',
      'parts.json does not name',
    ],
  ] as const)('%s', async (_, objects, code, message) => {
    const { contributionId, prefix } = await put(ben, objects);
    const contribution = await follow(cloud.stack, ben, contributionId, quietly);
    expect(contribution).toMatchObject({ state: 'rejected', rejection: { code } });
    expect(contribution.rejection?.message).toContain(message);
    expect(await versionsLeft(prefix)).toBe(0);
  });
});

test('the command names a missing part before it uploads anything', async () => {
  const [a = '', b = ''] = await splitSample(await history(84), [takeout(1), takeout(3)]);
  await expect(send(ann, a, b)).rejects.toMatchObject({
    code: 'missing-part',
    message: expect.stringContaining(takeout(2)),
  });
});
