/**
 * Listens to a channel of AppSync over a WebSocket. The protocol is a few JSON messages, so the page needs no library.
 * The listener reconnects by itself, with exponential backoff.
 */

export interface ListenOptions {
  /** `wss://HOST/event/realtime`. */
  readonly url: string;
  readonly channel: string;
  /** Returns an id token that has not expired. */
  readonly token: () => Promise<string>;
  readonly onEvent: () => void;
  /** Called with true once the subscription is confirmed, and with false when the connection is lost. */
  readonly onLive: (isLive: boolean) => void;
}

interface Message {
  readonly type?: string;
  readonly connectionTimeoutMs?: number;
}

const protocol = 'aws-appsync-event-ws';
const subscriptionId = '1';
const firstRetryMs = 1_000;
const lastRetryMs = 60_000;
/** How long the server may be silent before it has announced its own limit. */
const patienceMs = 15_000;

/** @returns a function that closes the connection for good */
export function listen({ url, channel, token, onEvent, onLive }: ListenOptions): () => void {
  // The authorization names AppSync's HTTP host, which takes publications, not the WebSocket's host.
  const host = new URL(url).host.replace('.appsync-realtime-api.', '.appsync-api.');
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let hasEnded = false;

  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };

  async function connect(): Promise<void> {
    const authorization = { host, Authorization: await token() };
    if (hasEnded) return;
    const opened = new WebSocket(url, [protocol, `header-${base64Url(JSON.stringify(authorization))}`]);
    socket = opened;
    const send = (message: object) => opened.send(JSON.stringify(message));
    let silenceMs = patienceMs;
    wait(silenceMs, () => opened.close());
    opened.onopen = () => send({ type: 'connection_init' });
    opened.onmessage = ({ data }) => {
      const message: Message = JSON.parse(data);
      if (message.type === 'connection_ack') {
        silenceMs = message.connectionTimeoutMs ?? silenceMs;
        send({ type: 'subscribe', id: subscriptionId, channel, authorization });
      } else if (message.type === 'subscribe_success') {
        retryMs = firstRetryMs;
        onLive(true);
        // Changes before the subscription are not sent again, so the page must fetch once now.
        onEvent();
      } else if (message.type === 'data') onEvent();
      else if (message.type?.endsWith('error')) opened.close();
      wait(silenceMs, () => opened.close());
    };
    opened.onclose = retry;
  }

  function retry(): void {
    if (hasEnded) return;
    onLive(false);
    // Jitter: many pages lose their connection at once, and must not all reconnect at once.
    wait(retryMs * (0.5 + Math.random() / 2), start);
    retryMs = Math.min(2 * retryMs, lastRetryMs);
  }

  const start = () => void connect().catch(retry);
  start();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    socket?.close();
    onLive(false);
  };
}

const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
