/** Linking a wallet by a signed message. */
import { z } from 'zod';
import { address, time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const linked = z.string().describe('The wallet, with its checksum.');

/** Passkeys and what deploys a wallet take some thousands. */
const mostSignatureDigits = 20_000;

export const walletRoutes = {
  'GET /wallet': {
    summary: 'The wallet that is linked to the account.',
    answers: { 200: z.object({ address: linked.nullable().describe('Null if none is linked.') }) },
    errors: [],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
  'POST /wallet/challenge': {
    summary: 'Asks for a message to sign.',
    body: z.object({ address }),
    answers: {
      200: z
        .object({
          message: z.string().describe('The EIP-4361 text to sign.'),
          nonce: z.string(),
          expiresAt: time,
        })
        .describe('Valid once, for 10 minutes.'),
    },
    errors: [],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
  'POST /wallet/link': {
    summary: 'Links the wallet that signed the message.',
    body: z.object({
      message: z.string().max(2_000).describe('The message that was returned.'),
      signature: z
        .string()
        .max(mostSignatureDigits)
        .regex(/^0x(?:[0-9a-fA-F]{2})*$/)
        .describe(
          'The signature of the message, 0x hex: 65 bytes of a key, or whatever a contract wallet takes for its own (ERC-1271), before it is deployed with what deploys it (ERC-6492).',
        ),
    }),
    answers: { 200: z.object({ address: linked }) },
    errors: ['UnknownChallenge', 'ChallengeExpired', 'WrongSignature', 'ChainUnavailable'],
    provedBy: 'lab/e2e/src/claim-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
