/** Says in a sentence what was checked of an archive. */
import { countOf } from '@cgdx/core/word/count-of.ts';
import type { Verified } from './verify-archive.ts';

/** @param file the archive's name or path, as the person knows it */
export function verifiedSentence(file: string, { uploads, files, derived }: Verified): string {
  const made = `${countOf(derived, 'Parquet file')} ${derived === 1 ? 'agrees' : 'agree'} with the certified files, `;
  const certified =
    uploads.length === 1
      ? 'the upload’s certificate is valid, and the chain had its root'
      : 'the uploads’ certificates are valid, and the chain had their roots';
  return `${file}: checked ${countOf(uploads.length, 'upload')} in ${countOf(files, 'file')}. Every checksum is right, ${derived === 0 ? '' : made}${certified}.`;
}
