import { randomUUID } from 'node:crypto';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import { buildCatalogue, publishCatalogue } from '@cgdx/local/command/catalogue/publish-catalogue.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { promptsAMinute } from '@cgdx/workflows/wiring/limit.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as item from '../ground/table/item.ts';
import { handler as catalogueRoute } from '../pool/catalogue-route.ts';
import { handler as assistantRoute } from './assistant-route.ts';

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
});
afterAll(() => stand?.stop());

async function ask(sub: string, route: string, body: object, pathParameters: Record<string, string> = {}) {
  const event = { ...signedInEvent(route, { sub, email: `${sub}@example.com` }, body), pathParameters };
  const { statusCode = 0, body: text = '' } = await assistantRoute(event);
  const answered = JSON.parse(text);
  if (statusCode === 200) assertResponse(route, statusCode, answered);
  return { status: statusCode, ...answered };
}
const chat = (sub: string, session_id: string, message: string, more: object = {}) =>
  ask(sub, 'POST /agent_chat', { session_id, message, ...more });
const history = async (sub: string, sessionId: string) =>
  (await ask(sub, 'GET /agent_chat/{sessionId}', {}, { sessionId })).turns;

test('a prompt is answered with text and with blocks of three lines', async () => {
  const { response, datasets } = await chat('ann', '1', 'sentiment analysis model on Twitter data');
  expect(response).toMatch(/^Here are \d+ datasets/);
  for (const block of datasets.split('\n\n')) {
    const [title, link, description, ...more] = block.split('\n');
    expect([title, description].every((text) => text !== '')).toBe(true);
    expect(link).toMatch(/^https?:\/\//);
    expect(more).toEqual([]);
  }
});

test('a conversation is stored in order, and only its person can read it', async () => {
  await chat('ben', '2', 'tweets about disasters');
  const second = await chat('ben', '2', 'only after 2011');
  expect(second).toMatchObject({ turn: 2, need: { topic: 'tweets about disasters', years: { from: 2012 } } });
  expect(
    (await history('ben', '2')).map(({ message }: { message: string }) => message),
    'proves d-gpt.history-session-survives',
  ).toEqual(['tweets about disasters', 'only after 2011']);
  expect(await history('ann', '2')).toEqual([]);
  expect(await history('ben', '3')).toEqual([]);
});

test('a client can edit the parsed need and send it back', async () => {
  const { need } = await chat('cid', '1', 'air quality in Singapore since 2019');
  const { chips } = await chat('cid', '1', 'without the years', { need: { ...need, years: {} } });
  expect(chips.map(({ kind }: { kind: string }) => kind)).not.toContain('years');
  expect((await chat('cid', '1', 'x', { need: { topic: 1 } })).code).toBe('InvalidInput');
});

test('a client that accepts events gets the same answer as events', async () => {
  const asking = async (message: string) => {
    const event = signedInEvent('POST /agent_chat', { sub: 'hal', email: '' }, { session_id: '1', message });
    return assistantRoute({ ...event, headers: { ...event.headers, accept: 'text/event-stream' } });
  };
  const { statusCode, headers, body = '' } = await asking('sentiment of tweets');
  expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const events = body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [name = '', data = '', ...more] = block.split('\n');
      expect(more).toEqual([]);
      return { name: name.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) };
    });
  const done = events.at(-1)?.data;
  assertResponse('POST /agent_chat', 200, done);
  expect(events[0]?.name).toBe('understood');
  expect(
    events
      .filter(({ name }) => name === 'text')
      .map(({ data }) => data.text)
      .join(''),
  ).toBe(done.response);
  expect(events.filter(({ name }) => name === 'card').map(({ data }) => data)).toEqual(done.cards);
  expect((await asking('')).headers?.['content-type']).toBe('application/json');
});

test('nothing of a stopped prompt is stored, whenever it is stopped, and no follow-up builds on it', async () => {
  const stop = (prompt_id: string, sub = 'jan') =>
    ask(sub, 'POST /agent_chat/stop', { session_id: '1', prompt_id });
  await chat('jan', '1', 'tweets about disasters', { prompt_id: 'a' });
  await chat('jan', '1', 'house prices', { prompt_id: 'b' });
  expect(await stop('b')).toMatchObject({ status: 200, stopped: true });
  expect((await chat('jan', '1', 'only after 2011')).need.topic).toBe('tweets about disasters');
  await stop('c');
  expect(await chat('jan', '1', 'rain', { prompt_id: 'c' })).toMatchObject({
    status: 409,
    code: 'PromptStopped',
  });
  // Stopping it again removes neither a later turn nor another person's.
  await stop('a');
  await stop('a', 'ann');
  expect((await history('jan', '1')).map(({ message }: { message: string }) => message)).toEqual([
    'tweets about disasters',
    'only after 2011',
  ]);
});

test('a prompt that is sent again because its answer was lost is stored once', async () => {
  const send = (prompt_id: string) => chat('kim', '1', 'tweets about disasters', { prompt_id });
  const first = await send('a');
  expect(await send('a')).toEqual(first);
  const both = await Promise.all([send('b'), send('b')]);
  expect(both[1]).toEqual(both[0]);
  expect((await history('kim', '1')).map(({ turn }: { turn: number }) => turn)).toEqual([1, 2]);
});

test('an empty or an overlong prompt is refused with a sentence', async () => {
  expect(await chat('ann', '1', ' \n ')).toMatchObject({
    status: 422,
    code: 'EmptyPrompt',
    message: 'Please enter a valid prompt to find data',
  });
  expect(await chat('ann', '1', 'a '.repeat(2_001)), 'proves d-gpt.more-than-4').toMatchObject({
    status: 422,
    code: 'PromptTooLong',
  });
  expect((await chat('ann', '../ben/2', 'tweets')).code).toBe('InvalidInput');
});

test('a person’s prompts a minute are limited, and other people’s are answered meanwhile', async () => {
  const session = randomUUID();
  // More than two minutes' worth: the clock may turn once meanwhile.
  let refused: { status: number; code?: string; retryAfterSeconds?: number } | undefined;
  for (let n = 0; n <= 2 * promptsAMinute && !refused; n++) {
    const given = await chat('eve', session, 'rain');
    if (given.status !== 200) refused = given;
  }
  expect(refused, 'proves d-gpt.20-prompts-minute').toMatchObject({
    status: 429,
    code: 'TooManyPrompts',
    retryAfterSeconds: 60,
  });
  expect((await chat('ann', session, 'rain')).status).toBe(200);
});

test('feedback is stored with its answer', async () => {
  const { turn } = await chat('fay', '1', 'rain');
  const give = (n: number) =>
    ask('fay', 'POST /agent_chat/feedback', { session_id: '1', turn: n, feedback: 'good' });
  expect(await give(turn)).toMatchObject({ status: 200, feedback: 'good' });
  expect((await history('fay', '1'))[0].feedback, 'proves d-gpt.regenerate-copy-good').toBe('good');
  expect((await give(99)).status).toBe(404);
});

test('the market’s own pools are results, with what they have for sale', async () => {
  await item.write(
    item.put('DataPoolTable', {
      dataPoolId: 'spotify',
      dataPoolName: 'Spotify',
      price: 2,
      maxIncentive: 100,
    }),
  );
  const hashes = [await putUpload(), await putUpload()];
  const { cards } = await chat('gil', '1', 'Spotify listening history');
  expect(cards[0]).toMatchObject({
    kind: 'pool',
    link: 'http://127.0.0.1:1/datapool/buy/spotify',
    description: expect.stringMatching(/^2 uploads for sale/),
  });
  const uploads = cards.filter(({ kind }: { kind: string }) => kind === 'upload');
  for (const { description } of uploads) expect(description).toContain('for 14 CGDX (about S$1.40).');
  // All of these uploads have the same quality; each card names its upload and links to it.
  const linked = uploads.map(({ link }: { link: string }) => new URL(link).searchParams.get('hash'));
  expect(linked.sort()).toEqual(hashes.sort());
  expect(new Set(uploads.map(({ title }: { title: string }) => title)).size).toBe(2);
});

test('anybody may read the catalogue’s size: the seed’s, and after a publication the published one', async () => {
  const size = async () => {
    const { body = '' } = await catalogueRoute(signedInEvent('GET /catalogue', { sub: '', email: '' }, {}));
    const answered = JSON.parse(body);
    assertResponse('GET /catalogue', 200, answered);
    return answered.datasets;
  };
  expect(await size(), 'proves d-gpt.how-large-catalogue').toBe(seedRecords.length);
  const imported = { id: 'z', title: 'Zeppelin moorings', link: 'https://zeppelin.example', description: '' };
  await publishCatalogue(
    {
      region: 'ap-southeast-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      endpoints: { s3: stand.proxies.storage.url },
      buckets: { CatalogueBucket: 'cataloguebucket' },
    },
    buildCatalogue([{ ...imported, licence: '', topics: [], source: 'Example' }]),
  );
  expect(await size()).toBe(seedRecords.length + 1);
  // A function looks for a newer index once a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await chat('ivy', '1', 'zeppelin')).cards[0].link).toBe('https://zeppelin.example');
  vi.useRealTimers();
});
