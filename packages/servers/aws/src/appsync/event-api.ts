/**
 * The local AppSync Event API: programs publish by signed HTTP, people subscribe over a WebSocket with a token. Nothing
 * is stored, as on AWS: an event without a subscriber is lost.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import { type Admit, admitPrograms, guarded } from '../process/admit.ts';
import { breakOff } from '../process/break-off.ts';
import { listen } from '../process/listen.ts';
import type { Service } from '../service.ts';
import type { Channel } from './channel.ts';
import { type Connection, type ConnectionOptions, serveConnection, tokenOf } from './connection.ts';
import { loadHandlers } from './handler-code.ts';
import { unauthorized } from './message.ts';
import { answerPublish } from './publish.ts';

export interface EventApiOptions {
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly apiArn: string;
  /** The source text of each namespace's handlers. */
  readonly namespaces: Readonly<Record<string, { readonly code: string }>>;
  readonly verify: ConnectionOptions['verify'];
  readonly authorize: AuthorizeJson;
  readonly admit?: Admit;
}

const protocol = 'aws-appsync-event-ws';
const realtimePath = '/event/realtime';
const mostMessageBytes = 64 * 1024;

export interface EventApi extends Service {
  /** Closes every connection abruptly, as a bad network does. */
  dropConnections(): void;
}

export async function startEventApi(options: EventApiOptions): Promise<EventApi> {
  const { apiArn, verify, authorize, admit = admitPrograms } = options;
  const namespaces = Object.keys(options.namespaces);
  const handlers = Object.fromEntries(
    Object.entries(options.namespaces).map(([name, { code }]) => [name, loadHandlers(code)]),
  );
  const connections = new Set<Connection>();
  const deliver = (channel: Channel, event: string) => {
    for (const connection of connections) connection.deliver(channel, event);
  };

  const server = createServer(
    guarded(admit, (request, response) => {
      if (request.method !== 'POST' || request.url !== '/event') {
        response.writeHead(404).end();
        return;
      }
      answerPublish(request, response, { apiArn, namespaces, authorize, deliver }).catch(() =>
        breakOff(response),
      );
    }),
  );
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostMessageBytes,
    handleProtocols: (offered) => offered.has(protocol) && protocol,
  });

  async function connect(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (admit(request.headers) !== undefined) return refuseUpgrade(stream, '403 Forbidden');
    if (request.url?.split('?')[0] !== realtimePath) return refuseUpgrade(stream, '404 Not Found');
    const isKnown = (await verify(handshakeToken(request))) !== undefined;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (!isKnown) {
        socket.send(JSON.stringify({ type: 'connection_error', errors: [unauthorized] }));
        socket.close();
        return;
      }
      const connection = serveConnection(socket, { verify, handlers });
      connections.add(connection);
      socket.once('close', () => connections.delete(connection));
    });
  }
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    connect(request, stream, head).catch(() => stream.destroy());
  });

  const { url, stop } = await listen(server, options.port);
  const dropConnections = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  return {
    url,
    dropConnections,
    stop: async () => {
      dropConnections();
      await stop();
    },
  };
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** A browser cannot set headers of a handshake, so it sends the token in the name of a subprotocol. */
function handshakeToken(request: IncomingMessage): string {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const [, encoded = ''] =
    /^header-([\w-]+)=*$/.exec(offered.find((name) => name.startsWith('header-')) ?? '') ?? [];
  try {
    return tokenOf(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    return '';
  }
}
