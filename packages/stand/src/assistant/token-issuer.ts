/** For tests: a user pool's keys at an address, and tokens that they sign. */
import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface TokenIssuer extends Service {
  readonly links: Readonly<Record<'UserPool' | 'WebClient', object>>;
  /** @param other claims that differ from those of a valid id token */
  readonly tokenOf: (sub: string, other?: Readonly<Record<string, unknown>>) => Promise<string>;
}

const poolId = `${region}_Pool1`;
const clientId = 'client';

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  });
  const service = await listen(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
    }),
    0,
  );
  return {
    ...service,
    links: { UserPool: { id: poolId, keysUrl: `${service.url}/jwks.json` }, WebClient: { id: clientId } },
    tokenOf: (sub, other = {}) =>
      new SignJWT({
        sub,
        jti: `${sub}-1`,
        token_use: 'id',
        email: `${sub}@example.com`,
        iss: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
        aud: clientId,
        exp: Math.floor(Date.now() / 1000) + 600,
        ...other,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .sign(privateKey),
  };
}
