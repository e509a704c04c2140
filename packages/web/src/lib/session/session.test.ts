import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const identity = vi.hoisted(() => ({ currentPerson: vi.fn(), freshIdToken: vi.fn() }));
vi.mock('./identity.ts', () => identity);
vi.mock('../config/config.ts', () => ({ optionalConfig: () => ({ userPoolClientId: 'pages' }) }));
vi.mock('../page/load-chunk.ts', () => ({ loadChunk: (load: () => unknown) => load() }));

const record = 'CognitoIdentityServiceProvider.pages.LastAuthUser';
let stored: Map<string, string>;
let listeners: Map<string, (event: { key: string | null }) => void>;
const ann = { sub: 'ann', loginId: 'ann@example.com', isOperator: false };

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  stored = new Map([[record, 'ann']]);
  listeners = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
});
afterAll(() => vi.unstubAllGlobals());

const load = () => import('./session.ts');

it('belongs to the person in the tokens', async () => {
  identity.currentPerson.mockResolvedValue(ann);
  const { readSession } = await load();
  expect(await readSession()).toEqual({ kind: 'signed-in', person: ann });
});

it('is signed out, without a call, if nobody has signed in before in this browser', async () => {
  stored.clear();
  const { readSession } = await load();
  expect(await readSession()).toEqual({ kind: 'signed-out' });
  expect(identity.currentPerson).not.toHaveBeenCalled();
});

it('that cannot be read counts as signed out without a message, and is read again once the browser is online', async () => {
  identity.currentPerson.mockRejectedValueOnce(new Error('A network error has occurred.'));
  const { readSession, startSession, currentSession } = await load();
  expect(await readSession(), 'proves state.load-session-read').toEqual({ kind: 'signed-out' });
  stored.clear();
  startSession();
  stored.set(record, 'ann');
  identity.currentPerson.mockResolvedValue(ann);
  listeners.get('online')?.({ key: null });
  await expect.poll(currentSession).toEqual({ kind: 'signed-in', person: ann });
});

it('that another tab has changed is read again', async () => {
  stored.clear();
  const { startSession, currentSession } = await load();
  startSession();
  expect(currentSession()).toEqual({ kind: 'signed-out' });
  stored.set(record, 'ann');
  identity.currentPerson.mockResolvedValue(ann);
  listeners.get('storage')?.({ key: 'theme' });
  expect(identity.currentPerson).not.toHaveBeenCalled();
  listeners.get('storage')?.({ key: record });
  await expect.poll(currentSession).toMatchObject({ kind: 'signed-in' });
});

it('ends if the provider refuses to refresh the tokens, and stays if it cannot be reached', async () => {
  identity.currentPerson.mockResolvedValue(ann);
  const { readSession, idToken, currentSession } = await load();
  await readSession();
  identity.freshIdToken.mockRejectedValueOnce(new Error('A network error has occurred.'));
  await expect(idToken()).rejects.toThrow('network');
  expect(currentSession()).toMatchObject({ kind: 'signed-in' });
  identity.freshIdToken.mockResolvedValue(undefined);
  expect(await idToken()).toBeUndefined();
  expect(currentSession(), 'proves state.tokens-refresh-refused').toEqual({ kind: 'signed-out' });
});
