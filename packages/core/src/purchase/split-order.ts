/** Decides how an order is divided into quotes that a purchase can hold each. */
import { mostBytes, mostUploads } from './quote.ts';

export interface SizedUpload {
  readonly uploadHash: string;
  readonly dataPoolId: string;
  readonly bytes: number;
}

/** What one quote may hold. */
interface Room {
  readonly uploads: number;
  readonly bytes: number;
}

const bytesOf = (uploads: readonly SizedUpload[]): number =>
  uploads.reduce((sum, { bytes }) => sum + bytes, 0);

/** Parts of about the same number, so that the last is not too small for a card to pay. */
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
 * @param uploads none larger than a quote's room
 * @param ofOnePool whether each part holds one pool alone: a wallet pays a pool with a transaction
 * @returns as few parts as there can be, or nearly; the same for the same uploads in any order
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
