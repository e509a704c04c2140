/** The cursor of a list: the table key at which a page ended, encrypted, since table keys name people. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { secret } from '../../ground/links.ts';

const positionSchema = z.record(z.string(), z.string());
type Position = z.infer<typeof positionSchema>;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const key = (): Buffer =>
  Buffer.from(hkdfSync('sha256', secret('AnonymousIdKey'), '', 'cursor of an operator’s list', 32));

/** @param list the name of the list, with which its cursor must be read */
export function pageToken(position: Position, list: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key(), nonce).setAAD(Buffer.from(list));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(position), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws MarketError InvalidInput if the text is not a cursor of this list */
export function readPageToken(token: string, list: string): Position {
  try {
    const bytes = Buffer.from(token, 'base64url');
    const sealedAt = nonceBytes + tagBytes;
    const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(list))
      .setAuthTag(bytes.subarray(nonceBytes, sealedAt));
    const text = Buffer.concat([decipher.update(bytes.subarray(sealedAt)), decipher.final()]);
    return positionSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    throw new MarketError('input', 'InvalidInput', 'The cursor does not belong to this list.');
  }
}
