/** Stores the compressed pieces of one kind, in the order of the units, as one gzip file; several workers may make the pieces. */

import type { DatasetSink } from './dataset-sink.ts';
import { gzipHead, gzipTail, type PieceSum } from './gzip-piece.ts';
import type { Manifest } from './manifest.ts';
import { createStoredFile } from './stored-file.ts';

export interface KindFile {
  /** Resolves when there is room for more. */
  push(chunk: Uint8Array): Promise<void>;
  endPiece(sum: PieceSum): void;
  close(): Promise<Manifest['files'][number]>;
  /** Stops and passes an error to the sink, which must not store the incomplete file. */
  abort(): void;
}

export function createKindFile(sink: DatasetSink, name: string): KindFile {
  const file = createStoredFile(sink, name, 'application/x-ndjson+gzip');
  const sums: PieceSum[] = [];
  const begun = file.push(gzipHead);
  return {
    async push(chunk) {
      await begun;
      await file.push(chunk);
    },
    endPiece: (sum) => void sums.push(sum),
    async close() {
      await begun;
      await file.push(gzipTail(sums));
      return file.close();
    },
    abort: file.abort,
  };
}
