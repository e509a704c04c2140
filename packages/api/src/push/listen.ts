/**
 * Listens to a channel of AppSync over a WebSocket. Its protocol is a few JSON messages, so that the page needs no library;
 * it connects again by itself, later each time that it fails.
 */

export interface ListenOptions {
  /** `wss://HOST/event/realtime`. */
  readonly url: string;
  readonly channel: string;
  /** Returns a token that is still valid. */
  readonly token: () => Promise<string>;
  readonly onEvent: () => void;
  /** Called with true once events arrive, and with false as soon as none may. */
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
/** Until the server says how long it may be silent. */
const patienceMs = 15_000;

/** @returns a function that ends it for good */
export function listen({ url, channel, token, onEvent, onLive }: ListenOptions): () => void {
  // Tokens are addressed to the host that takes publications.
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
        // Earlier changes are not sent again.
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
    // Many pages lose a connection together, and must not all come back together.
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
