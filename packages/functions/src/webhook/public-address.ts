/** Decides which addresses of the internet are anybody's: a webhook may lead to no other. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whatever some registry sets apart is refused: private, loopback, link-local (a cloud's own data are there), shared,
 * reserved, multicast, and those of IPv6 that have one of IPv4 in them.
 * @param address without brackets
 */
export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
