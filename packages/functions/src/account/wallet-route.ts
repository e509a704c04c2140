/** Links a wallet by a signed message (EIP-4361): single-use, short-lived, for this site and chain. */
import { randomBytes } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { getAddress, hashMessage, verifyMessage } from 'ethers';
import { acceptsSignature } from '../chain/node/signature-query.ts';
import { api, ok, type Request } from '../ground/caller/api.ts';
import { siteUrl } from '../ground/links.ts';
import { signInMessage } from './sign-in-message.ts';
import { findChallenge, linkedWallet, linkWallet, storeChallenge } from './wallet.ts';

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

/**
 * A signature by a key names its signer. A wallet that is a contract has no key: the chain is asked whether the
 * contract accepts the signature.
 */
async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  if (signerOf(message, signature) === address) return true;
  try {
    return await acceptsSignature(address, hashMessage(message), signature);
  } catch (cause) {
    if (!(cause instanceof MarketError) || cause.kind !== 'unavailable') throw cause;
    throw new MarketError(
      'unavailable',
      'ChainUnavailable',
      'The blockchain cannot be asked about this signature at the moment.',
      { advice: 'Nothing was linked. Sign again in a minute.', cause },
    );
  }
}

const signAgain = 'Connect the wallet again to get a new message to sign.';

const refused = (code: string, message: string, advice = signAgain) =>
  new MarketError('auth', code, message, { advice });

const wrongSignature = () =>
  refused(
    'WrongSignature',
    "The signature is not this wallet's.",
    `${signAgain} A contract or passkey wallet has to exist on Moonbase Alpha: if yours cannot, link another wallet, or use your bank account and a card instead.`,
  );

async function link({ person, body }: Request<'POST /wallet/link'>) {
  const { message, signature } = body;
  const open = await findChallenge(person.sub);
  // The server wrote the message, so equality checks domain, address, chain and nonce at once.
  if (!open || open.message !== message)
    throw refused('UnknownChallenge', 'This message is not the one we asked you to sign.');
  if (open.expiresAt * 1_000 < Date.now()) throw refused('ChallengeExpired', 'The message has expired.');
  if (!(await isSignedBy(open.address, message, signature))) throw wrongSignature();
  if (!(await linkWallet(person.sub, open)))
    throw refused('UnknownChallenge', 'This message has already been used.');
  return ok({ address: open.address });
}

export const handler = api({
  'GET /wallet': async ({ person }) => ok({ address: (await linkedWallet(person.sub)) ?? null }),
  'POST /wallet/challenge': challenge,
  'POST /wallet/link': link,
});
