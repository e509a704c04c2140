import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { encodeJson, manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { noRuns } from '@cgdx/core/fingerprint/item-run.ts';
import { faultOfCertificate } from '@cgdx/core/merkle/certificate.ts';
import { type CountedFaultProxy, startCountedFaultProxy } from '@cgdx/stand/fault/counted-fault-proxy.ts';
import { faultStride } from '@cgdx/stand/fault/fault-moment.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { setLinks } from '@cgdx/stand/link/set-links.ts';
import { startBus } from '@cgdx/stand/purchase/purchase-stand.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findCertificate } from '../chain/merkle/certificate.ts';
import { readHead } from '../chain/merkle/head.ts';
import { insertLeaf } from '../chain/merkle/leaf-insert.ts';
import { findLeafIndex, leafCount } from '../chain/merkle/leaf-log.ts';
import { estimateGas } from '../chain/node/marketplace-query.ts';
import { describeRevert } from '../chain/node/revert.ts';
import { senderOf } from '../chain/transaction/sender.ts';
import { datasetPrefix, replacementPrefix } from '../contribution/inspect/inspection.ts';
import {
  forgetFingerprint,
  passFingerprint,
  registerFingerprint,
} from '../contribution/novelty/fingerprint.ts';
import { executionName } from '../ground/execution-name.ts';
import { bucketName } from '../ground/links.ts';
import { listVersions, readBytes, writeBytes } from '../ground/object.ts';
import { writeTogether } from '../ground/table/item.ts';
import { giveAccess } from '../pool/access.ts';
import {
  allUploadsOfPool,
  findUpload,
  recordReplacement,
  type Upload,
  uploadPut,
  uploadsOfPool,
} from '../pool/upload.ts';
import { draftClaims } from '../publication/update/draft-claims.ts';
import { replaceUpload } from './replace-upload.ts';
import { withdrawUpload } from './withdrawal.ts';

const { userSub } = lane;
const dataPoolId = 'spotify' as const;
let stack: LaneStack;
let bus: Awaited<ReturnType<typeof startBus>>;
let database: CountedFaultProxy;
const events: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
  bus = await startBus(events);
  database = await startCountedFaultProxy(stack.urls.database);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url,
    AWS_MAX_ATTEMPTS: '1',
  });
  setLinks({ EventBus: { name: 'default' } });
});
afterAll(async () => {
  await bus?.stop();
  await database?.stop();
  await stack?.stop();
});

const line = (n: number) =>
  JSON.stringify({ kind: 'search', at: '2026-01-01T00:00:00Z', query: `song ${n}` });

/** Makes an accepted upload from before people could choose what leaves, with its leaf on the chain. */
async function oldUpload(quality = 8) {
  const key = { userSub, contributionId: randomUUID() };
  const id = executionName(key);
  const about = { sketch: [], runs: noRuns, days: [], userSub, platform: 'spotify', beganAt: '' };
  await registerFingerprint(id, about);
  const judged = { quality: { score: quality, parts: [], improve: [] }, multiplier: 1, dataPoolId };
  await passFingerprint(id, { ...judged, earlier: [] }, 0);
  const file = gzipSync(`${line(1)}\n${line(2)}\n`);
  const manifest = {
    ...{ format: 'cgdx-dataset/1', platform: 'spotify', variant: 'extended', language: 'en', isSample: true },
    ...{ records: { search: 2 }, period: { firstDay: null, lastDay: null }, replaced: {} },
    files: [
      {
        ...{ name: 'search.ndjson.gz', mediaType: 'application/x-ndjson+gzip', bytes: file.length },
        sha256: createHash('sha256').update(file).digest('hex'),
      },
    ],
  };
  const bytes = encodeJson(manifest);
  const prefix = datasetPrefix(key);
  await writeBytes(bucketName('VerifiedBucket'), prefix + manifestName, bytes);
  await writeBytes(bucketName('VerifiedBucket'), `${prefix}search.ndjson.gz`, file);
  const uploadHash = uploadHashOf(bytes, key.contributionId);
  const leaf = { ...key, dataPoolId, uploadHash, quality, multiplier: 1 };
  const leafIndex = await insertLeaf(leaf);
  await lane.tick();
  await writeTogether([
    uploadPut({
      ...{ ...leaf, leafIndex, createdAt: new Date().toISOString(), rewardWei: '80', root: '' },
      ...{ transactionHash: '', datasetPrefix: prefix, rewardState: 'unclaimed', payoutAttempt: 0 },
    }),
  ]);
  return { ...key, uploadHash };
}

async function filesBelow(prefix: string): Promise<number> {
  let files = 0;
  for await (const versions of listVersions(bucketName('VerifiedBucket'), prefix)) files += versions.length;
  return files;
}

const onSale = async (contributionId: string): Promise<string[]> =>
  (await uploadsOfPool(dataPoolId, 500))
    .filter((upload) => upload.contributionId === contributionId)
    .map(({ uploadHash }) => uploadHash);

/** Returns what the contract answers to a claim of this upload with the payer's own key. */
async function claimOnChain({ leafIndex }: Pick<Upload, 'leafIndex'>): Promise<string> {
  const wallet = senderOf({ kind: 'claim' });
  const request = { payoutId: 'stolen', taskToken: '', index: leafIndex, wallet };
  const { data } = await draftClaims(await readHead(), [request]);
  return estimateGas(wallet, data).then(
    () => 'pays',
    (error) => describeRevert(error).code,
  );
}

async function expectReplaced({ contributionId, uploadHash }: Awaited<ReturnType<typeof oldUpload>>) {
  const old = await findUpload(uploadHash);
  expect(old).toMatchObject({ rewardState: 'unclaimed', rewardWei: '80', isRecalled: true });
  expect(old?.withdrawnAt).toBeDefined();
  const fresh = await findUpload(old?.replacedBy ?? '');
  // There are never two listings, and never two rewards.
  expect(await onSale(contributionId)).toEqual([fresh?.uploadHash]);
  expect(fresh).toMatchObject({ userSub, quality: 8, rewardState: 'forfeited', rewardWei: '0' });
  expect(await findLeafIndex(fresh?.uploadHash ?? '')).toBe(fresh?.leafIndex);
  // Nor are there two on the chain, whoever holds the key: the old leaf has the reward, and the new one never
  // had any.
  expect(await claimOnChain(old ?? { leafIndex: -1 })).toBe('pays');
  expect(await claimOnChain(fresh ?? { leafIndex: -1 })).toBe('RewardAlreadyClaimed');
  const certificate = await findCertificate(fresh?.uploadHash ?? '');
  expect(certificate?.claimed).toBe(true);
  expect(certificate && faultOfCertificate(certificate)).toBeUndefined();
  return fresh;
}

test('an upload without buyers is sold again without a reward, once its new leaf is on the chain', async () => {
  const old = await oldUpload();
  expect(await replaceUpload(old.uploadHash)).toBe('waiting');
  expect(await onSale(old.contributionId)).toEqual([]);
  await lane.tick();
  expect(await replaceUpload(old.uploadHash)).toBe('replaced');
  const fresh = await expectReplaced(old);
  const leaves = await leafCount();
  expect(await replaceUpload(old.uploadHash)).toBe('replaced');
  expect(await replaceUpload(fresh?.uploadHash ?? '')).toBe('current');
  expect(await leafCount()).toBe(leaves);
  const file = await readBytes(bucketName('VerifiedBucket'), `${fresh?.datasetPrefix}search.ndjson.gz`);
  expect(gunzipSync(file).toString()).toContain('song 1');
  expect(await lane.rootsAgree()).toBe(true);
  expect(events).toEqual(expect.arrayContaining(['upload.withdrawn', 'contribution.completed']));
});

test('an upload with buyers is only taken off sale, and keeps its reward and purchases', async () => {
  const old = await oldUpload();
  await giveAccess('a buyer', 'purchase-1', [old.uploadHash]);
  const leaves = await leafCount();
  expect(await replaceUpload(old.uploadHash)).toBe('delisted');
  expect(await replaceUpload(old.uploadHash)).toBe('withdrawn');
  expect(await onSale(old.contributionId)).toEqual([]);
  expect(await findUpload(old.uploadHash)).toMatchObject({ rewardState: 'unclaimed', isRecalled: true });
  expect(await leafCount()).toBe(leaves);
});

test('an upload whose leaf cannot be signed is taken off sale, and does not delay other leaves', async () => {
  const old = await oldUpload();
  const judged = { quality: { score: 3, parts: [], improve: [] }, multiplier: 1, dataPoolId, earlier: [] };
  const key = executionName(old);
  await forgetFingerprint(key);
  const about = { sketch: [], runs: noRuns, days: [], userSub, platform: 'spotify', beganAt: '' };
  await registerFingerprint(key, about);
  await passFingerprint(key, judged, 0);
  expect(await replaceUpload(old.uploadHash)).toBe('delisted');
});

test('an upload that its contributor withdraws meanwhile is not sold again', async () => {
  const old = await oldUpload();
  expect(await replaceUpload((await oldUpload()).uploadHash)).toBe('waiting');
  await writeBytes(bucketName('VerifiedBucket'), `${replacementPrefix(old)}manifest.json`, Buffer.from('{}'));
  await recordReplacement(old.uploadHash, 'the hash of the new one');
  await withdrawUpload(userSub, old.uploadHash);
  expect(await replaceUpload(old.uploadHash)).toBe('withdrawn');
  expect(await filesBelow(replacementPrefix(old))).toBe(0);
  expect(await onSale(old.contributionId)).toEqual([]);
});

test('wherever the command dies, the next run continues it: one listing, one leaf, one reward', async () => {
  for (const when of ['before', 'after'] as const)
    for (let at = 0; ; at += faultStride) {
      const old = await oldUpload();
      const leaves = await leafCount();
      database.plan({ at, when });
      const isThrough = await replaceUpload(old.uploadHash).then(
        () => true,
        () => false,
      );
      const isOver = database.count() <= at;
      database.plan(undefined);
      expect((await onSale(old.contributionId)).length).toBeLessThanOrEqual(1);
      for (let run = 0; run < 3 && (await replaceUpload(old.uploadHash)) !== 'replaced'; run++)
        await lane.tick();
      await expectReplaced(old);
      expect(await leafCount()).toBe(leaves + 1);
      if (isThrough && isOver) break;
    }
});

test('wherever it dies while listing the new upload, there is one listing', async () => {
  for (const when of ['before', 'after'] as const)
    for (let at = 0; ; at += faultStride) {
      const old = await oldUpload();
      expect(await replaceUpload(old.uploadHash)).toBe('waiting');
      await lane.tick();
      database.plan({ at, when });
      await replaceUpload(old.uploadHash).catch(() => undefined);
      const isOver = database.count() <= at;
      database.plan(undefined);
      expect(await replaceUpload(old.uploadHash)).toBe('replaced');
      await expectReplaced(old);
      if (isOver) break;
    }
});

test('two runs at once replace each upload once, and the command finds what is unfinished', async () => {
  const old = await oldUpload();
  const leaves = await leafCount();
  await Promise.all([replaceUpload(old.uploadHash), replaceUpload(old.uploadHash)]);
  await lane.tick();
  const found: string[] = [];
  for await (const uploadHash of allUploadsOfPool(dataPoolId)) found.push(uploadHash);
  expect(found).toContain(old.uploadHash);
  await Promise.all([replaceUpload(old.uploadHash), replaceUpload(old.uploadHash)]);
  await expectReplaced(old);
  expect(await leafCount()).toBe(leaves + 1);
});
