/** One client's connection to an Event API: its subscriptions, and the answers to its messages. */
import type { RawData, WebSocket } from 'ws';
import { type Channel, hears, parseChannel } from './channel.ts';
import { HandlerError, type Handlers } from './handler-code.ts';
import {
  badRequest,
  type ClientMessage,
  clientMessage,
  type Fault,
  type ServerMessage,
  unauthorized,
} from './message.ts';

/** The same as AppSync's: a client reconnects if it receives nothing for this long. */
const connectionTimeoutMs = 300_000;
const keepAliveMs = 60_000;

/** AppSync's quota of subscriptions per connection. */
const mostSubscriptions = 100;
const tooMany: Fault = {
  errorType: 'MaxSubscriptionsReachedError',
  message: `Max number of ${mostSubscriptions} subscriptions reached`,
};

export type Claims = Readonly<Record<string, unknown>>;

export interface ConnectionOptions {
  /** Returns a token's claims; undefined if it is not valid. */
  readonly verify: (token: string) => Promise<Claims | undefined> | Claims | undefined;
  /** Handlers by namespace. */
  readonly handlers: Readonly<Record<string, Handlers>>;
}

export interface Connection {
  readonly deliver: (channel: Channel, event: string) => void;
}

/** Returns the token of a handshake or a message, in any spelling of the header's name. */
export function tokenOf(authorization: Readonly<Record<string, unknown>> | undefined): string {
  const [, token] = Object.entries(authorization ?? {}).find(([name]) => /^authorization$/i.test(name)) ?? [];
  return typeof token === 'string' ? token.replace(/^Bearer\s+/i, '') : '';
}

/** Serves a socket whose handshake was accepted, until it closes. */
export function serveConnection(socket: WebSocket, { verify, handlers }: ConnectionOptions): Connection {
  const subscriptions = new Map<string, Channel>();
  /** Ids of subscriptions whose token is still being verified; they count towards the limit. */
  const pending = new Set<string>();
  const send = (message: ServerMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const keepAlive = setInterval(() => send({ type: 'ka' }), keepAliveMs);
  socket.once('close', () => clearInterval(keepAlive));
  socket.on('error', () => socket.terminate());

  async function subscribe(
    message: Extract<ClientMessage, { type: 'subscribe' }>,
  ): Promise<Fault | undefined> {
    const channel = parseChannel(message.channel, true);
    if (channel === undefined) return badRequest('Invalid Channel Format');
    const [namespace = ''] = channel.segments;
    if (!Object.hasOwn(handlers, namespace)) return badRequest('Channel namespace not found');
    if (subscriptions.has(message.id) || pending.has(message.id))
      return badRequest('Subscription id is in use');
    if (subscriptions.size + pending.size >= mostSubscriptions) return tooMany;
    pending.add(message.id);
    const claims = await Promise.resolve(verify(tokenOf(message.authorization))).finally(() =>
      pending.delete(message.id),
    );
    if (claims === undefined) return unauthorized;
    const identity = { ...claims, username: claims['cognito:username'] ?? claims.username, claims };
    const info = { channel, channelNamespace: { name: namespace }, operation: 'SUBSCRIBE' } as const;
    try {
      handlers[namespace]?.onSubscribe?.({ identity, info });
    } catch (error) {
      if (error instanceof HandlerError) return { errorType: error.errorType, message: error.message };
      throw error;
    }
    subscriptions.set(message.id, channel);
    return undefined;
  }

  async function answer(message: ClientMessage): Promise<ServerMessage> {
    switch (message.type) {
      case 'connection_init':
        return { type: 'connection_ack', connectionTimeoutMs };
      case 'subscribe': {
        const { id } = message;
        const fault = await subscribe(message);
        return fault === undefined
          ? { type: 'subscribe_success', id }
          : { type: 'subscribe_error', id, errors: [fault] };
      }
      case 'unsubscribe': {
        const { id } = message;
        return subscriptions.delete(id)
          ? { type: 'unsubscribe_success', id }
          : { type: 'unsubscribe_error', id, errors: [badRequest('Unknown subscription id')] };
      }
      default:
        return message satisfies never;
    }
  }

  socket.on('message', (data) => {
    const parsed = clientMessage.safeParse(jsonOf(data));
    if (!parsed.success) {
      send({
        type: 'error',
        errors: [{ errorType: 'UnsupportedOperation', message: 'Operation not supported' }],
      });
      return;
    }
    answer(parsed.data).then(send, () => socket.terminate());
  });

  return {
    deliver(channel, event) {
      for (const [id, subscribed] of subscriptions)
        if (hears(subscribed, channel)) send({ type: 'data', id, event });
    },
  };
}

function jsonOf(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
