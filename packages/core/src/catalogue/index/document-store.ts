/** Stores documents as bytes and parses one only when it is read, so that a large index loads without parsing all. */
import type { IndexedDocument } from './document.ts';

export interface DocumentStore {
  /** The concatenated JSON of all documents. */
  readonly bytes: Uint8Array;
  /** The offset of each document in `bytes`, and at the end the length of all. */
  readonly starts: Uint32Array;
  readonly read: (at: number) => IndexedDocument;
}

const decoder = new TextDecoder();

export function openDocuments(bytes: Uint8Array, starts: Uint32Array): DocumentStore {
  return {
    bytes,
    starts,
    read: (at) => JSON.parse(decoder.decode(bytes.subarray(starts[at], starts[at + 1]))) as IndexedDocument,
  };
}

export function storeDocuments(documents: readonly IndexedDocument[]): DocumentStore {
  const encoder = new TextEncoder();
  const pieces = documents.map((document) => encoder.encode(JSON.stringify(document)));
  const starts = new Uint32Array(pieces.length + 1);
  pieces.forEach((piece, at) => {
    starts[at + 1] = starts[at]! + piece.length;
  });
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  pieces.forEach((piece, at) => {
    bytes.set(piece, starts[at]);
  });
  return openDocuments(bytes, starts);
}
