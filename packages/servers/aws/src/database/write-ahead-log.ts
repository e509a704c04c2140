/**
 * Checks whether a database's write-ahead log is complete. SQLite treats a missing or truncated log as if no further
 * data had been committed. The index file beside it, which a killed process leaves behind as well, records the log's
 * length. Format: https://sqlite.org/walformat.html
 */
import { readFileSync, statSync } from 'node:fs';
import { uptime } from 'node:os';

const logMagic = 0x377f0682;
const logHeaderBytes = 32;
const frameHeaderBytes = 24;
const indexHeaderBytes = 48;

type Sum = readonly [number, number];

interface Index {
  readonly frames: number;
  /** The number of frames already copied into the database (checkpointed). */
  readonly moved: number;
  readonly pageBytes: number;
  readonly salt: Buffer;
}

/** @param path the file of a database that no process has open */
export function isLogWhole(path: string): boolean {
  const index = isOfThisBoot(`${path}-shm`) ? readIndex(bytesOf(`${path}-shm`)) : undefined;
  if (index === undefined || index.frames <= index.moved) return true;
  const log = bytesOf(`${path}-wal`);
  if (log.length < logHeaderBytes + index.frames * (frameHeaderBytes + index.pageBytes)) return false;
  // The last bit gives the byte order in which the checksums sum up words.
  const isBig = (log.readUInt32BE(0) & 1) === 1;
  if ((log.readUInt32BE(0) & ~1) >>> 0 !== logMagic) return false;
  if (!log.subarray(16, 24).equals(index.salt)) return false;
  const first = summed(log.subarray(0, 24), isBig, [0, 0]);
  return isSum(log, 24, first) && areFramesWhole(log, index, isBig, first);
}

function areFramesWhole(log: Buffer, { frames, pageBytes }: Index, isBig: boolean, first: Sum): boolean {
  let sum = first;
  for (let frame = 0; frame < frames; frame++) {
    const at = logHeaderBytes + frame * (frameHeaderBytes + pageBytes);
    const page = at + frameHeaderBytes;
    sum = summed(log.subarray(page, page + pageBytes), isBig, summed(log.subarray(at, at + 8), isBig, sum));
    if (!isSum(log, at + 16, sum)) return false;
  }
  return true;
}

/**
 * A killed process loses nothing of either file. A power cut may lose the end of one of them, which does not count as
 * damage.
 */
function isOfThisBoot(path: string): boolean {
  const writtenMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return writtenMs > Date.now() - uptime() * 1_000;
}

/**
 * Returns undefined if the index is invalid: SQLite then rebuilds it from the log. Its words are in the machine's byte
 * order.
 */
function readIndex(bytes: Buffer): Index | undefined {
  const header = bytes.subarray(0, indexHeaderBytes);
  const isWritten = header.length === indexHeaderBytes && header[12] === 1;
  if (!isWritten || !header.equals(bytes.subarray(indexHeaderBytes, 2 * indexHeaderBytes))) return undefined;
  const [one, two] = summed(header.subarray(0, 40), false, [0, 0]);
  if (header.readUInt32LE(40) !== one || header.readUInt32LE(44) !== two) return undefined;
  const size = header.readUInt16LE(14);
  return {
    frames: header.readUInt32LE(16),
    moved: bytes.readUInt32LE(2 * indexHeaderBytes),
    pageBytes: size === 1 ? 65_536 : size,
    salt: header.subarray(32, 40),
  };
}

function summed(bytes: Buffer, isBig: boolean, [one, two]: Sum): Sum {
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

const isSum = (log: Buffer, at: number, [one, two]: Sum): boolean =>
  log.readUInt32BE(at) === one && log.readUInt32BE(at + 4) === two;

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
