/**
 * Runs the handler itself on the local bucket and database, with a Step Functions that counts the started
 * executions.
 */

import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { noteStartedWorkflows, type StartedWorkflows } from '@cgdx/stand/upload/started-workflows.ts';
import { agree, openUploadStand, type UploadStand } from '@cgdx/stand/upload/upload-stand.ts';
import { quota } from '@cgdx/workflows/wiring/limit.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as objects from '../ground/object.ts';
import * as uploaded from './on-export-uploaded.ts';
import * as store from './record/contribution.ts';

let Bucket: string;
let client: S3Client;
let started: string[];
let stand: UploadStand;
let workflows: StartedWorkflows;
const people = ['ann', 'ben', 'cleo', 'dora', 'eve', 'fay', 'gus'];

beforeAll(async () => {
  workflows = await noteStartedWorkflows();
  started = workflows.names;
  stand = await openUploadStand();
  ({ client, bucket: Bucket } = stand);
  for (const name of people) await agree(name);
});
afterAll(async () => {
  await stand?.stop();
  await workflows?.stop();
});

type Created = EventBridgeEvent<'Object Created', unknown>;

/** Puts an object. The event states its size, which the test may make larger than the object. */
async function put(userSub: string, contributionId: string, size = 1): Promise<Created> {
  const key = `${userSub}/spotify/${contributionId}/export`;
  const { VersionId } = await client.send(new PutObjectCommand({ Bucket, Key: key, Body: 'x' }));
  return { detail: { bucket: { name: Bucket }, object: { key, size, 'version-id': VersionId } } } as Created;
}

/**
 * Delivers an event until its handler accepts it, as EventBridge does: handlers that run at the same time may
 * refuse as busy.
 */
async function handle(event: Created): Promise<void> {
  for (;;)
    try {
      return await uploaded.handler(event);
    } catch (error) {
      if (!(error instanceof MarketError && error.kind === 'busy')) throw error;
    }
}
const upload = async (...about: Parameters<typeof put>) => handle(await put(...about));
const find = (userSub: string, contributionId: string) => store.findContribution({ userSub, contributionId });

async function stateOf(userSub: string, contributionId: string): Promise<string> {
  const found = await find(userSub, contributionId);
  return found?.rejection?.code ?? found?.state ?? 'nothing';
}

async function versionsBelow(prefix: string): Promise<number> {
  let count = 0;
  for await (const versions of objects.listVersions(Bucket, prefix)) count += versions.length;
  return count;
}

/** Ends a contribution as the steps do. */
const end = (userSub: string, contributionId: string, state: 'completed' | 'rejected' | 'failed') =>
  store.recordStep({ userSub, contributionId }, 'check-authenticity', {}, { state });

async function fillDay(userSub: string): Promise<void> {
  for (let n = 1; n <= quota.uploadsADay; n++) await upload(userSub, `c-${n}`);
}

describe('uploads a day', () => {
  const last = `c-${quota.uploadsADay}`;
  let one: Created;

  test('begin up to the last one; the next is turned away with a sentence, and its file is deleted', async () => {
    started.length = 0;
    await fillDay('ann');
    expect(started).toHaveLength(quota.uploadsADay);
    one = await put('ann', 'one-more');
    await handle(one);
    expect(started).toHaveLength(quota.uploadsADay);
    const contribution = await find('ann', 'one-more');
    expect(contribution).toMatchObject({
      state: 'rejected',
      rejection: {
        code: 'too-many-uploads',
        message: expect.stringContaining(`${quota.uploadsADay} exports today`),
        advice: expect.stringContaining('again after midnight (Singapore time)'),
      },
    });
    const shown = contribution && store.toContribution(contribution);
    expect(shown?.steps['check-authenticity']).toMatchObject({
      state: 'rejected',
      note: shown?.rejection?.message,
    });
    expect(JSON.stringify(shown)).not.toMatch(/isTurnedAway|unverified|userSub/);
    expect(await versionsBelow('ann/spotify/one-more/')).toBe(0);
    expect(await versionsBelow(`ann/spotify/${last}/`)).toBe(1);
  });

  test('count once each, however often their event comes', async () => {
    const before = started.length;
    await handle(one);
    expect([started.length, await stateOf('ann', 'one-more')]).toEqual([before, 'too-many-uploads']);
    const events = await Promise.all(Array.from({ length: 3 }, (_, n) => put('dora', `c-${n}`)));
    await Promise.all([...events, ...events, ...events].map(handle));
    for (const event of events) await handle(event);
    for (let n = 3; n < quota.uploadsADay; n++) await upload('dora', `c-${n}`);
    expect(await stateOf('dora', `c-${quota.uploadsADay - 1}`)).toBe('running');
    await upload('dora', 'one-more');
    expect(await stateOf('dora', 'one-more')).toBe('too-many-uploads');
  });

  test('of one person do not count for another', async () => {
    await upload('ben', 'c-1');
    expect(await stateOf('ben', 'c-1')).toBe('running');
  });

  test('that all begin at once are counted one by one', async () => {
    const events = await Promise.all(
      Array.from({ length: quota.uploadsADay + 5 }, (_, n) => put('cleo', `c-${n}`)),
    );
    await Promise.all(events.map(handle));
    const states = await Promise.all(events.map((_, n) => stateOf('cleo', `c-${n}`)));
    expect(states.filter((state) => state === 'running')).toHaveLength(quota.uploadsADay);
    expect(states.filter((state) => state === 'too-many-uploads')).toHaveLength(5);
  });

  test('beyond the number of refusals that are stored leave nothing behind', async () => {
    for (let n = 2; n <= quota.refusalsADay; n++) await upload('ann', `more-${n}`);
    expect(await stateOf('ann', `more-${quota.refusalsADay}`)).toBe('too-many-uploads');
    await upload('ann', 'unheard');
    expect(await stateOf('ann', 'unheard')).toBe('nothing');
    expect(await versionsBelow('ann/spotify/unheard/')).toBe(0);
  });
});

describe('bytes waiting', () => {
  const half = quota.bytesWaiting / 2;

  test('may fill the quota, and make room as soon as an upload is done, however it ends', async () => {
    await upload('eve', 'first', half);
    await upload('eve', 'second', half);
    expect(await stateOf('eve', 'second')).toBe('running');
    await upload('eve', 'third', 1);
    expect(await stateOf('eve', 'third')).toBe('too-much-waiting');
    await end('eve', 'first', 'completed');
    await upload('eve', 'fourth', half);
    expect(await stateOf('eve', 'fourth')).toBe('running');
    await end('eve', 'second', 'rejected');
    await upload('eve', 'fifth', half);
    expect(await stateOf('eve', 'fifth')).toBe('running');
  });

  test('still count when a contribution has failed, since its export stays stored', async () => {
    await upload('fay', 'first', quota.bytesWaiting);
    await end('fay', 'first', 'failed');
    await upload('fay', 'second', 1);
    expect(await stateOf('fay', 'second')).toBe('too-much-waiting');
  });
});

test('parts that arrive for a refused upload are deleted', async () => {
  await upload('gus', 'first', quota.bytesWaiting);
  await upload('gus', 'split', 1);
  const key = 'gus/spotify/split/parts/1';
  const { VersionId } = await client.send(new PutObjectCommand({ Bucket, Key: key, Body: 'x' }));
  await handle({
    detail: { bucket: { name: Bucket }, object: { key, size: 1, 'version-id': VersionId } },
  } as Created);
  expect(await versionsBelow('gus/spotify/split/')).toBe(0);
});
