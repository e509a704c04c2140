/** Links a wallet by a signed message (EIP-4361): single-use, short-lived, for this site and chain. */
import { randomBytes } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { getAddress, verifyMessage } from 'ethers';
import { findChallenge, linkedWallet, linkWallet, storeChallenge } from '../store/wallet.ts';
import { siteUrl } from '../wiring.ts';
import { api, ok, type Request } from './api.ts';
import { signInMessage } from './sign-in-message.ts';

const challengeSeconds = 600;

async function challenge({ person, body }: Request<'POST /wallet/challenge'>) {
  const address = getAddress(body.address.toLowerCase());
  const nonce = randomBytes(12).toString('hex');
  const issuedAtMs = Date.now();
  const expiresAtMs = issuedAtMs + challengeSeconds * 1_000;
  const message = signInMessage({ siteUrl: siteUrl(), address, nonce, issuedAtMs, expiresAtMs });
  await storeChallenge(person.sub, { address, message, nonce, expiresAt: Math.floor(expiresAtMs / 1_000) });
  return ok({ message, nonce, expiresAt: new Date(expiresAtMs).toISOString() });
}

/** Returns the signer's address; undefined if the signature is malformed. */
function signerOf(message: string, signature: string): string | undefined {
  try {
    return verifyMessage(message, signature);
  } catch {
    return undefined;
  }
}

const refused = (code: string, message: string) =>
  new MarketError('auth', code, message, {
    advice: 'Connect the wallet again to get a new message to sign.',
  });

async function link({ person, body }: Request<'POST /wallet/link'>) {
  const { message, signature } = body;
  const open = await findChallenge(person.sub);
  // The server wrote the message, so equality checks domain, address, chain and nonce at once.
  if (!open || open.message !== message)
    throw refused('UnknownChallenge', 'This message is not the one we asked you to sign.');
  if (open.expiresAt * 1_000 < Date.now()) throw refused('ChallengeExpired', 'The message has expired.');
  if (signerOf(message, signature) !== open.address)
    throw refused('WrongSignature', "The signature is not this wallet's.");
  if (!(await linkWallet(person.sub, open)))
    throw refused('UnknownChallenge', 'This message has already been used.');
  return ok({ address: open.address });
}

export const handler = api({
  'GET /wallet': async ({ person }) => ok({ address: (await linkedWallet(person.sub)) ?? null }),
  'POST /wallet/challenge': challenge,
  'POST /wallet/link': link,
});
