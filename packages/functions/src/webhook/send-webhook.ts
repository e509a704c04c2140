/**
 * Sends one message to an address that a stranger chose. The host is resolved once, its IP addresses are
 * checked, and the connection uses exactly these, so that neither DNS rebinding nor a redirect can lead it
 * elsewhere.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webhooksReachPrivate } from '../ground/links.ts';
import { isPublic } from './public-address.ts';

/** Resolves hosts, and decides to which addresses messages may go. */
export interface Reach {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly isPlainAllowed: boolean;
}

/** Allows private addresses only on the local cloud, where programs run on the same machine. */
export const ownReach = (): Reach => {
  const isLocal = webhooksReachPrivate();
  return {
    resolve: (host) => lookup(host, { all: true }),
    isAllowed: (address) => isLocal || isPublic(address),
    isPlainAllowed: isLocal,
  };
};

/** Undefined if the message was delivered; otherwise a sentence that gives the reason. */
export type Refused = string | undefined;

const timeoutMs = 10_000;
const privately = 'Its address is in a private network, to which nothing is sent.';
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

class AddressRefused extends Error {}

/** Resolves the host. @throws AddressRefused if any of its IP addresses is not allowed */
async function addressesOf(host: string, { resolve, isAllowed }: Reach): Promise<readonly LookupAddress[]> {
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  if (found.length === 0 || found.some(({ address }) => !isAllowed(address))) throw new AddressRefused();
  return found;
}

/** @returns a sentence on why nothing may be sent to this address; undefined if it is allowed */
export async function refusalOfAddress(text: string, reach: Reach): Promise<Refused> {
  const url = URL.parse(text);
  if (url === null) return 'This is not a web address. It must begin with https://.';
  if (url.protocol !== 'https:' && !(reach.isPlainAllowed && url.protocol === 'http:'))
    return 'Webhooks need an https address.';
  if (url.username !== '' || url.password !== '') return 'The address contains a user name or a password.';
  try {
    await addressesOf(hostOf(url), reach);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return privately;
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'It did not answer within 10 seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its host name was not found.';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code)) return 'Its certificate is not valid.';
  return 'No connection could be made.';
}

function statusReason(status = 0): Refused {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400
    ? 'It answered with a redirect, which is not followed.'
    : `It answered ${status}.`;
}

/**
 * @param headers besides the content's type
 * @returns undefined if the receiver answered with success within ten seconds
 */
export async function sendWebhook(
  text: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  reach: Reach,
): Promise<Refused> {
  const refusal = await refusalOfAddress(text, reach);
  if (refusal !== undefined) return refusal;
  const url = new URL(text);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const { promise, resolve } = Promise.withResolvers<Refused>();
  const sending: ClientRequest = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'CGDX-Webhooks/1' },
    // A new connection: a pooled one would go to the IP address of an earlier resolution.
    agent: false,
    lookup: guardedLookup(reach),
    signal: AbortSignal.timeout(timeoutMs),
  });
  sending.on('error', (error) => resolve(reasonOf(error)));
  sending.on('response', (response) => {
    resolve(statusReason(response.statusCode));
    // The body of the response is not read.
    response.destroy();
  });
  sending.end(body);
  return promise;
}

const guardedLookup =
  (reach: Reach): LookupFunction =>
  (host, options, callback) => {
    addressesOf(host, reach).then(
      (found) => {
        const [first] = found;
        if (options.all) callback(null, [...found]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
