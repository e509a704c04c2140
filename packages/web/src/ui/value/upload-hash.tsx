import { hexOfHash } from '../../lib/format/hex-of-hash.ts';
import { Hash } from './hash.tsx';

/** An upload hash as people see it everywhere, in files and on the chain too: in hex. @param value base64, or hex already */
export const UploadHash = ({ value }: { value: string }) => (
  <Hash value={hexOfHash(value)} name="upload hash" />
);
