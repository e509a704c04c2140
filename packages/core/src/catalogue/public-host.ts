/** Decides whether a host is public: neither this machine nor in a private network. */

type Range = readonly [first: string, bits: number];

/** Special-purpose IPv4 ranges (IANA): this host, private, shared, link-local, documentation, benchmarks, multicast, reserved. */
const privateRanges: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const isIn = (address: number, [first, bits]: Range): boolean =>
  Math.floor(address / 2 ** (32 - bits)) === Math.floor(numberOf(first) / 2 ** (32 - bits));

/** @param address dotted IPv4 or IPv6, as a resolver or a URL writes it */
export function isPublicAddress(address: string): boolean {
  if (/^\d+(?:\.\d+){3}$/.test(address))
    return !privateRanges.some((range) => isIn(numberOf(address), range));
  // Only 2000::/3 is public, except 2001::/32 and 2002::/16, which embed IPv4 addresses, and 2001:db8::/32, which is for examples.
  return /^[23][0-9a-f]{3}:/i.test(address) && !/^(?:2001:(?:0{0,4}|0?db8):|2002:)/i.test(address);
}

/** Host names that resolve only on one machine or in a private network. */
const privateName =
  /(?:^|\.)(?:localhost|local|internal|lan|home|corp|intranet|private|home\.arpa|test|invalid|onion)$/i;

/** @param hostname the `hostname` of a parsed URL, which writes every spelling of an IPv4 address with dots */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('[')) return isPublicAddress(name.slice(1, -1));
  if (/^\d+(?:\.\d+){3}$/.test(name)) return isPublicAddress(name);
  return name.includes('.') && !privateName.test(name);
}
