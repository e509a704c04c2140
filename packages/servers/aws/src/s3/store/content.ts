/** The bytes of objects: counts the references to each content, and reads a range across its parts. */
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

/** Increments the number of versions that use this content. Call it inside a transaction. */
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

/**
 * Decrements that number, and deletes the content at 0. Call it inside a transaction. Returns the blobs to remove after
 * the commit.
 */
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
 * Makes `parts`, in this order, the only parts of the content, and drops all others. Call it inside a transaction.
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

/** Bytes per read; each reader uses two such buffers, regardless of the object's size. */
const readBytes = 512 * 1024;

/**
 * Passes the bytes [start, end) to `take`, in order. The next piece is read while `take` works on the previous one,
 * whose buffer is reused afterwards; so `take` must not use a piece after its promise has resolved.
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
      // Only a read of the whole part can be compared with its MD5.
      const hash = at === 0 && end === part.size ? createHash('md5') : undefined;
      while (at < end) {
        const buffer = buffers[turn]!;
        turn = 1 - turn;
        const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.byteLength, end - at), at);
        if (bytesRead === 0) throw new DamagedBlob(blobs.pathOf(part.blob));
        at += bytesRead;
        read += bytesRead;
        hash?.update(buffer.subarray(0, bytesRead));
        // The error ends the response before its promised length, so the reader notices.
        if (hash !== undefined && at === end && hash.digest('hex') !== part.etag)
          throw new DamagedBlob(blobs.pathOf(part.blob));
        await taking;
        taking = take(buffer.subarray(0, bytesRead));
        // The error is rethrown at the next await; until then it must not count as unhandled.
        taking.catch(() => undefined);
      }
    } finally {
      await file.close();
    }
  }
  await taking;
  if (read !== range.end - range.start) throw new Error('the object was deleted before it could be read');
}
