import { createHash } from 'node:crypto';
import type { CreateSha256 } from '../port.ts';

export const createSha256: CreateSha256 = () => {
  const hash = createHash('sha256');
  return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
};
