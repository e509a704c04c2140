/** The text that a wallet signs, in the form of EIP-4361. */
import { chainId } from '@cgdx/core/specification/number.ts';

/** The id of the test network that the product uses. */

export function signInMessage(about: {
  siteUrl: string;
  /** Checksummed. */
  address: string;
  nonce: string;
  issuedAtMs: number;
  expiresAtMs: number;
}): string {
  const { host, origin } = new URL(about.siteUrl);
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    about.address,
    '',
    'Link this wallet to your CGDX account. Rewards that you claim will be sent to it.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${about.nonce}`,
    `Issued At: ${new Date(about.issuedAtMs).toISOString()}`,
    `Expiration Time: ${new Date(about.expiresAtMs).toISOString()}`,
  ].join('\n');
}
