/** Fetches from another catalogue: from public addresses, of one origin, and no more than an import may take. */
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

const again = 'What was read is kept: run the same command again, and it goes on from there.';
export const refused = (message: string): MarketError =>
  new MarketError('input', 'SourceRefused', message, { advice: 'What was read until then is kept.' });
const unreachable = (url: URL, why: string): MarketError =>
  new MarketError('unavailable', 'SourceUnreachable', `${url.host} ${why}.`, { advice: again });

/** Checks the very addresses that are connected to: a name may be pointed elsewhere between two questions. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (found.length > 0 && found.every(({ address }) => isPublicAddress(address)))
      return callback(null, found);
    callback(Object.assign(new Error('no public address'), { code: 'NOTPUBLIC' }), []);
  });

const isLoopback = ({ hostname }: URL): boolean => /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);

export interface Source {
  /** @throws MarketError if it may not be fetched, does not answer, or the limits are reached */
  readonly open: (url: string) => Promise<IncomingMessage>;
  /** Counts bytes as they are read. @throws MarketError at the limit */
  readonly count: (bytes: number) => void;
}

/** @param location named by the operator: only if it is of this machine, this machine is asked */
export function openSource(location: string, { requests, bytes }: Limits = limits): Source {
  const first = new URL(location);
  let [asked, read] = [0, 0];
  const request = (url: URL): Promise<IncomingMessage> => {
    if (++asked > requests) throw refused(`${url.host} was asked ${requests} times: it does not end.`);
    if (!isLoopback(first) && !isPublicHost(url.hostname)) throw refused(`${url.host} is no public address.`);
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
            ? refused(`${url.host} is no public address.`)
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
        if (turn === mostRedirects) throw refused(`${url.host} redirects again and again.`);
        const next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url) : undefined;
        if (next?.origin !== first.origin || next.username !== '' || next.password !== '')
          throw refused(`${first.host} redirects to another place: name that one if you trust it.`);
        url = next;
      }
    },
    count: (more) => {
      read += more;
      if (read > bytes) throw refused(`${first.host} sends more than ${bytes} bytes.`);
    },
  };
}
