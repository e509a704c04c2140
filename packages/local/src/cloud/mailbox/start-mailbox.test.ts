import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from './start-mailbox.ts';

let directory: string;
let mailbox: Mailbox;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({ port: 0, directory });
});
afterEach(async () => {
  await mailbox.stop();
  rmSync(directory, { recursive: true });
});

const mail = (to: string, code?: string) => ({
  to,
  subject: 'Your verification code',
  text: '<img src=x onerror=alert(1)>',
  ...(code === undefined ? {} : { code }),
});

async function read(query = '') {
  const response = await fetch(`${mailbox.url}/messages.json${query}`);
  return (await response.json()) as { messages: { id: number; to: string; code?: string }[] };
}

test('a program reads the newest code of one person, in any case of the address', async () => {
  mailbox.deliver(mail('ada@example.com', '111111'));
  mailbox.deliver(mail('eve@example.com', '222222'));
  mailbox.deliver(mail('ada@example.com', '333333'));
  const { messages } = await read('?to=ADA@example.com');
  expect(messages.map(({ code }) => code)).toEqual(['333333', '111111']);
});

test('only mails newer than a given one are listed', async () => {
  const { id } = mailbox.deliver(mail('ada@example.com', '111111'));
  mailbox.deliver(mail('ada@example.com'));
  const { messages } = await read(`?after=${id}`);
  expect(messages).toHaveLength(1);
  expect(messages[0]).not.toHaveProperty('code');
});

test('mails survive a restart', async () => {
  mailbox.deliver(mail('ada@example.com', '111111'));
  await mailbox.stop();
  mailbox = await startMailbox({ port: 0, directory });
  expect((await read()).messages[0]).toMatchObject({ to: 'ada@example.com', code: '111111' });
});

test('an open page receives an event for each new mail', async () => {
  const response = await fetch(`${mailbox.url}/events`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('retry');
  const { id } = mailbox.deliver(mail('ada@example.com', '111111'));
  expect((await reader.read()).value).toBe(`data: ${id}\n\n`);
});

test('the page may run only its own script', async () => {
  const response = await fetch(mailbox.url);
  expect(await response.text()).toContain('Local mailbox');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('a page of another domain that resolves to this machine cannot read mails', async () => {
  mailbox.deliver(mail('ada@example.com', '111111'));
  const status = await new Promise((resolve, reject) => {
    request(`${mailbox.url}/messages.json`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test.each([
  ['/messages.json?after=x', 400],
  ['/nothing', 404],
])('%s is answered %i', async (path, status) => {
  expect((await fetch(mailbox.url + path)).status).toBe(status);
});

test('a port that is taken is an error', async () => {
  const port = Number(new URL(mailbox.url).port);
  await expect(startMailbox({ port, directory })).rejects.toThrow('EADDRINUSE');
});
