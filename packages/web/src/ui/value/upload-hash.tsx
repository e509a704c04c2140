import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { Hash } from './hash.tsx';

/** An upload hash in hex, as people also see it in files and on the chain. @param value base64, or already hex */
export const UploadHash = ({ value }: { value: string }) => (
  <Hash value={hexOfHash(value)} name="upload hash" />
);
