/** Linking a wallet by a signed message. */
import { z } from 'zod';
import { address, time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const linked = z.string().describe('The address of the wallet, with its checksum (EIP-55).');

/** Signatures by passkeys, and ERC-6492 signatures with the deployment of a wallet, have some thousand digits. */
const mostSignatureDigits = 20_000;

export const walletRoutes = {
  'GET /wallet': {
    summary: 'The wallet that is linked to the account.',
    answers: { 200: z.object({ address: linked.nullable().describe('Null if none is linked.') }) },
    errors: [],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
  'POST /wallet/challenge': {
    summary: 'Creates a message for the wallet to sign.',
    body: z.object({ address }),
    answers: {
      200: z
        .object({
          message: z.string().describe('The EIP-4361 text to sign.'),
          nonce: z.string(),
          expiresAt: time,
        })
        .describe('The message to sign; it is valid once, for 10 minutes.'),
    },
    errors: [],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
  'POST /wallet/link': {
    summary: 'Links the wallet that signed the message.',
    body: z.object({
      message: z.string().max(2_000).describe('The message that `POST /wallet/challenge` returned.'),
      signature: z
        .string()
        .max(mostSignatureDigits)
        .regex(/^0x(?:[0-9a-fA-F]{2})*$/)
        .describe(
          'The signature of the message, 0x hex: 65 bytes by a key, or what a contract wallet accepts (ERC-1271); if the contract is not deployed yet, wrapped with its deployment (ERC-6492).',
        ),
    }),
    answers: { 200: z.object({ address: linked }) },
    errors: ['UnknownChallenge', 'ChallengeExpired', 'WrongSignature', 'ChainUnavailable'],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
