import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { faultOfCertificate } from '@cgdx/core/merkle/certificate.ts';
import { certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import { recordsPools } from '@cgdx/core/pool/pool.ts';
import { maxIncentiveWei, pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { cgdxOfWei } from '@cgdx/core/pricing/amount.ts';
import { uploadPriceWei } from '@cgdx/core/pricing/pricing.ts';
import { rewardWei } from '@cgdx/core/reward/reward.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call, resultOf, uploadRoute } from '@cgdx/stand/cloud/call.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { versionsBelow } from '@cgdx/stand/cloud/storage.ts';
import { writtenBelow } from '@cgdx/stand/cloud/written.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import { id, JsonRpcProvider } from 'ethers';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { sharedCloud } from './shared-cloud.ts';
import {
  accessTokenOf,
  objectWriter,
  pauseUploads,
  putParts,
  readDataset,
  sendSpotify,
  writeOnePlay,
} from './upload-set-up.ts';

const [spotify = { price: 0, maxIncentive: 0 }] = recordsPools.filter(
  ({ dataPoolId }) => dataPoolId === 'spotify',
);
const cloud = sharedCloud();
const { directory } = cloud;
const password = 'correct horse battery';
let ann: Person;
let ben: Person;

beforeAll(async () => {
  ann = await signUp(cloud.stack, 'uploader@example.com', password);
  ben = await signUp(cloud.stack, 'another-uploader@example.com', password);
});

const bucketOf = (person: Person) => objectWriter(cloud.stack, person);

describe('data pools', () => {
  test('all six are listed with their rewards and prices', async () => {
    const { status, body } = await call(cloud.stack, ann, 'GET /data-pool');
    expect(status, 'proves role.whoever-signed-gets').toBe(200);
    expect(body, 'proves product.six-platforms-facebook').toEqual(recordsPools);
  });

  test('a platform’s other offers are found by their ids, and earn the same', async () => {
    const { body } = await call(cloud.stack, ann, 'GET /data-pool/spotify-profile');
    expect(body).toMatchObject([{ dataPoolId: 'spotify-profile', maxIncentive: spotify.maxIncentive }]);
  });

  test('a profile is listed, proved and delivered without records', async () => {
    const sample = await makeSample(directory, 'spotify', '1MB', 37);
    const { key, contributionId } = await sendSpotify(cloud.stack, ben, sample, 'spotify-profile');
    const { body } = await resultOf(cloud.stack, ben, 'spotify-profile', key);
    const { uploadHash, data_quality_score: score } = body;
    const manifest = JSON.parse(
      Buffer.from(await readDataset(cloud.stack, ben, contributionId, 'manifest.json')).toString(),
    );
    expect([manifest.offer, ...manifest.files.map(({ name }: { name: string }) => name)]).toEqual([
      'profile',
      'schema.json',
      'profile.ndjson',
    ]);
    const listed = await call(cloud.stack, ann, 'GET /upload/datapool/spotify-profile');
    expect(listed.body).toMatchObject([
      { uploadHash, dataPoolId: 'spotify-profile', dataQualityScore: score },
    ]);
    const own = await call(cloud.stack, ben, `GET /upload/${ben.userSub}`);
    expect(own.body[0]).toMatchObject({ dataPoolId: 'spotify-profile', rewardState: 'unclaimed' });
    const hash = Buffer.from(uploadHash, 'base64').toString('base64url');
    const preview = await call(cloud.stack, ann, `GET /dataset/${hash}`);
    expect(preview.body).toMatchObject({ dataPoolId: 'spotify-profile', profile: [] });
  });

  test('one is found by its id in any case, as an array of one', async () => {
    const { body } = await call(cloud.stack, ann, 'GET /data-pool/LinkedIn');
    expect(body).toMatchObject([{ dataPoolId: 'linkedin' }]);
  });

  test('with an unknown id do not exist', async () => {
    expect(await call(cloud.stack, ann, 'GET /data-pool/myspace')).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
  });
});

describe('authentication', () => {
  test('is not needed for the description of the API', async () => {
    const { status, body } = await call(cloud.stack, undefined, 'GET /openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/upload_v2');
  });

  test('is needed for every other route', async () => {
    // Separate calls: to buy, to pay, to report a payment, to claim, to upload, to ask.
    const closed = Object.entries(routes).filter(([, { access }]) => access === 'person');
    expect(closed.map(([route]) => route)).toContain('POST /stripe/create-checkout-session');
    expect(closed.map(([route]) => route)).toContain('POST /transactions');
    for (const [route] of closed)
      expect(
        [route, (await call(cloud.stack, undefined, route.replace(/\{\w+\}/g, 'x'))).status],
        'proves role.visitor-cannot-open',
      ).toEqual([route, 401]);
  });

  test('refuses an access token in the place of an id token', async () => {
    const accessToken = await accessTokenOf(cloud.stack, 'uploader@example.com', password);
    const asAccess = { ...ann, idToken: async () => accessToken };
    expect(await call(cloud.stack, asAccess, 'GET /data-pool')).toMatchObject({
      status: 401,
      body: { code: 'WrongToken' },
    });
  });

  test('does not allow objects under the prefix of somebody else', async () => {
    const put = bucketOf(ben);
    await expect(
      put(`${ann.userSub}/spotify/${randomUUID()}/x.zip`, 'x'),
      'proves call.storage-under-person',
    ).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });
});

describe('an upload', () => {
  let key: string;
  let contributionId: string;
  let file: string;

  beforeAll(async () => {
    file = await makeSample(directory, 'spotify', '2MB', 11);
    ({ key, contributionId } = await sendSpotify(cloud.stack, ann, file));
  });

  test('is answered with its score after a wait', async () => {
    const { status, body } = await resultOf(cloud.stack, ann, 'Spotify', key);
    expect(status).toBe(200);
    expect(body, 'proves contribute.check-starts-itself').toMatchObject({
      contributionId,
      data_quality_score: expect.any(Number),
    });
    expect(Buffer.from(body.uploadHash, 'base64')).toHaveLength(32);
    const earned = rewardWei(body.data_quality_score, maxIncentiveWei(spotify), 1);
    expect(body.rewardWei, 'proves product.scored-0-10').toBe(String(earned));
  });

  test('is answered in the same way each time', async () => {
    const first = await call(cloud.stack, ann, uploadRoute(ann, 'spotify', key));
    expect(await call(cloud.stack, ann, uploadRoute(ann, 'spotify', key))).toEqual(first);
    const { body } = await call(cloud.stack, ann, 'GET /contributions');
    expect(body.contributions).toHaveLength(1);
  });

  test('says what was masked, counted by type', async () => {
    const { body } = await call(cloud.stack, ann, `GET /contributions/${contributionId}`);
    const { findings } = body.steps['mask-personal-information'];
    const masked = findings.filter(({ label }: { label: string }) => label !== 'Who fits');
    expect(masked.length).toBeGreaterThan(0);
    for (const { value } of masked) expect(value).toMatch(/replaced$|nothing personal/);
  });

  test('leaves nothing of the raw export behind', async () => {
    expect(await versionsBelow(cloud.stack, `${ann.userSub}/`)).toBe(0);
  });

  test('is in the list of its contributor, and of nobody else', async () => {
    for (const name of [ann.userSub, 'Uploader@example.com']) {
      const { body } = await call(cloud.stack, ann, `GET /upload/${encodeURIComponent(name)}`);
      expect(body).toMatchObject([
        { dataPoolId: 'spotify', rewardClaimed: false, leafIndex: expect.any(Number), contributionId },
      ]);
    }
    expect(await call(cloud.stack, ben, `GET /upload/${ann.userSub}`)).toMatchObject({
      status: 403,
      body: { code: 'NotYours' },
    });
    expect((await call(cloud.stack, ben, `GET /contributions/${contributionId}`)).status).toBe(404);
  });

  test('is listed in its pool without its contributor', async () => {
    const { body: own } = await call(cloud.stack, ann, uploadRoute(ann, 'spotify', key));
    const { body } = await call(cloud.stack, ben, 'GET /upload/datapool/SPOTIFY');
    const [listed, ...others] = body.filter(
      ({ uploadHash }: { uploadHash: string }) => uploadHash === own.uploadHash,
    );
    expect(others).toEqual([]);
    expect(Object.keys(listed).sort()).toEqual([
      'columns',
      'dataPoolId',
      'dataQualityScore',
      'firstDay',
      'kinds',
      'languages',
      'lastDay',
      'price',
      'records',
      'timestamp',
      'uploadHash',
    ]);
    const { records, period } = JSON.parse(
      Buffer.from(await readDataset(cloud.stack, ann, contributionId, 'manifest.json')).toString(),
    );
    expect(listed).toMatchObject({
      records: Object.values<number>(records).reduce((sum, count) => sum + count, 0),
      kinds: records,
      ...period,
    });
    const wei = uploadPriceWei(listed.dataQualityScore, pointPriceWei(spotify));
    expect(listed.price, 'proves entity.price-score-x').toBe(cgdxOfWei(wei));
    expect(JSON.stringify(body)).not.toContain(ann.userSub);
  });

  test('can be previewed before it is bought: its dictionary and its profile, but no record', async () => {
    const { body } = await call(cloud.stack, ann, uploadRoute(ann, 'Spotify', key));
    const hash = Buffer.from(body.uploadHash, 'base64').toString('base64url');
    const preview = await call(cloud.stack, ben, `GET /dataset/${hash}`);
    expect(preview.status).toBe(200);
    expect(preview.body).toMatchObject({ uploadHash: body.uploadHash, dataPoolId: 'spotify' });
    expect(preview.body.schema.kinds[0].fields[0]).toMatchObject({ name: expect.any(String) });
    expect(preview.body.profile.at(-1)).toMatchObject({ row: 'history' });
    const plays = await readDataset(cloud.stack, ann, contributionId, 'play.ndjson.gz');
    const [play] = gunzipSync(plays).toString('utf8').split('\n');
    const fields: { name: string; quarters?: object; bands?: object; range?: object }[] =
      preview.body.schema.kinds[0].fields;
    const quarters = fields.find(({ name }) => name === 'time')?.quarters ?? {};
    expect(Object.values(quarters)).toContain('1000+');
    expect(fields.filter(({ bands }) => bands).map(({ name }) => name)).toContain('msPlayed');
    expect(fields.filter(({ range }) => range)).toEqual([]);
    const { title, uri, time } = JSON.parse(play ?? '');
    for (const value of [title, uri, time]) expect(JSON.stringify(preview.body)).not.toContain(value);
    expect(preview.body.invented[0]).toMatchObject({ kind: 'play' });
    expect(JSON.stringify(preview.body)).not.toContain(ann.userSub);
    expect((await call(cloud.stack, ben, `GET /dataset/${'A'.repeat(43)}`)).status).toBe(404);
  });

  test('has a certificate that proves exactly its files', async () => {
    const { body } = await call(cloud.stack, ann, uploadRoute(ann, 'Spotify', key));
    const certificate = await readDataset(cloud.stack, ann, contributionId, 'certificate.json');
    const { contributionId: id, ...proof } = JSON.parse(Buffer.from(certificate).toString());
    expect(faultOfCertificate(certificateSchema.parse(proof))).toBeUndefined();
    expect(uploadHashOf(await readDataset(cloud.stack, ann, contributionId, 'manifest.json'), id)).toBe(
      body.uploadHash,
    );
    expect(proof.uploadHash).toBe(`0x${Buffer.from(body.uploadHash, 'base64').toString('hex')}`);
  });

  test('is counted publicly, without a sign-in, under the root on the chain', async () => {
    const provider = new JsonRpcProvider(cloud.stack.chain.rpcUrl);
    const onChain = () =>
      provider.call({
        to: cloud.stack.chain.contracts.marketplace,
        data: id('getDataUploadMerkleRoot()').slice(0, 10),
      });
    // Polled, since a root on the chain is known to the API once it is confirmed.
    await expect
      .poll(async () => {
        const { body } = await call(cloud.stack, undefined, 'GET /merkle-tree');
        return body.size > 0 && body.root === (await onChain());
      })
      .toBe(true);
    provider.destroy();
    const { firstUploadHash } = (await call(cloud.stack, undefined, 'GET /merkle-tree')).body;
    const inPath = Buffer.from(firstUploadHash, 'base64').toString('base64url');
    // proves landing.proof-count-uploads
    expect(await call(cloud.stack, undefined, `GET /merkle-tree/${inPath}`)).toMatchObject({
      status: 200,
      body: { index: 0 },
    });
  });

  test('has a public proof, without a sign-in, which does not reveal who contributed it', async () => {
    const { body } = await call(cloud.stack, ann, uploadRoute(ann, 'Spotify', key));
    const hash = Buffer.from(body.uploadHash, 'base64').toString('base64url');
    const proof = await call(cloud.stack, undefined, `GET /merkle-tree/${hash}`);
    expect(proof.status).toBe(200);
    expect(faultOfCertificate(certificateSchema.parse(proof.body))).toBeUndefined();
    const known = Object.keys(certificateSchema.shape);
    expect(Object.keys(proof.body).filter((name) => !known.includes(name))).toEqual([]);
    const provider = new JsonRpcProvider(cloud.stack.chain.rpcUrl);
    const receipt = await provider.getTransactionReceipt(proof.body.transactionHash);
    provider.destroy();
    expect(receipt?.logs.some(({ topics }) => topics.includes(proof.body.root))).toBe(true);
    expect(receipt?.blockNumber).toBe(proof.body.blockNumber);
    expect((await call(cloud.stack, undefined, `GET /merkle-tree/${'A'.repeat(43)}`)).status).toBe(404);
    expect(await call(cloud.stack, undefined, 'GET /merkle-tree/nonsense')).toMatchObject({
      status: 400,
      body: { code: 'InvalidUploadHash' },
    });
  });

  test('of the same data for another offer is refused: an export earns once, for whatever offer', async () => {
    const again = await sendSpotify(cloud.stack, ann, file, 'spotify-profile');
    const { body } = await resultOf(cloud.stack, ann, 'spotify-profile', again.key);
    expect(body).toMatchObject({ data_status_code: 409, detail: 'Data already uploaded' });
  });

  test('of the same data is refused a second time, whoever sends it', async () => {
    const again = await sendSpotify(cloud.stack, ben, file);
    const { status, body } = await resultOf(cloud.stack, ben, 'spotify', again.key);
    expect(status).toBe(200);
    expect(body, 'proves contribute.data-already-uploaded').toMatchObject({
      data_status_code: 409,
      detail: 'Data already uploaded',
    });
    expect(await versionsBelow(cloud.stack, `${ben.userSub}/`)).toBe(0);
  });

  test('is not changed by a second PUT to its key', async () => {
    const put = bucketOf(ann);
    const id = randomUUID();
    const target = `${ann.userSub}/spotify/${id}/export.zip`;
    await put(target, readFileSync(await makeSample(directory, 'spotify', '3MB', 12)));
    // The order of two simultaneous events is undefined, so this object is sent after the first has started its
    // workflow.
    const status = async () => (await call(cloud.stack, ann, `GET /contributions/${id}`)).status;
    await expect.poll(status).toBe(200);
    await put(target, 'this would be refused');
    const { body } = await resultOf(cloud.stack, ann, 'spotify', target);
    expect(body).toMatchObject({ contributionId: id, data_quality_score: expect.any(Number) });
    await expect.poll(() => versionsBelow(cloud.stack, target)).toBe(0);
  });
});

test('an export of one play earns nothing, whoever sends it', async () => {
  const file = await writeOnePlay(directory);
  for (const person of [ann, ben, await signUp(cloud.stack)]) {
    const { key } = await sendSpotify(cloud.stack, person, file);
    const { status, body } = await resultOf(cloud.stack, person, 'spotify', key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data_status_code: 422,
      code: 'too-little',
      detail: expect.stringContaining('1 of the 100 records'),
      advice: expect.stringContaining('Extended streaming history'),
    });
  }
});

test('an object with an unknown kind of name is deleted', async () => {
  const put = bucketOf(ann);
  await put(`${ann.userSub}/my free storage`, 'x');
  await put(`${ann.userSub}/spotify/${randomUUID()}/deep/er/x.zip`, 'x');
  await put(`${ann.userSub}/nowhere/${randomUUID()}/parts/1`, 'x');
  await expect.poll(() => versionsBelow(cloud.stack, `${ann.userSub}/`)).toBe(0);
});

describe('the name of a file, which may be personal,', () => {
  const personal = 'jane-quillfeather-of-mosswick';

  test('is shown to its owner, and appears in no execution, event or log', async () => {
    const file = join(directory, `${personal}.zip`);
    copyFileSync(await makeSample(directory, 'spotify', '3MB', 13), file);
    const { key } = await sendSpotify(cloud.stack, ann, file);
    await resultOf(cloud.stack, ann, 'spotify', key);
    const prefix = `${ann.userSub}/spotify/${randomUUID()}/`;
    const fileOf = (part: string) => `${personal} part ${part} of 3.zip`;
    await putParts(bucketOf(ann), prefix, { '1': fileOf('1'), '3': fileOf('3') });
    await resultOf(cloud.stack, ann, 'spotify', `${prefix}parts.json`);

    const { body } = await call(cloud.stack, ann, 'GET /contributions');
    const { contributions } = body as {
      contributions: { fileName: string; rejection?: { message: string } }[];
    };
    expect(contributions.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining([`${personal}.zip`, `${personal} part 1 of 3.zip`]),
    );
    expect(contributions.map(({ rejection }) => rejection?.message).join()).toContain(
      `${personal} part 2 of 3.zip`,
    );
    // All written files, except those of the database and of the storage.
    for (const part of ['stepfunctions', 'events', 'lambda'])
      expect(writtenBelow(join(directory, part)).includes(personal), part).toBe(false);
  });
});

test.runIf(inject('everyCase'))(
  'an upload whose result takes longer than a gateway waits is answered with its id',
  async () => {
    const resume = await pauseUploads(cloud.stack);
    const put = bucketOf(ben);
    const contributionId = randomUUID();
    const key = `${ben.userSub}/spotify/${contributionId}/x.zip`;
    await put(key, 'nobody looks at it');
    expect(await call(cloud.stack, ben, uploadRoute(ben, 'spotify', key))).toEqual({
      status: 202,
      body: { contributionId },
    });
    await resume();
  },
);

describe('a question about an upload', () => {
  test('that is somebody else’s is refused', async () => {
    const key = `${ann.userSub}/spotify/${randomUUID()}/x.zip`;
    expect(await call(cloud.stack, ben, uploadRoute(ben, 'spotify', key))).toMatchObject({ status: 403 });
    const asAnn = uploadRoute(ann, 'spotify', `${ben.userSub}/spotify/c/x.zip`);
    expect(await call(cloud.stack, ben, asAnn)).toMatchObject({ status: 403, body: { code: 'NotYours' } });
  });

  test.each([
    ['whose location is not a valid key', 'spotify', 'x', 400, 'InvalidLocation'],
    ['whose title names another pool', 'x', 'own', 400, 'PoolMismatch'],
    ['whose title names no pool', 'myspace', 'own', 404, 'NotFound'],
    ['that never arrived', 'spotify', 'own', 404, 'NotFound'],
  ])('%s is refused', async (_why, title, key, status, code) => {
    const own = key === 'own' ? `${ann.userSub}/spotify/${randomUUID()}/x.zip` : key;
    expect(await call(cloud.stack, ann, uploadRoute(ann, title, own))).toMatchObject({
      status,
      body: { code },
    });
  });

  test('without its fields names them', async () => {
    const { status, body } = await call(cloud.stack, ann, 'POST /upload_v2');
    expect(status).toBe(400);
    expect(body.message).toMatch(/title.*ObjectLocation.*userId/);
  });
});
