import { afterEach, describe, expect, it, vi } from 'vitest';
import { stream } from './stream.ts';

let streamUrl: string | undefined = 'https://stream.test';
vi.mock('../session/session.ts', () => ({ idToken: async () => 'a-token' }));
vi.mock('../config/config.ts', () => ({ pageConfig: () => ({ streamUrl }) }));
afterEach(() => {
  vi.unstubAllGlobals();
  streamUrl = 'https://stream.test';
});

const body = { session_id: '1', message: 'rain' };
const eventText = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Returns a response whose chunks the test sends one by one. */
function piecewise() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => void writer.write(bytes(text)),
    sendBytes: (part: Uint8Array) => void writer.write(part),
    end: () => void writer.close(),
    fail: () => void writer.abort(new TypeError('network error')),
  };
}
const answering = (response: Response | Error) => {
  const fetched = vi.fn(async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const begin = (signal = new AbortController().signal) => stream('POST /agent_chat', { body, signal });

describe('a stream', () => {
  it('is requested with the token, and yields each event when it arrives', async () => {
    const { response, send, sendBytes, end } = piecewise();
    const fetched = answering(response);
    const events = await begin();
    expect(fetched.mock.calls[0]?.[0]).toBe('https://stream.test/agent_chat');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { accept: 'text/event-stream', authorization: 'Bearer a-token' },
      body: JSON.stringify(body),
    });
    send(eventText('text', { text: 'one' }));
    expect((await events?.next())?.value).toEqual({ name: 'text', data: { text: 'one' } });
    // A chunk may end within an event, and even within a character.
    const bytes = new TextEncoder().encode(eventText('text', { text: '“ü”' }));
    sendBytes(bytes.slice(0, 29));
    sendBytes(bytes.slice(29));
    expect((await events?.next())?.value).toEqual({ name: 'text', data: { text: '“ü”' } });
    end();
    expect((await events?.next())?.done).toBe(true);
  });

  it('is undefined without an address, without a connection, or if something other than the API responds', async () => {
    streamUrl = undefined;
    expect(await begin(), 'proves d-gpt.without-stream-plain').toBeUndefined();
    streamUrl = 'https://stream.test';
    answering(new TypeError('Failed to fetch'));
    expect(await begin()).toBeUndefined();
    for (const status of [401, 404, 429, 502]) {
      answering(new Response('{"message":"Rate Exceeded."}', { status }));
      expect(await begin(), String(status)).toBeUndefined();
    }
    answering(new Response('{"message":"Your sign-in could not be checked.","code":"X"}', { status: 503 }));
    expect(await begin()).toBeUndefined();
  });

  it('throws the server’s refusal in its own words', async () => {
    const refusal = { message: 'You have asked 20 times.', code: 'TooManyPrompts', advice: 'Wait.' };
    answering(new Response(JSON.stringify(refusal), { status: 429 }));
    await expect(begin()).rejects.toMatchObject({ ...refusal, status: 429 });
  });

  it('throws the server’s error between two events, and reports a broken connection', async () => {
    const first = piecewise();
    answering(first.response);
    const events = await begin();
    first.send(eventText('error', { message: 'The catalogue is away.', code: 'X' }));
    await expect(events?.next()).rejects.toMatchObject({ message: 'The catalogue is away.' });
    const second = piecewise();
    answering(second.response);
    const broken = await begin();
    second.fail();
    await expect(broken?.next()).rejects.toMatchObject({ code: 'NetworkError' });
  });

  it('ends when the caller aborts it', async () => {
    const stop = new AbortController();
    stop.abort();
    answering(new Response(''));
    await expect(begin(stop.signal)).rejects.toThrow();
  });
});
