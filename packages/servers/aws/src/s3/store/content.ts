/** The bytes of objects: counts who refers to them, and reads a range across their parts. */
import { createHash } from 'node:crypto';
import { type BlobDirectory, DamagedBlob } from './blob.ts';
import type { Database } from './database.ts';

export interface Part {
  readonly number: number;
  /** Offset of the part's first byte in the content. */
  readonly start: number;
  readonly size: number;
  readonly blob: string;
  /** MD5, hex. */
  readonly etag: string;
  /** Base64, by the algorithm of the upload. */
  readonly checksum: string | null;
  readonly modified_ms: number;
}

/** Counts one more version that uses this content. Call it inside a transaction. */
export function retainContent(db: Database, contentId: string): void {
  db.run('INSERT INTO content VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET refs = refs + 1', contentId);
}

export function isContent(db: Database, contentId: string): boolean {
  return db.one('SELECT 1 FROM content WHERE id = ?', contentId) !== undefined;
}

/** Drops the parts of a content. Call it inside a transaction. Returns the blobs to remove after the commit. */
export function dropParts(db: Database, contentId: string): string[] {
  const blobs = db.all<{ blob: string }>('SELECT blob FROM part WHERE content_id = ?', contentId);
  db.run('DELETE FROM part WHERE content_id = ?', contentId);
  return blobs.map((row) => row.blob);
}

/** Counts one version less. Call it inside a transaction. Returns the blobs to remove after the commit. */
export function releaseContent(db: Database, contentId: string): string[] {
  db.run('UPDATE content SET refs = refs - 1 WHERE id = ?', contentId);
  if (db.run('DELETE FROM content WHERE id = ? AND refs <= 0', contentId) === 0) return [];
  return dropParts(db, contentId);
}

export function savePart(db: Database, contentId: string, part: Part): void {
  db.run(
    'INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    contentId,
    part.number,
    part.start,
    part.size,
    part.blob,
    part.etag,
    part.checksum,
    part.modified_ms,
  );
}

export function partOf(db: Database, contentId: string, number: number): Part | undefined {
  return db.one<Part>('SELECT * FROM part WHERE content_id = ? AND number = ?', contentId, number);
}

export function partsOf(db: Database, contentId: string): Part[] {
  return db.all<Part>('SELECT * FROM part WHERE content_id = ? ORDER BY number', contentId);
}

/**
 * Makes `parts`, in this order, the whole of the content and drops the other ones. Call it inside a transaction.
 * Returns the blobs to remove after the commit.
 */
export function placeParts(db: Database, contentId: string, parts: readonly Part[]): string[] {
  const chosen = new Set(parts.map((part) => part.number));
  const leftOut = partsOf(db, contentId).filter((part) => !chosen.has(part.number));
  for (const part of leftOut) {
    db.run('DELETE FROM part WHERE content_id = ? AND number = ?', contentId, part.number);
  }
  let start = 0;
  for (const part of parts) {
    db.run('UPDATE part SET start = ? WHERE content_id = ? AND number = ?', start, contentId, part.number);
    start += part.size;
  }
  return leftOut.map((part) => part.blob);
}

/** Bytes per read; each reader uses two such buffers, whatever the object's size. */
const readBytes = 512 * 1024;

/**
 * Passes the bytes [start, end) to `take`, in order. The next piece is read while the last one is being taken, and its
 * buffer is reused after that, so `take` must be done with a piece when its promise resolves.
 */
export async function readContent(
  db: Database,
  blobs: BlobDirectory,
  contentId: string,
  range: { readonly start: number; readonly end: number },
  take: (piece: Buffer) => Promise<void>,
): Promise<void> {
  const parts = db.all<Part>(
    'SELECT * FROM part WHERE content_id = ? AND start < ? AND start + size > ? ORDER BY number',
    contentId,
    range.end,
    range.start,
  );
  const letGo = blobs.hold(parts.map((part) => part.blob));
  try {
    await readParts(parts, blobs, range, take);
  } finally {
    await letGo();
  }
}

async function readParts(
  parts: readonly Part[],
  blobs: BlobDirectory,
  range: { readonly start: number; readonly end: number },
  take: (piece: Buffer) => Promise<void>,
): Promise<void> {
  const buffers = [0, 1].map(() => Buffer.allocUnsafe(Math.min(readBytes, range.end - range.start)));
  let turn = 0;
  let read = 0;
  let taking: Promise<void> = Promise.resolve();
  for (const part of parts) {
    const file = await blobs.open(part.blob, part.size);
    try {
      let at = Math.max(range.start - part.start, 0);
      const end = Math.min(range.end - part.start, part.size);
      // Of a piece of it, nothing says what it was.
      const hash = at === 0 && end === part.size ? createHash('md5') : undefined;
      while (at < end) {
        const buffer = buffers[turn]!;
        turn = 1 - turn;
        const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.byteLength, end - at), at);
        if (bytesRead === 0) throw new DamagedBlob(blobs.pathOf(part.blob));
        at += bytesRead;
        read += bytesRead;
        hash?.update(buffer.subarray(0, bytesRead));
        // The reader gets less than was promised, and so knows.
        if (hash !== undefined && at === end && hash.digest('hex') !== part.etag)
          throw new DamagedBlob(blobs.pathOf(part.blob));
        await taking;
        taking = take(buffer.subarray(0, bytesRead));
        // A failure is thrown at the next await; until then it must not count as unhandled.
        taking.catch(() => undefined);
      }
    } finally {
      await file.close();
    }
  }
  await taking;
  if (read !== range.end - range.start) throw new Error('the object was deleted before it could be read');
}
