/**
 * Fetches pages of another catalogue: only from public addresses, only of one origin, and only within the limits of an
 * import.
 */
import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicHost } from '@cgdx/core/catalogue/public-host.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';

export interface Limits {
  readonly requests: number;
  readonly bytes: number;
}
const limits: Limits = { requests: 20_000, bytes: 2 * 1024 ** 3 };
const mostRedirects = 5;
const idleMs = 120_000;

const again = 'The records read so far are kept: run the same command again, and it continues from there.';
export const refused = (message: string): MarketError =>
  new MarketError('input', 'SourceRefused', message, { advice: 'The records read so far are kept.' });
const unreachable = (url: URL, why: string): MarketError =>
  new MarketError('unavailable', 'SourceUnreachable', `${url.host} ${why}.`, { advice: again });

/** Checks the very addresses that are connected to, as a name may resolve differently at a second look-up. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.length > 0 && found.every(({ address }) => isPublicAddress(address)))
      return callback(null, found);
    callback(Object.assign(new Error('no public address'), { code: 'NOTPUBLIC' }), []);
  });

const isLoopback = ({ hostname }: URL): boolean => /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);

export interface Source {
  /** @throws MarketError if the URL may not be fetched, does not answer, or a limit is reached */
  readonly open: (url: string) => Promise<IncomingMessage>;
  /** Counts bytes as they are read. @throws MarketError at the limit */
  readonly count: (bytes: number) => void;
}

/**
 * @param location the address that the operator gave; addresses of this machine are fetched only if it is one itself
 */
export function openSource(location: string, { requests, bytes }: Limits = limits): Source {
  const first = new URL(location);
  let [asked, read] = [0, 0];
  const request = (url: URL): Promise<IncomingMessage> => {
    if (++asked > requests)
      throw refused(`${url.host} was requested ${requests} times, and still refers to further pages.`);
    if (!isLoopback(first) && !isPublicHost(url.hostname))
      throw refused(`${url.host} is not a public address.`);
    return new Promise((resolve, reject) => {
      const call = (url.protocol === 'https:' ? getHttps : getHttp)(url, {
        headers: { accept: 'application/json', 'user-agent': 'cgdx-catalogue' },
        ...(!isLoopback(first) && { lookup: publicLookup }),
        timeout: idleMs,
      });
      call.once('response', resolve);
      call.once('timeout', () => call.destroy(new Error('it is silent')));
      call.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'NOTPUBLIC'
            ? refused(`${url.host} is not a public address.`)
            : unreachable(url, 'does not respond'),
        ),
      );
    });
  };
  return {
    open: async (address) => {
      let url = new URL(address);
      for (let turn = 0; ; turn++) {
        const response = await request(url);
        const { statusCode = 0, headers } = response;
        if (statusCode >= 200 && statusCode < 300) return response;
        response.destroy();
        if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
          throw unreachable(url, `answers ${statusCode}`);
        if (turn === mostRedirects) throw refused(`${url.host} redirects too often.`);
        const next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url) : undefined;
        if (next?.origin !== first.origin || next.username !== '' || next.password !== '')
          throw refused(`${first.host} redirects to another origin: give that address if you trust it.`);
        url = next;
      }
    },
    count: (more) => {
      read += more;
      if (read > bytes) throw refused(`${first.host} sends more than ${bytes} bytes.`);
    },
  };
}
