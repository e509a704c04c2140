/**
 * The local mailbox: a page where people read their sign-up codes, and `GET /messages.json?to=` for programs. It has
 * the mail of every account, so it listens only on this machine and serves only requests to its own names.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admitLoopback, guarded } from '@cgdx/aws/process/admit.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { z } from 'zod';
import { type Mail, type Message, openMessages } from './message-store.ts';

export interface Mailbox extends Service {
  /** Stores the mail, then notifies open pages. */
  deliver(mail: Mail): Message;
}

const listLimit = 200;

const querySchema = z.object({
  to: z.string().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
});

const page = (file: string) => readFileSync(new URL(`./page/${file}`, import.meta.url));
const files: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/': { type: 'text/html; charset=utf-8', body: page('mailbox.html') },
  '/mailbox.css': { type: 'text/css; charset=utf-8', body: page('mailbox.css') },
  '/mailbox.js': { type: 'text/javascript; charset=utf-8', body: page('mailbox.js') },
};

/** The page may run only its own script; mails are only ever shown as text. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { ...headers, 'content-type': type }).end(body);
}

/**
 * Starts the mailbox; port 0 takes any free one. Throws the operating system's error (EADDRINUSE) if the port is taken.
 */
export async function startMailbox(options: { port: number; directory: string }): Promise<Mailbox> {
  const messages = openMessages(options.directory);
  const readers = new Set<ServerResponse>();

  function stream(response: ServerResponse) {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
    response.write('retry: 1000\n\n');
    readers.add(response);
    response.on('close', () => readers.delete(response));
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'The mailbox can only be read.');
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/events') return stream(response);
    if (url.pathname === '/messages.json') {
      const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
      if (!query.success) return send(response, 400, 'text/plain', 'Use ?to=ADDRESS and ?after=ID.');
      const found = messages.list({ to: query.data.to, afterId: query.data.after, limit: listLimit });
      return send(response, 200, 'application/json', JSON.stringify({ messages: found }));
    }
    const file = Object.hasOwn(files, url.pathname) ? files[url.pathname] : undefined;
    if (!file) return send(response, 404, 'text/plain', 'Nothing here.');
    return send(response, 200, file.type, file.body);
  }

  const server = createServer(guarded(admitLoopback({ hasPages: true }), answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => resolve());
  }).catch((error: unknown) => {
    messages.close();
    throw error;
  });

  let stopping: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver(mail) {
      const message = messages.add(mail);
      for (const reader of readers) reader.write(`data: ${message.id}\n\n`);
      return message;
    },
    stop() {
      stopping ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }).then(() => messages.close());
      return stopping;
    },
  };
}
