/** Decides which IP addresses are public: a webhook may lead to no other. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Refuses every address that a registry reserves: private, loopback, link-local (where a cloud serves its own
 * data), shared, reserved, multicast, and IPv6 addresses that contain such an IPv4 address.
 * @param address without brackets
 */
export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
