/** Divides an order into quotes that are small enough for a purchase each. */
import { mostBytes, mostUploads } from './quote.ts';

export interface SizedUpload {
  readonly uploadHash: string;
  readonly dataPoolId: string;
  readonly bytes: number;
}

/** The limits of one quote. */
interface Room {
  readonly uploads: number;
  readonly bytes: number;
}

const bytesOf = (uploads: readonly SizedUpload[]): number =>
  uploads.reduce((sum, { bytes }) => sum + bytes, 0);

/** Divides uploads into parts of about equal number, so that no part is too small to be paid by card. */
function inParts<U>(uploads: readonly U[], count: number): U[][] {
  const from = (part: number) => Math.floor((part * uploads.length) / count);
  return Array.from({ length: count }, (_, part) => uploads.slice(from(part), from(part + 1)));
}

function divided<U extends SizedUpload>(uploads: readonly U[], room: Room): U[][] {
  const least = Math.max(1, Math.ceil(uploads.length / room.uploads));
  for (let count = least; count < uploads.length; count++) {
    const parts = inParts(uploads, count);
    if (parts.every((part) => bytesOf(part) <= room.bytes)) return parts;
  }
  return uploads.map((upload) => [upload]);
}

const orderOf = ({ dataPoolId, uploadHash }: SizedUpload): string => `${dataPoolId} ${uploadHash}`;
const byOrder = (a: SizedUpload, b: SizedUpload): number => (orderOf(a) < orderOf(b) ? -1 : 1);

/**
 * @param uploads none larger than the limit of a quote
 * @param ofOnePool whether each part has uploads of a single pool, since a wallet pays each pool with its own transaction
 * @returns the fewest possible parts, or nearly; independent of the order of the uploads
 */
export function splitOrder<U extends SizedUpload>(
  uploads: readonly U[],
  ofOnePool: boolean,
  room: Room = { uploads: mostUploads, bytes: mostBytes },
): U[][] {
  const sorted = uploads.toSorted(byOrder);
  if (!ofOnePool) return divided(sorted, room);
  const pools = [...new Set(sorted.map(({ dataPoolId }) => dataPoolId))];
  return pools.flatMap((pool) => {
    const own = sorted.filter(({ dataPoolId }) => dataPoolId === pool);
    return divided(own, room);
  });
}
