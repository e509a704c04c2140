import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostPurchases } from '@cgdx/api/route/purchase.ts';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { PurchaseEnded } from '@cgdx/client/follow-purchase.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Stack } from '../../ground/endpoints.ts';
import type { BuyEvent } from '../../person/buy/buy-event.ts';
import type { Person } from '../../person/person.ts';
import { resume } from './resume.ts';

vi.mock('../../person/buy/verify-archive.ts', () => ({
  verifyArchive: async () => ({ uploads: ['one'], files: 3 }),
}));

const directory = mkdtempSync(join(tmpdir(), 'cgdx-resume-'));
const file = join(directory, 'data.zip');
const transactionHash = `0x${'ab'.repeat(32)}`;
const purchase = {
  purchaseId: 'p1',
  rail: 'cgdx',
  status: 'granted',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  averageDataQuality: 7,
  spentAmount: 14,
  totalWei: '14',
  uploadHashes: [],
};

/** An API with one purchase, which it returns in these states one after the other. */
let states: object[];
let known: object[];
/** The page of purchases that follows the one ending with `p100`. */
let older: object[];
let asked: string[];
let api: Service;
const events: BuyEvent[] = [];

const answerOf = (route: string): unknown => {
  if (route === 'GET /transactions') return known;
  if (route === 'GET /transactions?after=p100') return older;
  if (route === 'GET /wallet') return { address: `0x${'1'.repeat(40)}` };
  if (route === 'POST /transactions') return { purchaseId: 'p1', status: 'submitted' };
  return { ...purchase, ...(states.length > 1 ? states.shift() : states[0]) };
};

beforeAll(async () => {
  api = await listen(
    createServer((request, response) => {
      if (request.url === '/data.zip') return response.end('the data');
      const route = `${request.method} ${request.url}`;
      asked.push(route);
      response.statusCode = route === 'POST /transactions' ? 202 : 200;
      return response.end(JSON.stringify(answerOf(route)));
    }),
    0,
  );
});
afterAll(async () => {
  await api?.stop();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(() => {
  states = [{}, { status: 'completed', presignedUrl: `${api.url}/data.zip` }];
  known = [];
  older = [];
  asked = [];
  events.length = 0;
});

const resumed = (id: string) =>
  resume(
    {
      stack: { apiUrl: api.url, chain: {} } as Stack,
      person: { idToken: async () => 'token' } as Person,
      file,
      tell: (event) => events.push(event),
    },
    id,
  );

test('an earlier purchase is followed to its file and checked, and nothing is paid', async () => {
  await resumed('p1');
  expect(readFileSync(file, 'utf8')).toBe('the data');
  expect(events.map(({ event }) => event)).toEqual(['resumed', 'status', 'status', 'downloaded', 'verified']);
  expect([...new Set(asked)]).toEqual(['GET /transactions/p1']);
});

test('a transaction identifies its purchase; a transaction that was not submitted is submitted', async () => {
  known = [{ ...purchase, transactionHash }];
  await resumed(transactionHash);
  expect(asked).not.toContain('POST /transactions');
  known = [];
  states = [{ status: 'completed', presignedUrl: `${api.url}/data.zip` }];
  await resumed(transactionHash);
  expect(asked).toContain('POST /transactions');
});

test('an old transaction identifies its purchase, even if newer ones fill a page', async () => {
  const other = (number: number) => ({ ...purchase, purchaseId: `p${number}` });
  known = Array.from({ length: mostPurchases }, (_, at) => other(at + 1));
  older = [{ ...purchase, transactionHash }];
  await resumed(transactionHash);
  expect(asked).not.toContain('POST /transactions');
  expect(asked.at(-1)).toBe('GET /transactions/p1');
});

test('a refunded purchase fails with its reason, and must not be followed again', async () => {
  states = [{ status: 'refunded', failure: { code: 'UploadWithdrawn', message: 'You got it back.' } }];
  await expect(resumed('p1')).rejects.toMatchObject({ code: 'UploadWithdrawn', message: 'You got it back.' });
  await expect(resumed('p1')).rejects.toBeInstanceOf(PurchaseEnded);
});
