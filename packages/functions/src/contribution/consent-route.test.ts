/** Runs the API and the handler of the first event on the local bucket and database, as a direct PUT would. */

import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { consentTexts, currentConsent } from '@cgdx/core/consent/consent.ts';
import { partsListName } from '@cgdx/core/contribution/object-key.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { noteStartedWorkflows, type StartedWorkflows } from '@cgdx/stand/upload/started-workflows.ts';
import { openUploadStand, type UploadStand } from '@cgdx/stand/upload/upload-stand.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { quota } from '@cgdx/workflows/wiring/limit.ts';
import { grantsOf } from '@cgdx/workflows/wiring/permission.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listVersions, readText } from '../ground/object.ts';
import { listItems } from '../ground/table/query.ts';
import { handler as consentRoute } from './consent-route.ts';
import { handler as onExportUploaded } from './on-export-uploaded.ts';
import { newestConsent, recordConsent } from './record/consent.ts';
import { findContribution } from './record/contribution.ts';

let stand: UploadStand;
let workflows: StartedWorkflows;
let client: S3Client;
let Bucket: string;

beforeAll(async () => {
  workflows = await noteStartedWorkflows();
  stand = await openUploadStand();
  ({ client, bucket: Bucket } = stand);
});
afterAll(async () => {
  await stand?.stop();
  await workflows?.stop();
});

async function ask(sub: string, route: string, body: object = {}) {
  const { statusCode = 0, body: text = '' } = await consentRoute(
    signedInEvent(route, { sub, email: `${sub}@example.com` }, body),
  );
  const answered = JSON.parse(text);
  assertResponse(route, statusCode, answered);
  return { status: statusCode, body: answered };
}

const { version } = currentConsent;
const everything = { version, age: true, residency: true, processing: true };
const agree = (sub: string) => ask(sub, 'POST /consent', everything);

/** Puts an object and sends the event that the bucket sends whoever put it. */
async function put(key: string): Promise<void> {
  const { VersionId } = await client.send(new PutObjectCommand({ Bucket, Key: key, Body: 'x' }));
  const object = { key, size: 1, 'version-id': VersionId };
  await onExportUploaded({ detail: { bucket: { name: Bucket }, object } } as EventBridgeEvent<
    'Object Created',
    unknown
  >);
}

async function versionsBelow(prefix: string): Promise<number> {
  let count = 0;
  for await (const versions of listVersions(Bucket, prefix)) count += versions.length;
  return count;
}

const find = (userSub: string, contributionId: string) => findContribution({ userSub, contributionId });

describe('an upload without consent', () => {
  test('is refused with a sentence that says what to do, and its bytes are deleted', async () => {
    await put('ann/spotify/first/export');
    expect(workflows.names).toEqual([]);
    expect(await versionsBelow('ann/')).toBe(0);
    const contribution = await find('ann', 'first');
    expect(contribution, 'proves constant.minimum-age-18').toMatchObject({
      state: 'rejected',
      rejection: {
        code: 'consent-needed',
        message: expect.stringContaining('not yet confirmed your age, your residency and your consent'),
        advice: expect.stringMatching(/^Press Upload/),
      },
    });
  });

  test('in parts keeps none of them, whenever they come', async () => {
    await put('ann/youtube/split/parts/1');
    expect(await versionsBelow('ann/')).toBe(0);
    await put(`ann/youtube/split/${partsListName}`);
    await put('ann/youtube/split/parts/2');
    expect(await versionsBelow('ann/')).toBe(0);
    expect((await find('ann', 'split'))?.rejection?.code).toBe('consent-needed');
    expect(workflows.names).toEqual([]);
  });

  test('stores no item beyond the number of refusals that are shown a day', async () => {
    for (let n = 1; n <= quota.refusalsADay; n++) await put(`nag/spotify/c-${n}/export`);
    await put('nag/spotify/unheard/export');
    expect((await find('nag', `c-${quota.refusalsADay}`))?.rejection?.code).toBe('consent-needed');
    expect(await find('nag', 'unheard')).toBeUndefined();
    expect(await versionsBelow('nag/')).toBe(0);
  });
});

describe('a consent', () => {
  test('lets the next upload begin, and does not bring back the one that was refused', async () => {
    expect((await ask('ann', 'GET /consent')).body).toEqual({ ...currentConsent, state: 'missing' });
    expect((await agree('ann')).body).toMatchObject({ state: 'given', newest: { kind: 'given', version } });
    await put('ann/spotify/second/export');
    expect(await find('ann', 'second')).toMatchObject({ state: 'running' });
    expect(await versionsBelow('ann/spotify/second/')).toBe(1);
    expect(workflows.names).toHaveLength(1);
    await put('ann/spotify/first/export');
    expect((await find('ann', 'first'))?.state).toBe('rejected');
  });

  test('counts for its own person only', async () => {
    await put('ben/spotify/first/export');
    expect((await find('ben', 'first'))?.rejection?.code).toBe('consent-needed');
  });

  test.each([
    ['age', { ...everything, age: false }],
    ['residency', { ...everything, residency: undefined }],
    ['processing', { ...everything, processing: 'yes' }],
  ])('is not given if %s is not confirmed', async (field, body) => {
    const { status, body: answered } = await ask('ben', 'POST /consent', body);
    expect([status, answered.message]).toEqual([400, `Missing or invalid: ${field}.`]);
    expect((await ask('ben', 'GET /consent')).body.state).toBe('missing');
  });

  test('to another version than the current one is refused, and the consent that was given before no longer counts', async () => {
    const { status, body } = await ask('ben', 'POST /consent', { ...everything, version: '2024-10-28' });
    expect([status, body.code]).toEqual([409, 'ConsentChanged']);
    await recordConsent('ben', { kind: 'given', version: '2024-10-28' });
    expect((await ask('ben', 'GET /consent')).body.state).toBe('outdated');
    await put('ben/spotify/second/export');
    expect((await find('ben', 'second'))?.rejection?.message).toContain('has changed since you gave it');
    expect(await versionsBelow('ben/')).toBe(0);
  });

  test('can be withdrawn: nothing more is accepted, and the earlier records stay with their times', async () => {
    await agree('cleo');
    await agree('cleo');
    expect((await ask('cleo', 'POST /consent/withdrawal')).body.state).toBe('withdrawn');
    await ask('cleo', 'POST /consent/withdrawal');
    await put('cleo/spotify/first/export');
    expect((await find('cleo', 'first'))?.rejection?.message).toContain('You have withdrawn your consent');
    expect((await agree('cleo')).body.state, 'proves account.consent-shown-taken').toBe('given');
    const { z } = await import('zod');
    const records = await listItems(
      'ConsentTable',
      { userSub: 'cleo' },
      { schema: z.object({ kind: z.string(), version: z.string(), at: z.string() }) },
    );
    expect(
      records.map(({ kind }) => kind),
      'proves contribute.kept-version-time',
    ).toEqual(['given', 'withdrawn', 'given']);
    expect(records.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 3_600_000)).toBe(true);
  });

  test('that is withdrawn deletes the uploads that began no contribution, and nothing else', async () => {
    await agree('finn');
    await put('finn/spotify/begun/export');
    await put('finn/youtube/listed/parts/1');
    for (const name of ['1', '2']) await put(`finn/youtube/left/parts/${name}`);
    await client.send(new PutObjectCommand({ Bucket, Key: 'finn/youtube/left/parts/1', Body: 'newer' }));
    // This upload is complete; the event of its list comes later.
    const list = `finn/youtube/listed/${partsListName}`;
    await client.send(new PutObjectCommand({ Bucket, Key: list, Body: '{}' }));
    await client.send(new PutObjectCommand({ Bucket, Key: 'finn/anything', Body: 'x' }));
    await agree('finnegan');
    await put('finnegan/youtube/left/parts/1');
    await ask('finn', 'POST /consent/withdrawal');
    expect(await versionsBelow('finn/youtube/left/'), 'proves contribute.sent-unfinished-upload').toBe(0);
    expect(await versionsBelow('finn/anything')).toBe(0);
    expect(await versionsBelow('finn/spotify/begun/')).toBe(1);
    expect(await versionsBelow('finn/youtube/listed/')).toBe(2);
    expect(await versionsBelow('finnegan/')).toBe(1);
    // A repeated withdrawal deletes what an earlier one failed to delete.
    await client.send(new PutObjectCommand({ Bucket, Key: 'finn/youtube/late/parts/1', Body: 'x' }));
    await ask('finn', 'POST /consent/withdrawal');
    expect(await versionsBelow('finn/youtube/late/')).toBe(0);
  });

  test('that was never given cannot be withdrawn', async () => {
    expect((await ask('nobody', 'POST /consent/withdrawal')).body.state).toBe('missing');
  });

  test('given from many places at once is one record', async () => {
    await Promise.all(Array.from({ length: 5 }, () => agree('dora')));
    expect((await newestConsent('dora'))?.kind).toBe('given');
  });
});

describe('a part that the page overwrites with an empty one', () => {
  const key = 'gail/youtube/given-up/parts/1';
  const putBody = async (Body: string) => {
    const { VersionId = '' } = await client.send(new PutObjectCommand({ Bucket, Key: key, Body }));
    return VersionId;
  };
  const tell = (versionId: string, size: number) =>
    onExportUploaded({
      detail: { bucket: { name: Bucket }, object: { key, size, 'version-id': versionId } },
    } as EventBridgeEvent<'Object Created', unknown>);

  test('is deleted with its older version, but neither a version sent later nor another part is', async () => {
    await agree('gail');
    await put(`${key}0`);
    await putBody('held');
    const empty = await putBody('');
    await putBody('sent again');
    await tell(empty, 0);
    await tell(empty, 0);
    expect(await versionsBelow(key)).toBe(2);
    expect(await readText(Bucket, key)).toBe('sent again');
  });

  test('stays if the list of the parts has come, since the upload is complete', async () => {
    await client.send(
      new PutObjectCommand({ Bucket, Key: `gail/youtube/given-up/${partsListName}`, Body: '{}' }),
    );
    await tell(await putBody(''), 0);
    expect(await versionsBelow(`${key}`)).toBe(3);
  });
});

test('one function writes consents, none changes them, and the handler of the first event only reads them', () => {
  const actions = Object.entries(functions).flatMap(([name, fn]) =>
    grantsOf(fn)
      .filter(({ link }) => link === 'ConsentTable')
      .map((grant) => [name, grant.actions.filter((action) => !/Get|Query/.test(action))]),
  );
  expect(actions).toEqual([
    ['on-export-uploaded', []],
    ['api-consent', ['dynamodb:PutItem']],
  ]);
});

test('every version has all three statements', () => {
  for (const { statements } of consentTexts)
    expect(Object.keys(statements)).toEqual(['age', 'residency', 'processing']);
});
