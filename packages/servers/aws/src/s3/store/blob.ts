/** Files of bytes, each written once under its own name and never changed. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { type FileHandle, open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

export interface BlobWriter {
  readonly id: string;
  write(chunks: readonly Uint8Array[]): Promise<void>;
  close(): Promise<void>;
  /** Closes and removes the file. Never throws. */
  discard(): Promise<void>;
}

/** A file that differs from its written state. */
export class DamagedBlob extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is damaged or missing: restore it from a copy; until then, reads of its object fail.`);
    this.name = 'DamagedBlob';
    this.path = path;
  }
}

export interface BlobDirectory {
  /** Returns whether any file exists. */
  any(): boolean;
  create(): Promise<BlobWriter>;
  /** @throws DamagedBlob if the file is missing or has another size */
  open(id: string, size: number): Promise<FileHandle>;
  pathOf(id: string): string;
  /** Keeps files readable, even if they are removed meanwhile, until the returned function is called. */
  hold(ids: readonly string[]): () => Promise<void>;
  /** Removes the files, at once or when their last reader releases them. Never throws. */
  remove(ids: readonly string[]): Promise<void>;
  /** Removes every file for which `isKnown` returns false; call it before anything is written. Returns their number. */
  sweep(isKnown: (id: string) => boolean): Promise<number>;
}

/** Files are spread over 256 folders, named by the first two digits of their ids. */
const shardOf = (id: string): string => id.slice(0, 2);

export function openBlobDirectory(root: string): BlobDirectory {
  mkdirSync(root, { recursive: true });
  const shards = new Set(readdirSync(root));
  const pathOf = (id: string) => join(root, shardOf(id), id);
  // A file that cannot be removed now becomes an orphan, which the next start removes; the commit is not undone.
  const removeOne = (id: string) => unlink(pathOf(id)).catch(() => undefined);
  const held = new Map<string, number>();
  const doomed = new Set<string>();
  const letGo = async (id: string) => {
    const others = (held.get(id) ?? 1) - 1;
    if (others > 0) held.set(id, others);
    else {
      held.delete(id);
      if (doomed.delete(id)) await removeOne(id);
    }
  };
  return {
    any: () => [...shards].some((shard) => readdirSync(join(root, shard)).length > 0),
    async create() {
      const id = randomBytes(16).toString('hex');
      if (!shards.has(shardOf(id))) mkdirSync(join(root, shardOf(id)), { recursive: true });
      shards.add(shardOf(id));
      // A row refers to the file only after its last byte has been written, so a partial file is an orphan, not an
      // object.
      const file = await open(pathOf(id), 'wx');
      return {
        id,
        async write(chunks) {
          let left = chunks.filter((chunk) => chunk.byteLength > 0);
          while (left.length > 0) {
            let { bytesWritten } = await file.writev(left);
            left = left.flatMap((chunk) => {
              const taken = Math.min(bytesWritten, chunk.byteLength);
              bytesWritten -= taken;
              return taken === chunk.byteLength ? [] : [chunk.subarray(taken)];
            });
          }
        },
        close: () => file.close(),
        async discard() {
          await file.close().catch(() => undefined);
          await removeOne(id);
        },
      };
    },
    pathOf,
    open: async (id, size) => {
      if (statSync(pathOf(id), { throwIfNoEntry: false })?.size !== size) throw new DamagedBlob(pathOf(id));
      return open(pathOf(id), 'r');
    },
    hold(ids) {
      for (const id of ids) held.set(id, (held.get(id) ?? 0) + 1);
      return async () => {
        for (const id of ids) await letGo(id);
      };
    },
    async remove(ids) {
      for (const id of ids) {
        if (held.has(id)) doomed.add(id);
        else await removeOne(id);
      }
    },
    async sweep(isKnown) {
      let removed = 0;
      for (const shard of shards) {
        for (const id of await readdir(join(root, shard))) {
          if (isKnown(id)) continue;
          await removeOne(id);
          removed++;
        }
      }
      return removed;
    },
  };
}
