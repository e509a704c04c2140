import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { currentConsent } from '@cgdx/core/consent/consent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../ground/endpoints.ts';
import { ensureConsent } from './consent.ts';
import type { Person } from './person.ts';

let service: Service;
let state: 'given' | 'missing';
let sent: unknown[] = [];
const person = { email: 'ann@example.com', idToken: async () => 'token' } as unknown as Person;

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.method === 'POST') {
      sent.push(JSON.parse(text));
      state = 'given';
    }
    response.end(JSON.stringify({ ...currentConsent, state }));
  });
  service = await listen(server, 0);
});
afterAll(() => service.stop());

function ensure(before: typeof state, agrees: boolean) {
  [state, sent] = [before, []];
  return ensureConsent({ apiUrl: service.url } as Stack, person, agrees);
}

test('without consent the command prints the terms and how to agree', async () => {
  const refusal = ensure('missing', false);
  await expect(refusal).rejects.toMatchObject({
    code: 'ConsentNeeded',
    advice: expect.stringContaining('--agree'),
  });
  for (const statement of Object.values(currentConsent.statements))
    await expect(refusal).rejects.toThrow(statement);
  expect(sent).toEqual([]);
});

test('--agree confirms each statement of the version that the stack requires', async () => {
  await ensure('missing', true);
  expect(sent, 'proves contribute.command-asks-too').toEqual([
    { version: currentConsent.version, age: true, residency: true, processing: true },
  ]);
});

test('a person who has agreed is not asked again', async () => {
  await ensure('given', false);
  await ensure('given', true);
  expect(sent).toEqual([]);
});
