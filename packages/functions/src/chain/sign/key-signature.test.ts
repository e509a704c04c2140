import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { computeAddress, id, recoverAddress, Signature, SigningKey } from 'ethers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const privateKey = id('a key that nobody uses');
const address = computeAddress(privateKey);
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** Signs as KMS does: DER, s in either half of the order, no recovery bit. */
function signAsKms(digest: string, high: boolean): Buffer {
  const { r, s } = new SigningKey(privateKey).sign(digest);
  const integers = [BigInt(r), high ? order - BigInt(s) : BigInt(s)].map((value) => {
    const hex = value.toString(16);
    const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
    const positive = (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
    return Buffer.concat([Buffer.of(2, positive.length), positive]);
  });
  const body = Buffer.concat(integers);
  return Buffer.concat([Buffer.of(0x30, body.length), body]);
}

const asked: Record<string, unknown>[] = [];
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    asked.push({ ...body, target: request.headers['x-amz-target'] });
    const digest = `0x${Buffer.from(String(body.Message), 'base64').toString('hex')}`;
    const signature = signAsKms(digest, asked.length % 2 === 0).toString('base64');
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    response.end(JSON.stringify({ Signature: signature, KeyId: body.KeyId }));
  });
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

let signer: typeof import('./key-signature.ts');
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${port}`,
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    SST_RESOURCE_App: JSON.stringify({ name: 'cgdx', stage: 'test' }),
    SST_RESOURCE_AppenderKey: JSON.stringify({
      keyArn: 'arn:aws:kms:x:1:key/k',
      address: address.toLowerCase(),
    }),
  });
  signer = await import('./key-signature.ts');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("what KMS signs recovers to the key's address, in the lower half of the order", async () => {
  for (let n = 0; n < 16; n += 1) {
    const digest = id(`transaction ${n}`);
    const signature = await signer.signDigest('AppenderKey', digest);
    expect(recoverAddress(digest, signature)).toBe(address);
    expect(BigInt(Signature.from(signature).s)).toBeLessThanOrEqual(order / 2n);
  }
});

test('KMS is given the digest itself, and which algorithm to use', () => {
  expect(asked[0]).toMatchObject({
    target: 'TrentService.Sign',
    KeyId: 'arn:aws:kms:x:1:key/k',
    MessageType: 'DIGEST',
    SigningAlgorithm: 'ECDSA_SHA_256',
  });
});
