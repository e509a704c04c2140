import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Listener, type PushStand, startPushStand } from '@cgdx/stand/push/push-stand.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contributionItem } from '../../contribution/record/begin-contribution.ts';
import * as store from '../../contribution/record/contribution.ts';
import { putOnce, write } from '../table/item.ts';
import * as announce from './announce.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-push-'));
let stand: PushStand;
let handled: typeof import('./handled.ts').handled;
let anna: { sub: string; token: string };
let bo: { sub: string; token: string };
const listeners: Listener[] = [];

beforeAll(async () => {
  stand = await startPushStand(directory);
  ({ handled } = await import('./handled.ts'));
  anna = await stand.person('anna');
  bo = await stand.person('bo');
});
afterEach(async () => {
  vi.useRealTimers();
  stand.publications.fault = undefined;
  stand.publications.onRequest = undefined;
  for (const listener of listeners.splice(0)) listener.stop();
  await announce.announced();
});
afterAll(async () => {
  await stand.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Listens until the listener has looked once, as it does when it begins. */
async function listening(sub: string, token: string): Promise<Listener> {
  const listener = stand.listen(sub, token);
  listeners.push(listener);
  await expect.poll(() => listener.heardAtMs.length).toBe(1);
  return listener;
}

async function begin(userSub: string) {
  const key = { userSub, contributionId: randomUUID() };
  const object = { bucket: 'b', key: 'k', versionId: '1', sizeBytes: 1 };
  const item = contributionItem(key, { dataPoolId: 'spotify', fileName: 'export.zip', object }, Date.now());
  await write(putOnce('ContributionTable', item));
  return key;
}

test('each change of a step is pushed to its person, and to nobody else', async () => {
  const [mine, theirs] = await Promise.all([listening(anna.sub, anna.token), listening(bo.sub, bo.token)]);
  const key = await begin(anna.sub);
  await store.startStep(key, 'check-authenticity');
  await expect.poll(() => mine.heardAtMs.length).toBe(2);
  await announce.announced();
  await store.finishStep(key, 'check-authenticity');
  await expect.poll(() => mine.heardAtMs.length).toBe(3);
  expect(theirs.heardAtMs).toHaveLength(1);
});

test('a foreign channel is refused, and the listener goes on without it', async () => {
  const curious = stand.listen(anna.sub, bo.token);
  listeners.push(curious);
  const mine = await listening(anna.sub, anna.token);
  const key = await begin(anna.sub);
  await store.startStep(key, 'check-authenticity');
  await expect.poll(() => mine.heardAtMs.length).toBe(2);
  expect(curious.isLive).toBe(false);
  expect(curious.heardAtMs).toEqual([]);
});

test.each(['*', '', 'undefined'])('a channel pattern (%s) is refused', async (channel) => {
  const curious = stand.listen(channel, bo.token);
  listeners.push(curious);
  await listening(bo.sub, bo.token);
  expect(curious.isLive).toBe(false);
});

test('a message contains only the id, never the contribution’s content', async () => {
  const told: string[] = [];
  stand.publications.onRequest = (body) => void told.push(body);
  const key = await begin(anna.sub);
  await store.recordStep(
    key,
    'check-authenticity',
    { note: 'Planted Secret' },
    { fileName: 'Planted Secret.zip' },
  );
  await announce.announced();
  const event = JSON.stringify({ contributionId: key.contributionId });
  expect(told.map((body) => JSON.parse(body))).toEqual([
    { channel: `/contributions/${anna.sub}`, events: [event] },
  ]);
});

test('a publication that was refused once is made again', async () => {
  const mine = await listening(anna.sub, anna.token);
  let refusals = 1;
  stand.publications.fault = () => (refusals-- > 0 ? 'refused' : undefined);
  await store.startStep(await begin(anna.sub), 'check-authenticity');
  await expect.poll(() => mine.heardAtMs.length).toBe(2);
});

test('a step does not wait for its publications while it works, and leaves none behind when it ends', async () => {
  const mine = await listening(anna.sub, anna.token);
  stand.publications.fault = () => 'late';
  const key = await begin(anna.sub);
  await store.startStep(key, 'check-authenticity');
  // The message has not reached the page yet, and the step continues.
  expect(mine.heardAtMs).toHaveLength(1);
  const handler = handled(() => store.finishStep(key, 'check-authenticity'));
  const ended = handler(undefined);
  await expect
    .poll(async () => (await store.readContribution(key)).steps['check-authenticity'].state)
    .toBe('done');
  stand.publications.fault = undefined;
  stand.publications.release();
  await ended;
  // The first message announced the start; one more covers the changes since.
  await expect.poll(() => mine.heardAtMs.length).toBe(3);
});

test('a listener connects again after the connection was lost, and then looks for changes that it missed', async () => {
  const mine = await listening(anna.sub, anna.token);
  expect(mine.isLive).toBe(true);
  stand.dropConnections();
  await expect.poll(() => mine.isLive).toBe(false);
  await expect.poll(() => mine.isLive).toBe(true);
  expect(mine.heardAtMs).toHaveLength(2);
});

test('a step succeeds although its publication is lost, and the next ones do not wait for a service that is down', async () => {
  const tried: string[] = [];
  stand.publications.onRequest = (body) => void tried.push(body);
  stand.publications.fault = () => 'lost';
  const key = await begin(anna.sub);
  const handler = handled(async () => {
    await store.startStep(key, 'check-authenticity');
    return 'done';
  });
  expect(await handler(undefined)).toBe('done');
  expect((await store.readContribution(key)).steps['check-authenticity'].state).toBe('running');
  expect(tried).toHaveLength(2);
  await handler(undefined);
  expect(tried).toHaveLength(2);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  stand.publications.fault = undefined;
  await handler(undefined);
  expect(tried).toHaveLength(3);
});
