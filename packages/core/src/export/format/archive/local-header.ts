/** Finds the bytes of an entry, after its local header (APPNOTE.TXT 4.3.7). */
import { viewOf } from '../../../byte/bytes.ts';
import { damagedZip } from './archive-rejection.ts';
import type { BlockReader } from './block-reader.ts';

const signature = 0x04034b50;

/** Without the name and the extra fields, which may be longer than those in the directory. */
export const localHeaderBytes = 30;

/** `end`: no entry's bytes extend beyond. Throws `ExportRejected` if there is no such header. */
export async function startOfBytes(
  reader: BlockReader,
  entry: { readonly start: number; readonly packedBytes: number },
  end: number,
): Promise<number> {
  const header = viewOf(await reader.read(entry.start, localHeaderBytes));
  if (header.getUint32(0, true) !== signature) throw damagedZip();
  const start = entry.start + localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true);
  if (entry.packedBytes > 0 && start + entry.packedBytes > end) throw damagedZip();
  return start;
}
